import type { Server } from "node:http"
import { createVisitorPlaces } from "#app/lib/http/networks.ts"
import { isPublicPeer, limitGroup } from "./client-address.ts"

/**
 * Of 4,000 connections in total (server.ts). A carrier has many customers behind one address, each with up to six connections.
 */
const mostOfOne = 500

/** Closes connections above the limit for one public address and for the networks around it. */
export function limitConnections(server: Pick<Server, "on">, most = mostOfOne): void {
  const take = createVisitorPlaces(most)
  server.on("connection", (socket) => {
    const { remoteAddress } = socket
    // A proxy on this machine or in a private network is not limited.
    if (remoteAddress === undefined || !isPublicPeer(remoteAddress)) return
    const leave = take(limitGroup(remoteAddress.replace(/^::ffff:(?=.*\.)/, "")))
    if (leave) socket.once("close", leave)
    else socket.destroy()
  })
}
