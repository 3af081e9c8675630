/** A parsed stylesheet, from which a document gets the rules that its elements can match. */
export type Stylesheet = {
  pieces: Piece[]
  /** The CSS by set of classes: documents of one route mostly have the same classes. */
  written: Map<string, string>
}

/** Some 20 KB each. */
const mostWritten = 200

type Piece =
  /** A conditional group such as @media or @layer, with its rules. */
  | { head: string; pieces: Piece[] }
  /** An at-rule that is needed only where its name is used: an animation, a registered property. */
  | { text: string; usedAs: string }
  /** A style rule with what its selectors need to match; or CSS that is always needed. */
  | { text: string; selectors?: Selector[] }

/** What a document must have for a selector to match: all of these classes, and one of each of these lists. */
type Selector = { classes: string[]; lists: Selector[][] }

export function readStylesheet(css: string): Stylesheet {
  return { pieces: readPieces(css.replace(/\/\*.*?\*\//gs, "")), written: new Map() }
}

/**
 * The rules that a document needs: all but those for classes that none of its elements has.
 *
 * @param html as React renders it
 * @param more classes that scripts add later
 */
export function criticalCss(sheet: Stylesheet, html: string, more: readonly string[] = []): string {
  const classes = classesOf(html)
  for (const name of more) classes.add(name)
  const key = [...classes].sort().join(" ")
  const known = sheet.written.get(key)
  if (known !== undefined) return known
  const style = writeStyle(sheet.pieces, classes)
  const [oldest] = sheet.written.keys()
  if (oldest !== undefined && sheet.written.size >= mostWritten) sheet.written.delete(oldest)
  sheet.written.set(key, style)
  return style
}

function writeStyle(pieces: Piece[], classes: Set<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.classes.every((name) => classes.has(name)) && selector.lists.every((list) => list.some(canMatch))
  const write = (from: Piece[], isUsed: (words: string) => boolean): string =>
    from.reduce((written, piece) => {
      if ("pieces" in piece) {
        const inside = write(piece.pieces, isUsed)
        return inside ? `${written}${piece.head}{${inside}}` : written
      }
      const isNeeded = "usedAs" in piece ? isUsed(piece.usedAs) : (piece.selectors?.some(canMatch) ?? true)
      return isNeeded ? written + piece.text : written
    }, "")
  const rules = write(pieces, () => false)
  return write(pieces, (words) => rules.includes(words))
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  const mark = ' class="'
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at)) {
    at += mark.length
    attributes.add(html.slice(at, html.indexOf('"', at)))
  }
  return new Set([...attributes].flatMap((names) => names.split(" ")))
}

function readPieces(css: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  while (start < css.length) {
    const opens = findOutside(css, start, "{;")
    const head = css.slice(start, opens).trim()
    const closes = css[opens] === "{" ? findEnd(css, opens, "{", "}") : opens
    const text = css.slice(start, closes + 1)
    start = closes + 1
    const [, rule = "", name = ""] = /^@([\w-]+) *([\w-]*)/.exec(head) ?? []
    if (css[opens] !== "{") {
      if (head) pieces.push({ text })
    } else if (/^(media|supports|layer|container)$/.test(rule))
      pieces.push({ head, pieces: readPieces(css.slice(opens + 1, closes)) })
    else if (rule === "keyframes") pieces.push({ text, usedAs: name })
    else if (rule === "property") pieces.push({ text, usedAs: `var(${name}` })
    else pieces.push({ text, selectors: rule ? undefined : readSelectors(head) })
  }
  return pieces
}

function readSelectors(list: string): Selector[] {
  const selectors: Selector[] = []
  for (let start = 0; start < list.length; ) {
    const end = findOutside(list, start, ",")
    selectors.push(readSelector(list.slice(start, end)))
    start = end + 1
  }
  return selectors
}

function readSelector(selector: string): Selector {
  const read: Selector = { classes: [], lists: [] }
  const token = /\[|:(?<pseudo>[\w-]+)\(|\.(?<name>(?:\\[\da-f]{1,6} ?|\\.|[\w-])+)|\\./gi
  for (let match = token.exec(selector); match; match = token.exec(selector)) {
    const { pseudo, name } = match.groups ?? {}
    if (name) read.classes.push(asWritten(name))
    else if (match[0] === "[") token.lastIndex = findEnd(selector, match.index, "[", "]") + 1
    else if (pseudo) {
      const opens = token.lastIndex - 1
      const closes = findEnd(selector, opens, "(", ")")
      if (/^(is|where|has)$/.test(pseudo)) read.lists.push(readSelectors(selector.slice(opens + 1, closes)))
      token.lastIndex = closes + 1
    }
  }
  return read
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
}

/** A class name without CSS escapes, escaped as React escapes attributes. */
function asWritten(name: string): string {
  return name
    .replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code, plain) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : plain,
    )
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** The index of the first of `signs` outside of strings, brackets and escapes. */
function findOutside(text: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ""
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === "\\") at++
    else if (sign === '"' || sign === "'") at = endOfString(text, at)
    else if (sign === "(" || sign === "[") depth++
    else if (sign === ")" || sign === "]") depth--
  }
  return text.length
}

/** The index that closes the bracket at `at`. */
function findEnd(text: string, at: number, open: string, close: string): number {
  let depth = 0
  for (let place = at; place < text.length; place++) {
    const sign = text[place]
    if (sign === "\\") place++
    else if (sign === '"' || sign === "'") place = endOfString(text, place)
    else if (sign === open) depth++
    else if (sign === close && --depth === 0) return place
  }
  return text.length
}

function endOfString(text: string, at: number): number {
  for (let place = at + 1; place < text.length; place++) {
    if (text[place] === "\\") place++
    else if (text[place] === text[at]) return place
  }
  return text.length
}
