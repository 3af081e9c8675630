import { expect, test } from "vitest"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { markdownOfStory } from "./story-text.ts"

const shown = (story: string) =>
  renderMarkdown(markdownOfStory(story))
    .replace(/<br>\n?/g, "\n")
    .replace(/<\/p>\n<p>/g, "\n\n")
    .replace(/^<p>|<\/p>\n$/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")

test.each([
  ["paragraphs and lines", "We began in 2019.\nThree of us.\n\nThen came the market."],
  ["stars and underscores", "5 * 4 * 3, snake_case_name, **not bold**, ~~not struck~~"],
  [
    "links and pictures",
    "[here](https://evil.example) ![x](https://evil.example/x.png) <https://evil.example>",
  ],
  ["markup and entities", "<script>alert(1)</script> &copy; &amp; `code`"],
  ["what looks like headings, lists and rules", "# one\n- two\n+ three\n1. four\n2) five\n---\n===\n> six"],
  ["a table", "a | b\n--- | ---\nc | d"],
  ["backslashes", "C:\\new\\story\\"],
])("a story is shown as it was typed: %s", (_, story) => {
  expect(shown(story)).toBe(story)
})
