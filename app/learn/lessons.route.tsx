import type { RouteHandle } from "#app/root.tsx"

/** The lessons and what belongs to them have a stylesheet of their own. */
export const handle: RouteHandle = { style: "learn" }

export { Outlet as default } from "react-router"
