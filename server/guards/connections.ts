import type { Server } from "node:http"
import { createVisitorPlaces } from "#app/lib/http/networks.ts"
import { isPublicPeer, limitGroup } from "./client-address.ts"

/** Of the 4,000 that there are (server.ts). A carrier has many customers behind one address, each with up to six. */
const mostOfOne = 500

/** Ends connections past what one address of the public network, or the networks around it, may hold open. */
export function limitConnections(server: Pick<Server, "on">, most = mostOfOne): void {
  const take = createVisitorPlaces(most)
  server.on("connection", (socket) => {
    const { remoteAddress } = socket
    // A proxy on this machine, or in a network of its own.
    if (remoteAddress === undefined || !isPublicPeer(remoteAddress)) return
    const leave = take(limitGroup(remoteAddress.replace(/^::ffff:(?=.*\.)/, "")))
    if (leave) socket.once("close", leave)
    else socket.destroy()
  })
}
