import type { RouteHandle } from "#app/root.tsx"
import { keepLostForms } from "#app/ui/form/keep-lost-forms.ts"

export const handle: RouteHandle = { style: "admin", manifest: "gate" }

/** Pages outside the guard: sign-in and the pages of mailed links. */
export const clientMiddleware = [keepLostForms]

export { Outlet as default } from "react-router"
