BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
CREATE TABLE chat (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	time DOUBLE NOT NULL, 
	client VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "chat" VALUES('70ce7f19f1e978873c21ba5b',1,'huBIGuqc0svV5-l8',0,'Guten Abend',1.79506344842419910431e+09,'56450-8');
INSERT INTO "chat" VALUES('19dfa81222c31d37aca082e8',1,'',NULL,'{"message":"note-conceded","args":{"seat":0}}',1.79506344901495432857e+09,'');
CREATE TABLE held (
	"table" VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	played INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY ("table", player)
);
CREATE TABLE keys (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "keys" VALUES('4206d49db6f1f6ba04dcf22eaaee73eb26120721b9e9f6c21c46e914f0afd3e2','huBIGuqc0svV5-l8','device','',1.7950634346463377476e+09);
INSERT INTO "keys" VALUES('83a25540720264b67e8a94794a9ed67f4193498fffc6937da362d916cdfed70e','V2reCmMNcTvjHCx0','device','',1.7950634346588349343e+09);
INSERT INTO "keys" VALUES('cf13d91dd3c8586d8ae26635dc5d24828f77bf557d90f471fd0cda58ebd22275','rKC7818r0XSgXF04','device','',1.79506344846430563929e+09);
INSERT INTO "keys" VALUES('977c38dbae55cae73056314be8331257bc47b48fb80b59b2a8bc6050538c7951','Oh2xKdgHhnxYuufN','device','',1.7950634484874780178e+09);
INSERT INTO "keys" VALUES('a3998a3c156fbcb24939fbf35ca59916a62c35e2081aae76892b598acd8f4571','RKDtF-lJzzkiVX8e','device','',1.79506344890672159199e+09);
INSERT INTO "keys" VALUES('d033128717baae538ec8f5f0f6c3cdda4ff4e232c1c589a4fb2f7084adabf1be','nOwbwqtUEsqUIXKF','device','',1.79506344892734074594e+09);
CREATE TABLE log (
	"table" VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	person VARCHAR NOT NULL, 
	client VARCHAR NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY ("table", n)
);
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',1,'{"n":1,"seat":1,"moves":["play notreparatur"],"chance":[2],"time":1795063448.2396405,"hash":"97bceff111e807b5","events":[{"clause":"FS-EVENT-03","seat":1,"card":"notreparatur","$":"EventPlayed"},{"clause":"FS-DICE-01","seat":1,"card":"notreparatur","dice":[2],"$":"DiceRolled"}]}','V2reCmMNcTvjHCx0','58588-5','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',2,'{"n":2,"seat":1,"moves":["play zielerfassung"],"time":1795063448.2614207,"hash":"ccb214392e511912","events":[{"clause":"FS-EVENT-03","seat":1,"card":"zielerfassung","$":"EventPlayed"}]}','V2reCmMNcTvjHCx0','58588-6','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',3,'{"n":3,"seat":1,"moves":["choose veloce_klasse.2"],"time":1795063448.2802088,"hash":"c2138b41f23c629c","events":[]}','V2reCmMNcTvjHCx0','58588-7','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',4,'{"n":4,"seat":1,"moves":["pass"],"time":1795063448.3076243,"hash":"45809977fcf130f4","events":[]}','V2reCmMNcTvjHCx0','58588-8','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',5,'{"n":5,"seat":0,"moves":["reveal"],"chance":["pendler_k7"],"time":1795063448.329122,"hash":"4a13492505bccb44","events":[{"clause":"FS-MARKET-02","seat":0,"item":"pendler_k7.13","$":"MarketRevealed"}]}','huBIGuqc0svV5-l8','56450-5','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',6,'{"n":6,"seat":1,"moves":["pass"],"time":1795063448.3513637,"hash":"6c78967e69ae8e84","events":[]}','V2reCmMNcTvjHCx0','58588-9','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',7,'{"n":7,"seat":0,"moves":["charge veloce_klasse.2"],"chance":[2],"time":1795063448.3695996,"hash":"0aff9242ac9b6691","events":[{"clause":"FS-CHARGE-05","seat":0,"item":"veloce_klasse.2","roll":2,"modified":2,"tokens":1,"$":"GeneratorRolled"}]}','huBIGuqc0svV5-l8','56450-6','');
INSERT INTO "log" VALUES('70ce7f19f1e978873c21ba5b',8,'{"n":8,"seat":0,"moves":["load veloce_klasse.2"],"time":1795063448.4051914,"hash":"745788ec5ae7746d","events":[{"clause":"FS-CHARGE-05","seat":0,"item":"veloce_klasse.2","amount":1,"$":"Charged"}]}','huBIGuqc0svV5-l8','56450-7','');
INSERT INTO "log" VALUES('d3f175e6d6a802251d2cdd3a',1,'{"n":1,"seat":1,"moves":["species eridani_empire"],"chance":["3","3"],"time":1795063448.7382271,"hash":"cdbb092d0b0bd662","events":[{"clause":"ECL-SETUP-26","seat":1,"sector":"222","$":"ControlTaken"},{"clause":"ECL-SETUP-13","seat":1,"faction":"eridani_empire","$":"SpeciesChosen"}]}','Oh2xKdgHhnxYuufN','58610-5','');
INSERT INTO "log" VALUES('d3f175e6d6a802251d2cdd3a',2,'{"n":2,"seat":0,"moves":["species hydran_progress"],"chance":["271","273","274","272"],"time":1795063448.7851293,"hash":"31192482c9e28cae","events":[{"clause":"ECL-SETUP-26","seat":0,"sector":"224","$":"ControlTaken"},{"clause":"ECL-SETUP-13","seat":0,"faction":"hydran_progress","$":"SpeciesChosen"},{"clause":"ECL-GEN-02","round":1,"$":"RoundBegan"}]}','rKC7818r0XSgXF04','58608-5','');
INSERT INTO "log" VALUES('d3f175e6d6a802251d2cdd3a',3,'{"n":3,"seat":0,"moves":["action explore"],"time":1795063448.8604805,"hash":"8931024f57dcb556","events":[{"clause":"ECL-ACT-06","seat":0,"action":"explore","$":"ActionTaken"}]}','rKC7818r0XSgXF04','58608-6','');
INSERT INTO "log" VALUES('19dfa81222c31d37aca082e8',1,'{"n":1,"seat":0,"kind":"concede","time":1795063449.0128438,"hash":"e9643aedb65af68a","events":[{"clause":"FS-ATTACK-21","seat":0,"by":0,"$":"PlayerOut"},{"clause":"FS-GOAL-01","seat":1,"reason":"destroyed","$":"GameWon"}]}','RKDtF-lJzzkiVX8e','58622-5','');
CREATE TABLE passkeys (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	public VARCHAR NOT NULL, 
	count INTEGER NOT NULL, 
	label VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR NOT NULL, 
	phrase VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	settings TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "people" VALUES('huBIGuqc0svV5-l8',1,'Marion','marion','','en','{}',1.79506343464629173276e+09,1.7950634346645545959e+09);
INSERT INTO "people" VALUES('V2reCmMNcTvjHCx0',1,'Jonas','jonas','','en','{}',1.79506343465882515914e+09,1.79506344792854785922e+09);
INSERT INTO "people" VALUES('rKC7818r0XSgXF04',1,'Greta','greta','','en','{}',1.79506344846428084376e+09,1.79506344853458380699e+09);
INSERT INTO "people" VALUES('Oh2xKdgHhnxYuufN',1,'Emil','emil','','en','{}',1.79506344848744940753e+09,1.79506344855343103403e+09);
INSERT INTO "people" VALUES('RKDtF-lJzzkiVX8e',1,'Hanna','hanna','','en','{}',1.79506344890670156482e+09,1.79506344894147539135e+09);
INSERT INTO "people" VALUES('nOwbwqtUEsqUIXKF',1,'Paul','paul','','en','{}',1.79506344892733168605e+09,1.79506344896281599997e+09);
CREATE TABLE pulse (
	name VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "pulse" VALUES('server',1.79506344937453150749e+09);
CREATE TABLE ratings (
	game VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	played INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('flagship','RKDtF-lJzzkiVX8e',2.23646105068595026912e+01,8.06590141354368,1,1);
INSERT INTO "ratings" VALUES('flagship','nOwbwqtUEsqUIXKF',2.76353894931404973087e+01,8.06590141354368,1,1);
CREATE TABLE relations (
	person VARCHAR NOT NULL, 
	relation VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	PRIMARY KEY (person, relation, other)
);
CREATE TABLE scores (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	ended DOUBLE NOT NULL, shown DOUBLE, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "scores" VALUES('19dfa81222c31d37aca082e8',0,'RKDtF-lJzzkiVX8e','flagship',2,0,0,1,1.79506344901284384729e+09,1.79506344901284384729e+09);
INSERT INTO "scores" VALUES('19dfa81222c31d37aca082e8',1,'nOwbwqtUEsqUIXKF','flagship',1,0,1,1,1.79506344901284384729e+09,1.79506344901284384729e+09);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('70ce7f19f1e978873c21ba5b',0,'huBIGuqc0svV5-l8',0);
INSERT INTO "seats" VALUES('70ce7f19f1e978873c21ba5b',1,'V2reCmMNcTvjHCx0',0);
INSERT INTO "seats" VALUES('d3f175e6d6a802251d2cdd3a',0,'rKC7818r0XSgXF04',0);
INSERT INTO "seats" VALUES('d3f175e6d6a802251d2cdd3a',1,'Oh2xKdgHhnxYuufN',0);
INSERT INTO "seats" VALUES('19dfa81222c31d37aca082e8',0,'RKDtF-lJzzkiVX8e',0);
INSERT INTO "seats" VALUES('19dfa81222c31d37aca082e8',1,'nOwbwqtUEsqUIXKF',0);
INSERT INTO "seats" VALUES('4e00732025e565fb54bb60f9',0,'RKDtF-lJzzkiVX8e',0);
CREATE TABLE secrets (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('server','f734daf6c3a695910173abd7ed008c675388e633ef005c6728010cea8a862d6a');
INSERT INTO "secrets" VALUES('push','Q2Xv-JIADdos6UkNzZKt_6ih0e3hukIpPyqNmKc7Cfc');
CREATE TABLE sources (
	"table" VARCHAR NOT NULL, 
	source VARCHAR NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "sources" VALUES('70ce7f19f1e978873c21ba5b','3058f48896956d1262366526');
INSERT INTO "sources" VALUES('d3f175e6d6a802251d2cdd3a','3058f48896956d1262366526');
INSERT INTO "sources" VALUES('19dfa81222c31d37aca082e8','3058f48896956d1262366526');
INSERT INTO "sources" VALUES('4e00732025e565fb54bb60f9','3058f48896956d1262366526');
CREATE TABLE subscriptions (
	endpoint VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	keys TEXT NOT NULL, 
	created DOUBLE NOT NULL, "key" VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	visibility VARCHAR NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	invite VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	said INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	length INTEGER NOT NULL, 
	deadline DOUBLE, 
	ended DOUBLE NOT NULL, 
	lobby TEXT NOT NULL, 
	progress TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('70ce7f19f1e978873c21ba5b',4,'flagship','huBIGuqc0svV5-l8','open',1,'t1KCZPAhn8ALglfY',1.79506344793467283249e+09,1,'running',8,NULL,0.0,'{"id":"70ce7f19f1e978873c21ba5b","game":"flagship","rules":2,"options":{"decks":[],"ready_ships":true},"cards":null,"owner":"huBIGuqc0svV5-l8","visibility":"open","invite":"t1KCZPAhn8ALglfY","seats":[{"kind":"person","person":"huBIGuqc0svV5-l8","name":"Marion","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}},{"kind":"person","person":"V2reCmMNcTvjHCx0","name":"Jonas","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}}],"removed":[],"seed":"7dab9db4d0f001c655ade44981bc410399f1e6abe40c56fecca946b86cd8086a","clock":{"bank":0.0,"step":0.0,"on_time_out":"bot","speed":1.0},"delay":0.0,"spectators":true,"rated":false,"proposals":[],"previous":"","following":"","origin":null,"pad":{"page":"","marks":[]},"created":1795063447.9346728}','{"status":"running","length":8,"waiting":[1],"deadline":null,"banks":[],"since":1795063448.4051914,"origin":1795063448.170261,"paused":null,"started":1795063448.170261,"ended":0.0,"outcome":null}');
INSERT INTO "tables" VALUES('d3f175e6d6a802251d2cdd3a',4,'eclipse','rKC7818r0XSgXF04','open',1,'Qy_qE4lEl303JrTd',1.79506344856631708142e+09,0,'running',3,NULL,0.0,'{"id":"d3f175e6d6a802251d2cdd3a","game":"eclipse","rules":3,"options":{"species":[],"random_species":false,"ancient_blueprint":"plain","guardian_blueprint":"plain","gcds_blueprint":"plain","warp_portals":false,"start":0},"cards":null,"owner":"rKC7818r0XSgXF04","visibility":"open","invite":"Qy_qE4lEl303JrTd","seats":[{"kind":"person","person":"rKC7818r0XSgXF04","name":"Greta","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}},{"kind":"person","person":"Oh2xKdgHhnxYuufN","name":"Emil","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}}],"removed":[],"seed":"fd242869a455a931409f131f94d655b30c5637aa0ada95f6da9cedae42bdaeac","clock":{"bank":0.0,"step":0.0,"on_time_out":"bot","speed":1.0},"delay":0.0,"spectators":true,"rated":false,"proposals":[],"previous":"","following":"","origin":null,"pad":{"page":"","marks":[]},"created":1795063448.566317}','{"status":"running","length":3,"waiting":[0],"deadline":null,"banks":[],"since":1795063448.8604805,"origin":1795063448.6352353,"paused":null,"started":1795063448.6352353,"ended":0.0,"outcome":null}');
INSERT INTO "tables" VALUES('19dfa81222c31d37aca082e8',4,'flagship','RKDtF-lJzzkiVX8e','open',1,'lldSQ91M5HJWyQrg',1.79506344897460556027e+09,1,'finished',1,NULL,1.79506344901284384729e+09,'{"id":"19dfa81222c31d37aca082e8","game":"flagship","rules":2,"options":{"decks":[],"ready_ships":true},"cards":null,"owner":"RKDtF-lJzzkiVX8e","visibility":"open","invite":"lldSQ91M5HJWyQrg","seats":[{"kind":"person","person":"RKDtF-lJzzkiVX8e","name":"Hanna","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}},{"kind":"person","person":"nOwbwqtUEsqUIXKF","name":"Paul","bot":"","strength":"","ready":true,"left":false,"orders":{},"brought":{}}],"removed":[],"seed":"9abe72b062a57c1a6add8a566f060d1883bd24518636a3610ffb36cb5c30fafa","clock":{"bank":0.0,"step":0.0,"on_time_out":"bot","speed":1.0},"delay":0.0,"spectators":true,"rated":true,"proposals":[],"previous":"","following":"","origin":null,"pad":{"page":"","marks":[]},"created":1795063448.9746056}','{"status":"finished","length":1,"waiting":[],"deadline":null,"banks":[],"since":1795063449.0128438,"origin":1795063448.9997582,"paused":null,"started":1795063448.9997582,"ended":1795063449.0128438,"outcome":{"places":[2,1],"points":[0,0],"won":[1],"reason":"destroyed","clause":"FS-GOAL-01"}}');
INSERT INTO "tables" VALUES('4e00732025e565fb54bb60f9',1,'space_alert','RKDtF-lJzzkiVX8e','open',1,'3aW-bk5ItDmlyfPe',1.79506344908352017406e+09,0,'lobby',0,NULL,0.0,'{"id":"4e00732025e565fb54bb60f9","game":"space_alert","rules":1,"options":{"mission":"random","normal_threats":"white","serious_threats":"white","length":0,"levels":0,"stumbling":false,"five_crew":false,"timed":true,"captain":0,"communications_officer":0,"security_chief":0,"androids_after":[],"androids_by":[],"again":[],"campaign":false,"legacy":[]},"cards":null,"owner":"RKDtF-lJzzkiVX8e","visibility":"open","invite":"3aW-bk5ItDmlyfPe","seats":[{"kind":"person","person":"RKDtF-lJzzkiVX8e","name":"Hanna","bot":"","strength":"","ready":false,"left":false,"orders":{},"brought":{}},{"kind":"empty","person":"","name":"","bot":"","strength":"","ready":false,"left":false,"orders":{},"brought":{}},{"kind":"empty","person":"","name":"","bot":"","strength":"","ready":false,"left":false,"orders":{},"brought":{}}],"removed":[],"seed":"56008ef5064118c04096f0f761eb513892f381e6d64bb2db73e5a16767298432","clock":{"bank":0.0,"step":0.0,"on_time_out":"bot","speed":1.0},"delay":0.0,"spectators":true,"rated":false,"proposals":[],"previous":"","following":"","origin":null,"pad":{"page":"","marks":[]},"created":1795063449.0835202}','{"status":"lobby","length":0,"waiting":[],"deadline":null,"banks":[],"since":0.0,"origin":0.0,"paused":null,"started":0.0,"ended":0.0,"outcome":null}');
CREATE INDEX ix_relations_other ON relations (other);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status, created);
CREATE INDEX ix_tables_ended ON tables (status, ended);
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE status = 'running';
CREATE UNIQUE INDEX ix_tables_invite ON tables (invite) WHERE invite != '';
CREATE INDEX ix_seats_person ON seats (person);
CREATE UNIQUE INDEX ix_log_client ON log (person, "table", client) WHERE client != '';
CREATE INDEX ix_chat_person ON chat (person);
CREATE UNIQUE INDEX ix_chat_client ON chat (person, "table", client) WHERE client != '';
CREATE INDEX ix_scores_player ON scores (player, ended);
CREATE INDEX ix_held_player ON held (player, game);
CREATE INDEX ix_sources_source ON sources (source);
COMMIT;
