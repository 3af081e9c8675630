import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { retryingFetch } from "#app/platform/retry.ts"
import { hideTooltipsOnEscape } from "#app/ui/tooltip-escape.ts"

hideTooltipsOnEscape()
window.fetch = retryingFetch(window.fetch.bind(window))

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
