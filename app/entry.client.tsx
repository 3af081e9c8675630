import { type ReactNode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { hideTooltipsOnEscape } from "#app/ui/dialog/tooltip-escape.ts"
import { retryingRequests } from "./lib/http/retry-requests.ts"

hideTooltipsOnEscape()
window.fetch = retryingRequests(window.fetch.bind(window))

/** Sets `data-alive` on the document once the page has hydrated and handles clicks. Tests wait for it. */
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
