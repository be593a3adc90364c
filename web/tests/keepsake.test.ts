import { expect, test } from "vitest";
import { pageOf, SHOWN } from "../src/lib/keepsake";

test("a kept page holds data, style and script, and none of them ends it early", () => {
  const page = pageOf("en", "A & <b>", { said: "</script><!-- x" }, 'const tag = "</script>";', "p { color: red }");
  expect(page.match(/<\/script>/g)).toHaveLength(3);
  expect(page).not.toContain("<!-- x");
  expect(page).toContain("<title>A &amp; &lt;b></title>");
  const data = new RegExp(`id="${SHOWN}">(.*)</script>`).exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ said: "</script><!-- x" });
});
