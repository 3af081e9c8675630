import { Bold, Heading2, Italic, Link as LinkIcon, List, Quote } from "lucide-react"
import type { RefObject } from "react"
import { adminArticles } from "#content/en/admin-articles.ts"

const { tools: words } = adminArticles.editor

const tools = [
  { name: "bold", icon: Bold, around: ["**", "**"] },
  { name: "italic", icon: Italic, around: ["*", "*"] },
  { name: "heading", icon: Heading2, line: "## " },
  { name: "list", icon: List, line: "- " },
  { name: "quote", icon: Quote, line: "> " },
  { name: "link", icon: LinkIcon, around: ["[", "](https://)"] },
] as const

/** Inserts Markdown around the selection; the browser's undo reverts each insertion. */
export function EditorToolbar({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label={words.label} className="needs-script flex flex-wrap gap-1">
      {tools.map((tool) => (
        <button
          key={tool.name}
          type="button"
          aria-label={words[tool.name]}
          title={words[tool.name]}
          onClick={() => area.current && apply(area.current, tool)}
          className="grid size-10 place-items-center rounded-control text-ivory-300 hover:bg-ink-800 hover:text-ivory-50"
        >
          <tool.icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  )
}

function apply(area: HTMLTextAreaElement, tool: (typeof tools)[number]): void {
  area.focus()
  const { value } = area
  let { selectionStart: start, selectionEnd: end } = area
  if ("line" in tool) {
    start = value.lastIndexOf("\n", start - 1) + 1
    const lines = value.slice(start, end) || words.sample
    insert(area, start, end, lines.replace(/^/gm, tool.line))
    return
  }
  const [before, after] = tool.around
  const inside = value.slice(start, end) || words.sample
  insert(area, start, end, before + inside + after)
  area.setSelectionRange(start + before.length, start + before.length + inside.length)
}

/** `execCommand` is deprecated but the only insertion that the browser can undo. Without it the value is set. */
function insert(area: HTMLTextAreaElement, start: number, end: number, text: string): void {
  area.setSelectionRange(start, end)
  if (document.execCommand("insertText", false, text)) return
  area.setRangeText(text, start, end, "end")
  area.dispatchEvent(new Event("input", { bubbles: true }))
}
