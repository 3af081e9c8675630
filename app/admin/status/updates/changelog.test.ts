import { expect, test } from "vitest"
import { elements, parseHtml, textOf } from "#test/html.ts"
import { partsOf, readChangelog } from "./changelog.server.ts"

test("each version has a section, and links to files of the project become text", () => {
  const parts = partsOf(
    "# Title\n\nLead with [a file](docs/a.md).\n\n## 0.2.0\n\n- See [here](docs/b.md#c) and [there](https://example.org).\n\n## 0.1.0\n\nFirst.\n",
  )
  expect(parts.map(({ heading }) => heading)).toEqual(["0.2.0", "0.1.0"])
  const page = parseHtml(parts[0]?.html ?? "")
  expect(textOf(page)).toBe("See here and there.")
  expect(elements(page, "a").map(({ attributes }) => attributes.href)).toEqual(["https://example.org"])
})

test("the project's own file is read, and a missing file gives null", async () => {
  const parts = await readChangelog(process.cwd())
  expect(parts?.[0]?.heading).toBe("Unreleased")
  expect(parts?.[0]?.html).toContain("<li>")
  expect(parts?.map(({ html }) => html).join("")).not.toMatch(/href="(?!https:)/)
  expect(await readChangelog("/nowhere")).toBeNull()
})
