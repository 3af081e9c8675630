import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { retryingFetch } from "#app/platform/http/retry.ts"
import { hideTooltipsOnEscape } from "#app/ui/dialog/tooltip-escape.ts"

hideTooltipsOnEscape()
window.fetch = retryingFetch(window.fetch.bind(window))

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
