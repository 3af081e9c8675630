import { type ReactNode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { hideTooltipsOnEscape } from "#app/ui/dialog/tooltip-escape.ts"
import { retryingRequests } from "./lib/http/retry-requests.ts"

hideTooltipsOnEscape()
window.fetch = retryingRequests(window.fetch.bind(window))

/** Says in the document that it is drawn and listens: from then on a press does what it says. Tests wait for it. */
function SaidOnceDrawn({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = ""
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <SaidOnceDrawn>
      <HydratedRouter />
    </SaidOnceDrawn>,
  )
})
