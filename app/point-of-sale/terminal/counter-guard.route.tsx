import { isRouteErrorResponse, Outlet } from "react-router"
import { services } from "#app/services.ts"
import { ErrorPage } from "#app/shell/error-page.tsx"
import { counterWords } from "#content/en/counter.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/counter-guard.route"
import { readDevice } from "./device-guard.server.ts"
import { StrangerPage } from "./terminal-frame.tsx"

/** Guards every terminal page. */
export const middleware: Route.MiddlewareFunction[] = [readDevice((context) => context.get(services))]

/** Headers of error responses, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

export default function CounterGuard() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error)
  const isStranger = isAnswer && error.data?.isStranger === true
  const status = isAnswer ? error.status : 500
  const title = isStranger ? counterWords.stranger.title : ErrorPage.titleOf(status)
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={counterWords.stranger.text} />
      <meta name="robots" content="noindex" />
      {isStranger ? (
        <StrangerPage />
      ) : (
        <main>
          <ErrorPage status={status} isRecorded={!isAnswer} />
        </main>
      )}
    </>
  )
}
