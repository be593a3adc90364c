/** Where the server has the tools of this game, and what its computer says. */
export const TOOLS = "api/tools/space-alert";

export const MISSIONS = `${TOOLS}/missions`;
export const MISSION = `${TOOLS}/mission`;
export const SPEECH = "api/speech/space-alert";
