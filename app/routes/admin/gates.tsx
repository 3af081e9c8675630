import { keepLostForms } from "#app/ui/form/keep-lost-forms.ts"

/** The pages before the guard, for who is not (yet) inside. */
export const clientMiddleware = [keepLostForms]

export { Outlet as default } from "react-router"
