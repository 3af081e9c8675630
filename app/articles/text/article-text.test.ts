import { describe, expect, test } from "vitest"
import { sentencesOf } from "#app/lib/text/formats/markdown-text.server.ts"
import { shorten } from "#app/lib/text/shorten.ts"
import { elements, parseHtml } from "#test/html.ts"
import { articleHtml, articleHtmlElsewhere, beginningOf } from "./article-text.server.ts"

const links = (html: string) => elements(parseHtml(html), "a").map(({ attributes }) => attributes)

describe("links of an article", () => {
  const content = "[out](https://example.org/?a=1&b=2) [in](/learn) [mail](mailto:a@example.org)"

  test("in a visitor's story have the rel values nofollow and ugc", () => {
    expect(links(articleHtml({ content, isFromStory: true }))).toEqual([
      { href: "https://example.org/?a=1&b=2", rel: "nofollow ugc noopener", target: "_blank" },
      { href: "/learn" },
      { href: "mailto:a@example.org" },
    ])
  })

  test("by staff do not have them", () => {
    expect(links(articleHtml({ content, isFromStory: false })).map(({ rel }) => rel)).toEqual([
      "noopener",
      undefined,
      undefined,
    ])
  })

  test("cannot be written so that they avoid these values", () => {
    const tricks = [
      '[a](https://example.org " rel=\\"noopener\\" target=\\"_blank\\"")',
      "<https://example.org>",
      "[a]: //example.org\n\n[a]",
      "[a](\\\\example.org)",
      "[a](/\\example.org)",
    ]
    for (const trick of tricks)
      for (const { href = "", rel } of links(articleHtml({ content: trick, isFromStory: true })))
        if (new URL(href, "https://here.invalid").origin !== "https://here.invalid")
          expect([trick, rel]).toEqual([trick, "nofollow ugc noopener"])
  })

  test("are absolute in the feed, whatever the text looks like", () => {
    const page = "https://guap.example/blog/one"
    const html = articleHtmlElsewhere(
      {
        content: `${content} [top](#top) [near](two) [same](//x.example) \`<a href="/raw">\` [q](/a"b&c)`,
        isFromStory: true,
      },
      page,
    )
    expect(links(html).map(({ href }) => href)).toEqual([
      "https://example.org/?a=1&b=2",
      "https://guap.example/learn",
      "mailto:a@example.org",
      `${page}#top`,
      "https://guap.example/blog/two",
      "https://x.example/",
      "https://guap.example/a%22b&c",
    ])
    expect(html).toContain("&lt;a href=&quot;/raw&quot;&gt;")
  })
})

describe("a hostile article", () => {
  test("cannot add inline styles, which the Content Security Policy would block", () => {
    const html = articleHtml({ content: "|a|b|c|\n|:-|:-:|-:|\n|1|2|3|", isFromStory: false })
    expect(html).not.toContain("style")
    expect(elements(parseHtml(html), "td").map(({ attributes }) => attributes.class)).toEqual([
      undefined,
      "text-center!",
      "text-end!",
    ])
  })

  test.each([
    ["quotes", ">".repeat(20_000)],
    ["lists", Array.from({ length: 400 }, (_, depth) => `${" ".repeat(2 * depth)}- x`).join("\n")],
    ["brackets", "[".repeat(50_000)],
    ["emphasis", "*a **b ".repeat(10_000)],
    ["links in links", `${"[a](".repeat(10_000)}`],
    ["backticks", Array.from({ length: 400 }, (_, count) => "`".repeat(count)).join(" ")],
    ["tables", `|${"a|".repeat(300)}\n|${"-|".repeat(300)}\n${"|x\n".repeat(20_000)}`],
  ])("with endless nesting or repetition is rendered in time: %s", (_, content) => {
    const html = articleHtml({ content: content.slice(0, 100_000), isFromStory: true })
    let depth = 0
    let deepest = 0
    for (const [tag] of html.matchAll(/<\/?(?:blockquote|ul|ol|li|em|strong)\b/g)) {
      depth += tag.startsWith("</") ? -1 : 1
      deepest = Math.max(deepest, depth)
    }
    expect(depth).toBe(0)
    expect(deepest).toBeLessThanOrEqual(200)
    expect(html.length).toBeLessThan(3_000_000)
  })
})

describe("the beginning of a text", () => {
  test("is plain text without headings, code and markup", () => {
    expect(
      sentencesOf('# Head\n\nOne *two*\nthree.\n\n- four\n- five\n\n```\ncode\n```\n\n<b>six</b> &amp; "7"'),
    ).toBe('One two three. four five <b>six</b> & "7"')
  })

  test("ends between two words, with an ellipsis", () => {
    expect(shorten("one two three", 13)).toBe("one two three")
    expect(shorten("one two three", 12)).toBe("one two…")
    expect(beginningOf("One, two, three", 8)).toBe("One…")
  })

  test("is cut within an endless word, but never within a character", () => {
    expect(shorten("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`)
    expect(shorten(`${"x".repeat(8)}😀😀`, 10)).toBe(`${"x".repeat(8)}…`)
  })
})
