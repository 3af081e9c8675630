import { Outlet } from "react-router"
import { services } from "#app/services.ts"
import type { Route } from "./+types/my-listings-guard.route"
import { requireOwner } from "./owner-session.server.ts"

/** Layout route that requires an owner session for all pages below. */
export const middleware: Route.MiddlewareFunction[] = [requireOwner((context) => context.get(services))]

export default function MyListingsGuard() {
  return <Outlet />
}
