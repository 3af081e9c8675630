import { createContext } from "react"

/** Marks an inline script as one that we wrote, so that the policy names it; entry.server.tsx takes the mark out again. */
export const ScriptNonce = createContext<string | undefined>(undefined)
