import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"
import { ProofFields, type ProofState, proofField } from "./proof-fields.tsx"

/** What the server says about a section it has not saved. `version` is the stored one; saving again replaces that. */
export type SectionState<Values> = {
  values?: Values
  errors?: Record<string, string | undefined>
  failure?: string
  /** A password or passkey came with it, even if something else was wrong. */
  isProven?: boolean
}

type Props = {
  intent: string
  version?: string
  heading: string
  lead: string
  save: string
  errors?: Record<string, string | undefined>
  failure?: string
  /** Of a section that asks for a fresh proof. */
  proof?: ProofState
  children?: ReactNode
}

/** One part of the settings: a form of its own, so that a mistake in one part does not keep another from being saved. */
export function SettingsSection({
  intent,
  version,
  heading,
  lead,
  save,
  errors = {},
  failure,
  proof,
  children,
}: Props) {
  const navigation = useNavigation()
  const busy = navigation.state !== "idle" && navigation.formData?.get("intent") === intent
  const items = Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
  return (
    <section
      id={`section-${intent}`}
      aria-labelledby={`${intent}-heading`}
      className="panel scroll-mt-4 p-3 sm:p-5"
    >
      {/* A saved version is a new form: it shows what was saved, as it was saved. */}
      <Form key={version} method="post" preventScrollReset className="grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value={intent} />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <div className="grid grid-cols-1 gap-1">
          <h2 id={`${intent}-heading`} className="font-sans text-lg font-bold">
            {heading}
          </h2>
          <p className="measure text-ivory-300">{lead}</p>
        </div>
        <ErrorSummary items={failure ? [{ message: failure }, ...items] : items} />
        {children}
        {proof ? (
          <ProofFields
            {...proof}
            intent={intent}
            save={save}
            busy={busy}
            error={errors[proofField(intent)]}
          />
        ) : (
          <Button variant="gold" disabled={busy} className="justify-self-start max-sm:px-3">
            {save}
          </Button>
        )}
      </Form>
    </section>
  )
}

/** To what a section said before. */
export function HistoryLink() {
  return (
    <p>
      <Link
        to={pathTo("/admin/settings/history")}
        className="inline-flex min-h-9 items-center text-gold-400 underline"
      >
        {adminSettings.history.open}
      </Link>
    </p>
  )
}
