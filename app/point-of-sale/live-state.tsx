import type { ReactNode } from "react"
import { counterWords } from "#content/en/counter.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "live-state": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Around what stands otherwise once its request does: with script the page is loaded anew then (live-state-element.ts), which needs
 * the module `live-state`. The server says everything; no words are made in the browser.
 *
 * @param href of the stream @param version of what is shown
 */
export function LiveState({
  href,
  version,
  children,
}: {
  href: string
  version: string
  children: ReactNode
}) {
  return (
    <live-state className="grid grid-cols-1 gap-4" data-href={href} data-version={version}>
      {children}
      <p role="status" data-stale hidden className="border-s-4 border-s-ember ps-4">
        {counterWords.customer.stale}
      </p>
    </live-state>
  )
}
