import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { elements, parseHtml } from "#test/html.ts"
import { renderMarkdown } from "./markdown.server.ts"

const allowedTags = new Set(
  "p br hr h2 h3 h4 h5 h6 em strong s a ul ol li blockquote pre code table thead tbody tr th td".split(" "),
)
const allowedAttributes = new Set(["href", "title", "rel", "target", "class", "style", "start"])

/**
 * Checks that the page contains only allowed elements and addresses. Decodes as a browser does, so that no encoding hides
 * anything.
 */
function expectHarmless(html: string) {
  const all = elements(parseHtml(html))
  expect(all.map(({ tag }) => tag).filter((tag) => !allowedTags.has(tag))).toEqual([])
  const attributes = all.flatMap((element) => Object.entries(element.attributes))
  expect(attributes.filter(([name]) => !allowedAttributes.has(name))).toEqual([])
  // The only style is the alignment of a table column.
  for (const [name, value] of attributes) if (name === "style") expect(value).toMatch(/^text-align:\w+$/)
  for (const [name, value] of attributes)
    if (name === "href") expect(new URL(value, "https://here.invalid").protocol).toMatch(/^(https?|mailto):$/)
}

describe("a text in Markdown", () => {
  test("it becomes paragraphs, lists, emphasis and code", () => {
    const html = renderMarkdown("One **bold** word.\n\n1. first\n2. second\n\n- `code`")
    expect(html).toContain("<p>One <strong>bold</strong> word.</p>")
    expect(html).toMatch(/<ol>\s*<li>first<\/li>\s*<li>second<\/li>\s*<\/ol>/)
    expect(html).toContain("<li><code>code</code></li>")
  })

  test("links to our own pages open in the same tab", () => {
    for (const href of [
      "/learn/wallets",
      "/learn/glossary#gas",
      "#top",
      "staking",
      "mailto:team@example.org",
    ])
      expect(renderMarkdown(`[there](${href})`)).toBe(`<p><a href="${href}">there</a></p>\n`)
  })

  test("links to other sites open in a new tab without access to ours", () => {
    for (const href of [
      "https://example.org/a?b=1",
      "http://example.org",
      "//example.org",
      "HTTPS://EXAMPLE.ORG",
    ])
      expect(renderMarkdown(`[there](${href})`)).toContain('rel="noopener" target="_blank"')
    // Browsers read a backslash as a slash.
    expect(renderMarkdown("[there](/\\\\example.org)")).not.toMatch(/href="[^"]*\\/)
  })

  test("its headings start at h2", () => {
    expect(renderMarkdown("# One\n\n## Two\n\nThree\n===")).toBe(
      "<h2>One</h2>\n<h2>Two</h2>\n<h2>Three</h2>\n",
    )
  })
})

describe("a hostile text", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "a <b onclick=alert(1)>b</b> <!-- c --> <?php ?> <![CDATA[x]]>",
    "![x](https://example.org/x.png)",
    "![x](data:image/svg+xml;base64,PHN2Zz4=)",
    "<javascript:alert(1)>",
    '[a](https://example.org "\\" onmouseover=alert\\(1\\)")',
    '[a](https://example.org/"onmouseover="alert)',
    "```<script>\nalert(1)\n```",
    '```"onclick="alert(1)\nx\n```',
    "[a]: javascript:alert(1)\n\n[a]",
  ])("it stays text: %s", (text) => {
    expectHarmless(renderMarkdown(text))
  })

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "java&#10;script:alert(1)",
    "java&Tab;script:alert(1)",
    "&#1;javascript:alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "feed:javascript:alert(1)",
    "view-source:javascript:alert(1)",
  ])("the address %s runs no script", (address) => {
    for (const text of [`[a](${address})`, `[a](<${address}>)`, `[a]: ${address}\n\n[a]`, `<${address}>`])
      expectHarmless(renderMarkdown(text))
  })

  test("any text renders as harmless HTML", () => {
    const pieces = fc.constantFrom(
      ..."<|>|\"|'|`|```|[|](|)|!|*|_|#|\n|\n\n| |&|&#|;|:|/|\\|javascript:|data:|https://a.b|script|onerror=|img src=".split(
        "|",
      ),
      "|",
      "\t",
      "\u0000",
    )
    const text = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }).map((list) => list.join(""))
    fc.assert(
      fc.property(text, (hostile) => expectHarmless(renderMarkdown(hostile))),
      { numRuns: 500 },
    )
  })
})
