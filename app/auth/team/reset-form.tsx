import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import type { ResetRequest } from "./second-step-reset.server.ts"

const words = accountContent.reset

type Props = {
  email: string
  ownId: string
  isOneself: boolean
  /** Whether there is a second step to reset. */
  hasSecondStep: boolean
  /** An open request that needs a second colleague. */
  request?: ResetRequest
  error?: string
}

/** Resets the lost second step of an administrator: one colleague requests it, another approves. */
export function ResetForm({ email, ownId, isOneself, hasSecondStep, request, error }: Props) {
  const busy = useNavigation().state !== "idle"
  const { timeText } = useStaffTimes()
  const isOwn = request?.askedById === ownId
  const facts = {
    email,
    by: request?.askedBy ?? "",
    date: request ? timeText(request.askedAt) : "",
    until: request ? timeText(request.until) : "",
  }
  const text = request ? (isOwn ? words.waits : isOneself ? words.aboutYou : words.agree) : words.ask
  const obstacle = isOneself ? words.oneself : hasSecondStep ? undefined : words.none
  const problem = error ?? (request ? undefined : obstacle)
  return (
    <Form method="post" className="panel grid max-w-xl gap-4 p-5">
      <h1 className="font-sans text-xl font-bold wrap-anywhere">{format(words.heading, facts)}</h1>
      <ErrorSummary items={problem ? [{ message: problem }] : []} />
      <p className="wrap-anywhere text-ivory-300">{format(text, facts)}</p>
      <div className="flex flex-wrap gap-3">
        {!request && !obstacle && (
          <Button name="intent" value="ask" variant="destructive" disabled={busy}>
            {words.askSubmit}
          </Button>
        )}
        {!isOneself && request && !isOwn && (
          <Button name="intent" value="approve" variant="destructive" disabled={busy}>
            {words.approve}
          </Button>
        )}
        {request && (
          <Button name="intent" value="decline" variant="outline" disabled={busy}>
            {isOwn ? words.withdraw : words.decline}
          </Button>
        )}
        <Link
          to={pathTo("/admin/team")}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {accountContent.cancel}
        </Link>
      </div>
    </Form>
  )
}
