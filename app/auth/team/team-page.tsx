import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import type { ResetRequest } from "./second-step-reset.server.ts"
import type { listInvitations, listTeam } from "./team.server.ts"

const words = accountContent.team

type Member = Awaited<ReturnType<typeof listTeam>>[number]
type Invitation = Awaited<ReturnType<typeof listInvitations>>[number] & { isOver: boolean }
type Props = {
  ownId: string
  members: Member[]
  /** Open requests to reset a second step. */
  resets: ResetRequest[]
  invitations: Invitation[]
  /** Whether a second step is required for everyone. */
  isStepRequired: boolean
  ruleError?: string
}

/** The administrators and open invitations. */
export function TeamPage({ ownId, members, resets, invitations, isStepRequired, ruleError }: Props) {
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-2">
          <h1 className="text-heading">{words.title}</h1>
          <p className="text-ivory-300">{words.lead}</p>
        </div>
        <Link to={pathTo("/admin/team/invite")} className={buttonClass({ variant: "gold" })}>
          {words.invite}
        </Link>
      </header>
      <Members ownId={ownId} members={members} resets={resets} />
      <SecondStepRule isRequired={isStepRequired} error={ruleError} />
      <Invitations invitations={invitations} />
    </div>
  )
}

function Members({ ownId, members, resets }: Pick<Props, "ownId" | "members" | "resets">) {
  const { timeText } = useStaffTimes()
  return (
    <ul className="panel grid">
      {members.map(({ id, email, since, hasAuthenticator, hasPasskey, lastSeenAt }) => {
        const hasSecondStep = hasAuthenticator || hasPasskey
        const reset = resets.find(({ userId }) => userId === id)
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink-700 p-4 first:border-0"
          >
            <p className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {email} {id === ownId && <Badge tone="gold">{words.you}</Badge>}
              {reset && <Badge tone="ember">{format(words.resetAsked, { by: reset.askedBy })}</Badge>}
            </p>
            <dl className="grid basis-full grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-3 gap-y-1 text-sm md:basis-auto md:grid-flow-col md:grid-cols-none md:grid-rows-2 md:gap-x-6">
              <dt className="text-ivory-300">{words.since}</dt>
              <dd>
                <StaffDate at={since} />
              </dd>
              <dt className="text-ivory-300">{words.secondStep}</dt>
              <dd>
                <Badge tone={hasSecondStep ? "leaf" : "ember"}>{hasSecondStep ? words.on : words.off}</Badge>
              </dd>
              <dt className="text-ivory-300">{words.lastSeen}</dt>
              <dd className="md:w-72">
                {lastSeenAt ? format(words.now, { time: timeText(lastSeenAt) }) : words.notSignedIn}
              </dd>
            </dl>
            <div className="flex flex-wrap gap-2 md:w-48 md:justify-end">
              {id !== ownId && lastSeenAt && (
                <EmailForm
                  email={email}
                  actions={[
                    { intent: "end-sessions", text: words.logOut, name: words.logOutOf, variant: "outline" },
                  ]}
                />
              )}
              {(reset || (hasSecondStep && id !== ownId)) && (
                <Link
                  to={pathTo("/admin/team/:id/reset", { id: encodeURIComponent(id) })}
                  aria-label={format(words.resetOf, { email })}
                  className={buttonClass({ variant: "outline", size: "sm" })}
                >
                  {words.reset}
                </Link>
              )}
              {id !== ownId && (
                <Link
                  to={pathTo("/admin/team/:id/remove", { id: encodeURIComponent(id) })}
                  aria-label={format(words.removeOf, { email })}
                  className="inline-flex min-h-9 items-center rounded-control border border-ember px-3 text-sm font-semibold text-ember-text hover:bg-ink-800"
                >
                  {words.remove}
                </Link>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function SecondStepRule({ isRequired, error }: { isRequired: boolean; error?: string }) {
  const { rule } = words
  return (
    <section aria-labelledby="second-step-rule" className="panel grid gap-3 p-5">
      <h2 id="second-step-rule" className="font-sans text-lg font-bold">
        {rule.title}
      </h2>
      <p className="measure text-ivory-300">{isRequired ? rule.requiredText : rule.optionalText}</p>
      <SubmitForm
        refused={{ message: error }}
        hidden={{ intent: isRequired ? "release-second-step" : "require-second-step" }}
        submit={isRequired ? rule.release : rule.require}
        variant="outline"
        layout="grid gap-3"
        className="justify-self-start"
      />
    </section>
  )
}

function Invitations({ invitations }: Pick<Props, "invitations">) {
  const { dateText, timeText } = useStaffTimes()
  return (
    <section aria-labelledby="invitations" className="panel grid gap-3 p-5">
      <h2 id="invitations" className="font-sans text-lg font-bold">
        {words.invitations}
      </h2>
      {invitations.length === 0 && <p className="text-ivory-300">{words.invitationsNone}</p>}
      <ul className="grid empty:hidden">
        {invitations.map(({ email, createdBy, createdAt, expiresAt, isOver }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-ink-700 py-3"
          >
            <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
              <p className="font-semibold wrap-anywhere">{email}</p>
              <p className="text-sm text-ivory-300">
                {format(isOver ? words.invitedOver : words.invitedBy, {
                  by: createdBy,
                  date: dateText(createdAt),
                  until: timeText(expiresAt),
                })}
              </p>
            </div>
            <EmailForm
              email={email}
              actions={[
                { intent: "resend", text: words.resend, name: words.resendOf, variant: "outline" },
                { intent: "withdraw", text: words.withdraw, name: words.withdrawOf, variant: "ghost" },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Action = { intent: string; text: string; name: string; variant: "outline" | "ghost" }

/** Buttons for a person or an invitation. Each accessible name contains the address. */
function EmailForm({ email, actions }: { email: string; actions: Action[] }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="email" value={email} />
      {actions.map(({ intent, text, name, variant }) => (
        <Button
          key={intent}
          name="intent"
          value={intent}
          variant={variant}
          size="sm"
          disabled={busy}
          aria-label={format(name, { email })}
        >
          {text}
        </Button>
      ))}
    </Form>
  )
}
