import type { ComponentProps } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { SecondFactors } from "../second-factors/second-factors.server.ts"
import { DisplayNameSection } from "./display-name-section.tsx"
import { MailChoiceSection } from "./mail-choice-section.tsx"
import { TimeZoneSection } from "./time-zone-section.tsx"

const words = accountContent.account
const small = buttonClass({ variant: "outline", size: "sm" })

type SessionLine = {
  id: string
  browser?: string
  system?: string
  createdAt: Date
  lastSeenAt: Date
  isThisOne: boolean
}

type Props = {
  email: string
  factors: SecondFactors
  displayName: ComponentProps<typeof DisplayNameSection>
  timeZone: ComponentProps<typeof TimeZoneSection>
  mails: ComponentProps<typeof MailChoiceSection>
  sessions: SessionLine[]
  /** Required second step is missing: no other page is open until it is set up. */
  lacksRequiredStep: boolean
}

/** The account page of a staff member. */
export function AccountPage(props: Props) {
  const { email, factors, displayName, timeZone, mails, sessions, lacksRequiredStep } = props
  return (
    <div className="grid max-w-4xl gap-6">
      <header className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="wrap-anywhere text-ivory-300">{format(words.email, { email })}</p>
      </header>
      {lacksRequiredStep && (
        <Notice tone="error" title={words.secondStep.required}>
          {words.secondStep.requiredText}
        </Notice>
      )}
      <section
        aria-labelledby="password"
        className="panel flex flex-wrap items-center justify-between gap-3 p-5"
      >
        <div className="grid gap-1">
          <h2 id="password" className="font-sans text-lg font-bold">
            {words.password.title}
          </h2>
          <p className="text-ivory-300">{words.password.text}</p>
        </div>
        <Link to={pathTo("/admin/account/password")} className={small}>
          {words.password.change}
        </Link>
      </section>
      <SecondStep factors={factors} />
      <DisplayNameSection {...displayName} />
      <TimeZoneSection {...timeZone} />
      <MailChoiceSection {...mails} />
      <Sessions sessions={sessions} />
    </div>
  )
}

function SecondStep({ factors }: { factors: SecondFactors }) {
  const { dateText } = useStaffTimes()
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  const isOn = authenticator !== null || passkeys.length > 0
  const { secondStep } = words
  return (
    <section aria-labelledby="second-step" className="panel grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="second-step" className="font-sans text-lg font-bold">
          {secondStep.title}
        </h2>
        <Badge tone={isOn ? "leaf" : "quiet"}>{isOn ? secondStep.on : secondStep.off}</Badge>
      </div>
      <p className="measure text-ivory-300">{secondStep.text}</p>
      <ul className="grid">
        <Way
          title={secondStep.authenticator}
          text={
            authenticator
              ? format(secondStep.authenticatorSince, { date: dateText(authenticator) })
              : secondStep.authenticatorOff
          }
          to={pathTo("/admin/account/authenticator")}
          action={authenticator ? secondStep.manage : secondStep.setUp}
        />
        <Way
          title={secondStep.passkeys}
          text={
            passkeys.length > 0
              ? formatCount(secondStep.passkeysCount, passkeys.length, site.locale)
              : secondStep.passkeysNone
          }
          to={pathTo("/admin/account/passkeys")}
          action={passkeys.length > 0 ? secondStep.manage : secondStep.setUp}
        />
        {isOn && (
          <Way
            title={secondStep.recovery}
            text={formatCount(secondStep.recoveryLeft, recoveryCodesLeft, site.locale)}
            warning={recoveryCodesLeft < 3 ? secondStep.recoveryFew : undefined}
            to={pathTo("/admin/account/recovery-codes")}
            action={secondStep.renew}
          />
        )}
      </ul>
    </section>
  )
}

type WayProps = { title: string; text: string; warning?: string; to: string; action: string }

function Way({ title, text, warning, to, action }: WayProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-ink-700 py-3 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ivory-300">{text}</p>
        {warning && <p className="text-sm font-semibold text-ember-text">{warning}</p>}
      </div>
      <Link to={to} aria-label={`${title}: ${action}`} className={small}>
        {action}
      </Link>
    </li>
  )
}

function nameOf({ browser, system }: SessionLine): string {
  const { sessions } = words
  if (browser) return format(system ? sessions.browser : sessions.browserOnly, { browser, system })
  return system ? format(sessions.systemOnly, { system }) : sessions.unknown
}

function Sessions({ sessions }: { sessions: SessionLine[] }) {
  const { timeText } = useStaffTimes()
  const busy = useNavigation().state !== "idle"
  const text = words.sessions
  return (
    <section aria-labelledby="sessions" className="panel grid gap-3 p-5">
      <h2 id="sessions" className="font-sans text-lg font-bold">
        {text.title}
      </h2>
      <p className="measure text-ivory-300">{text.text}</p>
      <ul className="grid">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-ink-700 py-3"
          >
            <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {nameOf(session)} {session.isThisOne && <Badge tone="gold">{text.thisOne}</Badge>}
              </p>
              <p className="text-sm text-ivory-300">
                {format(text.times, {
                  started: timeText(session.createdAt),
                  seen: timeText(session.lastSeenAt),
                })}
              </p>
            </div>
            {!session.isThisOne && (
              <SubmitForm
                hidden={{ session: session.id }}
                submit={text.end}
                layout="contents"
                name="intent"
                value="end-session"
                variant="outline"
                size="sm"
                aria-label={format(text.endOf, {
                  browser: nameOf(session),
                  started: timeText(session.createdAt),
                })}
              />
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap gap-3 border-t border-ink-700 pt-4">
        <Button name="intent" value="end-others" variant="secondary" disabled={busy || sessions.length < 2}>
          {text.endOthers}
        </Button>
        <Button name="intent" value="end-all" variant="outline" disabled={busy}>
          {text.endAll}
        </Button>
      </Form>
    </section>
  )
}
