import { Parser } from "htmlparser2"

/** Groups of search results. */
export type SearchGroup = "answers" | "lessons" | "glossary" | "pages" | "news"

/** A searchable part of a page: the text below one heading. */
export type Passage = {
  /** Path and number, unique in the index. */
  id: string
  path: string
  /** Id of the heading or of the element it labels; empty for the top of the page. */
  anchor: string
  group: SearchGroup
  /** Title of the page. */
  title: string
  heading: string
  /** Its paragraphs, one per line. */
  text: string
  /** Other names of a glossary term. */
  also: string
}

/** Maximum length of a passage in characters; longer parts are split between paragraphs. */
const longest = 700

/** Elements whose text is not content, or not specific to the page. */
const skipped = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "form",
  "nav",
  "button",
  "select",
  "dialog",
])
const headings = new Set(["h1", "h2", "h3", "h4", "dt"])
const blocks = new Set([
  "p",
  "li",
  "dd",
  "div",
  "section",
  "td",
  "th",
  "tr",
  "summary",
  "figcaption",
  "blockquote",
  "time",
])

type Section = { anchor: string; heading: string; paragraphs: string[]; also: string }

/**
 * Splits the main text of a rendered page at its headings. The anchor of a part is the id of its heading. For an
 * accordion answer it is the id of the element after the heading, otherwise the id of the section around it.
 */
export function passagesOf(html: string, page: { path: string; group: SearchGroup }): Passage[] {
  const { title, sections } = sectionsOf(html)
  return sections
    .flatMap(({ paragraphs, ...section }) => cut(paragraphs).map((text) => ({ ...section, text })))
    .filter(({ heading, text }) => heading && text)
    .map((section, index) => ({ id: `${page.path} ${index}`, ...page, title, ...section }))
}

function sectionsOf(html: string): { title: string; sections: Section[] } {
  const sections: Section[] = [{ anchor: "", heading: "", paragraphs: [""], also: "" }]
  let title = ""
  let isMain = false
  /** Open elements: name, id, and whether their text is skipped. */
  const open: { name: string; id: string; isSkipped: boolean }[] = []
  let heading: string | undefined
  let isAlso = false
  const section = () => sections[sections.length - 1] as Section

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id = "", class: classes = "" } = attributes
      if (name === "main") isMain = true
      if (!isMain) return
      const isSkipped = open.at(-1)?.isSkipped || isLeftOut(name, attributes)
      open.push({ name, id, isSkipped })
      if (isSkipped) return
      if (headings.has(name)) {
        const anchor = id || open.findLast((one) => one.name === "section" && one.id)?.id || ""
        sections.push({ anchor, heading: "", paragraphs: [""], also: "" })
        heading = name
      } else if (id && section().heading && section().paragraphs.every((text) => !text.trim()))
        section().anchor = id
      if (name === "dd" && classes.split(" ").includes("also")) isAlso = true
      if (blocks.has(name)) section().paragraphs.push("")
    },
    ontext(text) {
      if (!isMain || open.at(-1)?.isSkipped) return
      const at = section()
      if (heading) at.heading += text
      // Of an accordion's summary, only the heading is used.
      else if (open.some(({ name }) => name === "summary")) return
      else if (isAlso) at.also += text
      else at.paragraphs.push((at.paragraphs.pop() ?? "") + text)
    },
    onclosetag(name) {
      if (!isMain) return
      open.pop()
      if (name === "main") isMain = false
      if (name === heading) {
        heading = undefined
        if (name === "h1") title = squeezed(section().heading)
      }
      if (name === "dd") isAlso = false
      if (blocks.has(name)) section().paragraphs.push("")
    },
  })
  parser.end(html)
  return {
    title,
    sections: sections.map(({ anchor, heading, paragraphs, also }) => ({
      anchor,
      heading: squeezed(heading),
      paragraphs: paragraphs.map(squeezed).filter(Boolean),
      also: squeezed(also),
    })),
  }
}

/** Whether an element's content is not text, not specific to this page, or only navigation within it. */
function isLeftOut(name: string, attributes: Record<string, string>): boolean {
  const { class: classes = "", href = "" } = attributes
  return (
    skipped.has(name) ||
    ["hidden", "popover", "data-unsearched"].some((attribute) => attribute in attributes) ||
    attributes["aria-hidden"] === "true" ||
    classes.split(" ").includes("visually-hidden") ||
    (name === "a" && href.startsWith("#"))
  )
}

/** Joins paragraphs to parts of at most `longest` characters; a longer paragraph is a part by itself. */
function cut(paragraphs: readonly string[]): string[] {
  const parts: string[] = [""]
  for (const paragraph of paragraphs) {
    const last = parts[parts.length - 1] ?? ""
    if (last && last.length + paragraph.length >= longest) parts.push(paragraph)
    else parts[parts.length - 1] = last ? `${last}\n${paragraph}` : paragraph
  }
  return parts
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim()
