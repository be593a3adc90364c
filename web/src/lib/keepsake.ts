import { believed } from "./shown";

/** The element of a kept page that holds what it shows. */
export const SHOWN = "kept";

/** Ends nowhere in the middle of a script. */
function sealed(text: string): string {
  return text.replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--");
}

/** One page with everything in it: data, style and script; it needs neither a server nor the net, and draws without helpers. */
export function pageOf(lang: string, title: string, data: unknown, script: string, style: string): string {
  const named = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="${lang}" data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${named}</title><style>${style}</style></head>
<body><div id="app" style="height:100vh"></div>
<script type="application/json" id="${SHOWN}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
<script>self.Worker = undefined;</script>
<script>${sealed(script)}</script></body>
</html>
`;
}

/** Let somebody keep what a game shows with its `keep.ts`, as a file. Says whether it came about. */
export async function keep(game: string, name: string, lang: string, title: string, data: unknown): Promise<boolean> {
  const parts = await Promise.all(["js", "css"].map((kind) => fetch(`keep-${game}.${kind}`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(kind)))))).catch(() => null);
  if (!parts) return false;
  const [script = "", style = ""] = parts;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([pageOf(lang, title, data, script, style)], { type: "text/html" }));
  link.download = `${name}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/** What a kept page shows, as the game has put it there. */
export function keptHere<Data>(): Data {
  return believed<Data>(JSON.parse(document.getElementById(SHOWN)?.textContent ?? "{}"));
}
