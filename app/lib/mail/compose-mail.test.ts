import { expect, test } from "vitest"
import { composeMail, type MailContent, withDay } from "./compose-mail.tsx"

const content: MailContent = {
  subject: "Published: <b>Kente</b>",
  preview: "It is there.",
  parts: [
    "Hello Adé & Ọlá,",
    { heading: "What happens next" },
    { steps: ["A person reads it.", "You hear from us."] },
    { lines: "One\n\n<script>\n* two" },
    { href: "https://guap.example/x?a=b&c=d", label: "Read it" },
  ],
  footer: "You get this mail because you asked for it.",
}

/** Returns the visible text of the HTML, tag by tag. */
const shown = (html: string) =>
  html
    .replace(/<div[^>]*>.*<\/div>|<!--.*?-->/g, "")
    .split(/<[^>]+>/)
    .filter((text) => text.trim())

test("a mail has the same content as text and as HTML, in the shared template", () => {
  const { html, text, subject } = composeMail(content)
  expect(subject).toBe(content.subject)
  expect(text).toBe(`Guapcoin


Published: <b>Kente</b>

Hello Adé & Ọlá,

What happens next

 1. A person reads it.
 2. You hear from us.

One

<script>
* two

Read it:
https://guap.example/x?a=b&c=d

----------------------------------------

You get this mail because you asked for it.`)
  expect(shown(html)).toEqual([
    "Guapcoin",
    "Published: &lt;b&gt;Kente&lt;/b&gt;",
    "Hello Adé &amp; Ọlá,",
    "What happens next",
    "A person reads it.",
    "You hear from us.",
    "One",
    "&lt;script&gt;",
    "* two",
    "Read it",
    "https://guap.example/x?a=b&amp;c=d",
    "You get this mail because you asked for it.",
  ])
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC/)
  expect(html).toContain('<a href="https://guap.example/x?a=b&amp;c=d"')
})

test("white space in a paragraph becomes one space in the text; joining characters stay", () => {
  const { text } = composeMail({ ...content, parts: ["  two  blanks\nand\tlines \u200B end ", "👩🏾‍🍳"] })
  expect(text.split("\n\n").slice(2, 4)).toEqual(["two blanks and lines end", "👩🏾‍🍳"])
})

test("empty parts are left out", () => {
  const { html, text } = composeMail({ ...content, parts: [null, "", false, "One"] })
  expect(text.split("\n\n").slice(2, 3)).toEqual(["One"])
  expect(shown(html)).toHaveLength(4)
})

test("a mail list shows the preview and nothing of the body", () => {
  const previewOf = (preview: string) =>
    composeMail({ ...content, preview }).html.match(/<body[^>]*><div[^>]*>([^<]*)<div>([^<]*)<\/div>/)
  const [, short, filler] = previewOf("It is there.") ?? []
  expect([short, filler?.length]).toEqual(["It is there.", 138 * 7])
  expect(previewOf("x".repeat(200))?.slice(1)).toEqual(["x".repeat(150), ""])
})

test("a mail of a subscription has the unsubscribe button", () => {
  const unsubscribe = "https://guap.example/town-halls/unsubscribe/token"
  expect(composeMail({ ...content, unsubscribe }).headers).toEqual({
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  expect(composeMail(content).headers).toBeUndefined()
})

test("a mail ends with the date of writing, whatever its text", () => {
  const typed = '<p style="margin:0" data-day=""></p>'
  const { html, text } = withDay(composeMail({ ...content, parts: [typed] }), "Written on May 1, 2026.")
  expect(text.endsWith("asked for it.\n\nWritten on May 1, 2026.")).toBe(true)
  expect(shown(html).slice(-2)).toEqual([content.footer, "Written on May 1, 2026."])
  expect(html.split("Written on")).toHaveLength(2)
})
