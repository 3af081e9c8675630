import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"
import { ProofFields, type ProofState, proofField } from "./proof-fields.tsx"

/** Server response for a section that was not saved. `version` is the stored one; saving again overwrites it. */
export type SectionState<Values> = {
  values?: Values
  errors?: Record<string, string | undefined>
  failure?: string
  /** The submission included a valid password or passkey, even if it failed otherwise. */
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
  /** For sections that require a recent password or passkey. */
  proof?: ProofState
  children?: ReactNode
}

/** A section of the settings with a form of its own, so that an error in one does not block the others. */
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
      {/* A new version resets the form, so that it shows the saved values. */}
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

/** Link to the history of changes. */
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
