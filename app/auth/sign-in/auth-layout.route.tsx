import type { RouteHandle } from "#app/root.tsx"
import { keepLostForms } from "#app/ui/form/keep-lost-forms.ts"

export const handle: RouteHandle = { style: "admin", manifest: "gate" }

/** The pages before the guard, for who is not (yet) inside. */
export const clientMiddleware = [keepLostForms]

export { Outlet as default } from "react-router"
