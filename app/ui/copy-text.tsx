import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { fill } from "#app/platform/fill.ts"
import { copyText } from "#content/en/copy-text.ts"
import { buttonClass } from "./button.tsx"
import { classNames } from "./class-names.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "copy-text": React.HTMLAttributes<HTMLElement> & { "data-text": string }
    }
  }
}

/**
 * A text with a button that copies it. Without script there is no button, and the text can be marked. The page asks for
 * `handle = { elements: true }`.
 *
 * @param text what is copied, exactly
 * @param label what it is, for the name of the button
 * @param children how it is shown, if not as it stands
 */
export function CopyText({
  text,
  label,
  children,
  className,
}: {
  text: string
  label: string
  children?: ReactNode
  className?: string
}) {
  return (
    <copy-text
      data-text={text}
      className={classNames("group/copy flex flex-wrap items-center gap-x-4 gap-y-1", className)}
    >
      <span data-shown className="min-w-0 break-all">
        {children ?? <code>{text}</code>}
      </span>
      <button
        type="button"
        aria-label={fill(copyText.labelOf, { label })}
        className={buttonClass({ variant: "outline", size: "sm" }, "needs-script min-h-11 shrink-0")}
      >
        <Copy aria-hidden="true" className="size-4" />
        <span className="grid *:[grid-area:1/1]">
          <span className="group-data-[state=done]/copy:invisible">{copyText.label}</span>
          <span className="invisible group-data-[state=done]/copy:visible">{copyText.done}</span>
        </span>
      </button>
      <span role="status">
        <span data-say="done" hidden className="visually-hidden">
          {copyText.done}
        </span>
        <span data-say="failed" hidden className="text-ember-text text-sm">
          {copyText.failed}
        </span>
      </span>
    </copy-text>
  )
}
