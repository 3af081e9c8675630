import http from "node:http"
import type { LookupFunction } from "node:net"
import { publicInternet } from "#app/payments/chain/ask.server.ts"

/** Resolves every name to 127.0.0.1. */
const lookup = ((_name, _options, done) =>
  done(null, [{ address: "127.0.0.1", family: 4 }])) as LookupFunction

/** Makes RPC calls as the product does, but to this machine, on any port, and without https. */
export const thisMachine = {
  ...publicInternet,
  lookup,
  isAllowed: () => true,
  ports: "any" as const,
  request: http.request as typeof publicInternet.request,
}
