import { Copy } from "lucide-react"
import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { copyText } from "#content/en/copy-text.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "copy-text": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * A text with a button that copies it. Without script there is no button, and the text can be selected. The page needs
 * `handle = { elements: true }`.
 *
 * @param text the shown and copied text
 * @param label names the text, for the button
 * @param children how it is shown, if not as plain text
 * @param href opens in a new tab, if the text is a web address
 */
export function CopyText({
  text,
  label,
  href,
  children,
}: {
  text: string
  label: string
  href?: string
  children?: ReactNode
}) {
  const shown = (
    <code data-text className="wrap-anywhere text-sm">
      {children ?? text}
    </code>
  )
  return (
    <copy-text className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      {href ? (
        <span>
          <ExternalLink href={href} className="text-link inline-block py-2">
            {shown}
          </ExternalLink>
        </span>
      ) : (
        shown
      )}
      <span className="relative">
        <button
          type="button"
          aria-label={format(copyText.labelOf, { label })}
          className={buttonClass({ variant: "outline", size: "sm" }, "needs-script min-h-11")}
        >
          <Copy aria-hidden="true" className="size-5" />
          <span className="max-sm:hidden">{copyText.label}</span>
        </button>
        <span role="status">
          <span
            data-copied
            hidden
            className="absolute end-0 bottom-full mb-1 rounded-control bg-gold px-3 py-1 font-semibold text-ink text-sm"
          >
            {copyText.done}
          </span>
        </span>
      </span>
      <span role="status" className="col-span-2">
        <span data-failed hidden className="text-ember-text text-sm">
          {copyText.failed}
        </span>
      </span>
    </copy-text>
  )
}
