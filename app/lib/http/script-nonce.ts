import { createContext } from "react"

/** The nonce of inline scripts that we wrote, so that the policy names their hash; entry.server.tsx removes the nonce again. */
export const ScriptNonce = createContext<string | undefined>(undefined)
