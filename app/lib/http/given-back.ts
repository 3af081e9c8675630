import { createContext, type ReactNode } from "react"

/**
 * The rejected form that a 429 or 503 page gives back; null on every other page. Only the server renders it, so its component is
 * in no script: a browser with our script keeps its page.
 */
export const GivenBack = createContext<ReactNode>(null)
