import { data } from "react-router"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { ErrorPage } from "#app/shell/error-page.tsx"
import type { Route } from "./+types/not-found.route"

export const meta: Route.MetaFunction = (args) => {
  const title = ErrorPage.titleOf(404)
  return pageMeta(args, { title, description: title, index: false })
}

export function loader() {
  return data(null, { status: 404 })
}

/** Handles forms posted to an unknown address. */
export function action() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <ErrorPage status={404} isRecorded={false} />
}
