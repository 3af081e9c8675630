import type { HttpBindings } from "@hono/node-server"

/** What the outer shell knows of a request and hands to every middleware after it. */
export type ShellEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; clientAddress: string }
}
