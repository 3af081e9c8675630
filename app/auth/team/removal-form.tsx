import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { accountContent } from "#content/en/admin-account.ts"

const words = accountContent.remove

type Props = { email: string; isOneself: boolean; error?: string }

/** Asks for confirmation before an administrator is removed. */
export function RemovalForm({ email, isOneself, error }: Props) {
  const busy = useNavigation().state !== "idle"
  const problem = error ?? (isOneself ? words.oneself : undefined)
  return (
    <Form method="post" className="panel grid max-w-xl gap-4 p-5">
      <h1 className="font-sans text-xl font-bold wrap-anywhere">{format(words.heading, { email })}</h1>
      <ErrorSummary items={problem ? [{ message: problem }] : []} />
      <p className="text-ivory-300">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        {!isOneself && (
          <Button variant="destructive" disabled={busy}>
            {words.submit}
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
