import type { RouteHandle } from "#app/root.tsx"

/** Lessons and related pages have their own stylesheet. */
export const handle: RouteHandle = { style: "learn" }

export { Outlet as default } from "react-router"
