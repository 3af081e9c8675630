import { Parser } from "htmlparser2"

/** The groups of the results. */
export type SearchGroup = "answers" | "lessons" | "glossary" | "pages" | "news"

/** A part of a page that can be found: the text below one heading. */
export type Passage = {
  /** Path and number, unique in the index. */
  id: string
  path: string
  /** Id of the heading or of what it heads; empty for the beginning of the page. */
  anchor: string
  group: SearchGroup
  /** Of the page. */
  title: string
  heading: string
  /** Its paragraphs, one on each line. */
  text: string
  /** Other names of a term of the glossary. */
  also: string
}

/** A longer part is cut between its paragraphs. */
const longest = 700

/** Their text is not read, or is not of this page alone. */
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
 * Cuts the main text of a rendered page at its headings. A part's anchor is the id of its heading; of a folded answer the id of what
 * follows the heading; else the id of the section that the heading is in.
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
  /** Of what is open: its name, its id, and whether its text is left out. */
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
      // Of what unfolds, only a heading says what there is to read.
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

/** Whether what an element holds is not read, is not of this page alone, or only leads within it. */
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

/** Paragraphs put together to parts of at most `longest` letters; one that is longer is a part by itself. */
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
