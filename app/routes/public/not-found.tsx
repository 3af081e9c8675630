import { data } from "react-router"
import { ErrorPage } from "#app/features/site-shell/error-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { Route } from "./+types/not-found"

export const meta: Route.MetaFunction = (args) => {
  const title = ErrorPage.titleOf(404)
  return pageMeta(args, { title, description: title, index: false })
}

export function loader() {
  return data(null, { status: 404 })
}

/** A form sent to an address that is not there. */
export function action() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <ErrorPage status={404} isRecorded={false} />
}
