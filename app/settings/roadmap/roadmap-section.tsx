import { format } from "#app/lib/text/format.ts"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { roadmap, roadmapStates } from "#content/facts/network.ts"
import { roadmapField } from "../options.ts"
import type { ProofState } from "../proof-fields.tsx"
import { HistoryLink, type SectionState, SettingsSection } from "../settings-section.tsx"

const words = adminSettings.roadmap
const { roadmap: plan } = whitepapers

type Props = {
  values: Record<string, string | undefined>
  version: string
  constraints: Record<string, { maxLength?: number }>
  proof: ProofState
  refusal: SectionState<Record<string, string | undefined>> & { version?: string }
}

/** Settings of the roadmap steps. */
export function RoadmapSection({ values: stored, version, constraints, proof, refusal }: Props) {
  const { errors = {}, values = stored } = refusal
  const field = (step: (typeof roadmap)[number]["step"], part: "state" | "since" | "link") => {
    const name = roadmapField(step, part)
    const { maxLength } = constraints[name] ?? {}
    return { name, defaultValue: values[name], error: errors[name], maxLength }
  }
  return (
    <SettingsSection
      intent="roadmap"
      heading={words.heading}
      lead={words.lead}
      save={words.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      <HistoryLink />
      {roadmap.map(({ step, ...quarter }) => {
        const { maxLength: _, ...state } = field(step, "state")
        return (
          <fieldset key={step} className="grid min-w-0 gap-5 border-ink-700 border-t pt-4">
            <legend className="float-start w-full font-bold text-gold-400">
              {format(words.step, { quarter: format(plan.quarter, quarter), step: plan.steps[step] })}
            </legend>
            <SelectField
              {...state}
              label={words.state}
              empty={words.asStated}
              options={roadmapStates.map((value) => ({ value, label: plan.states[value] }))}
            />
            <TextArea {...field(step, "since")} label={words.since} hint={words.sinceHint} rows={2} />
            <TextField {...field(step, "link")} label={words.link} hint={words.linkHint} />
          </fieldset>
        )
      })}
    </SettingsSection>
  )
}
