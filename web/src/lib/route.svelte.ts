/** Where the person is: `#/table/ID?seat=1` is `{path: ["table", "ID"], query: {seat: "1"}}`. */
export interface Route {
  path: string[];
  query: Record<string, string>;
}

export function parseRoute(hash: string): Route {
  const [way = "", search = ""] = hash.replace(/^#\/?/, "").split("?");
  const path = way.split("/").filter(Boolean).map(decodeURIComponent);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

class Here {
  route: Route = $state(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parseRoute(location.hash);
    });
  }
}

export const here = new Here();

/** The address of a place in the client. */
export function to(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

export function go(...path: string[]): void {
  location.hash = to(...path);
}
