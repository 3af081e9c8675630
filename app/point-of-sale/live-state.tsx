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
 * Wraps content that changes with the state of a request. With JavaScript the page reloads on a change
 * (live-state-element.ts); it must load the module `live-state`. All text comes from the server.
 *
 * @param href of the event stream
 * @param version of the shown content
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
