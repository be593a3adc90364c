/** Where the server has the tools of this game, and what its computer says. */
export const TOOLS = "api/tools/space-alert";

export const MISSIONS = `${TOOLS}/missions`;
export const MISSION = `${TOOLS}/mission`;
export const SPEECH = "api/speech/space-alert";
/** Everything that is recorded. */
export const VOICES = ["de", "en"].flatMap((lang) => [`${SPEECH}/${lang}/voice.json`, `${SPEECH}/${lang}/voice.opus`]);
