import { createContext, type ReactNode } from "react"

/**
 * The form that a page gives back which says that it could not be taken; null on every other page. The server alone makes it, and a
 * browser with our script keeps its page: so what draws it is in no script.
 */
export const GivenBack = createContext<ReactNode>(null)
