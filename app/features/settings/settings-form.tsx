import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { adminSettings as words } from "#content/en/admin-merchants.ts"
import { type DirectoryStage, directoryStages } from "./stages.ts"

/** What staff can change without a developer. */
export function SettingsForm({ stage, error }: { stage: DirectoryStage; error?: string }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="grid max-w-2xl gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <fieldset className="panel grid gap-3 p-5" aria-describedby="stage-hint">
        <legend className="float-left mb-1 w-full text-lg font-bold">{words.stageLegend}</legend>
        <p id="stage-hint" className="clear-both text-ivory-300">
          {words.stageHint}
        </p>
        {error && (
          <p role="alert" className="font-semibold text-ember-text">
            {error}
          </p>
        )}
        {directoryStages.map((option) => (
          <label
            key={option}
            className="flex cursor-pointer items-start gap-3 rounded-control p-2 hover:bg-ink-800"
          >
            <input
              type="radio"
              name="stage"
              value={option}
              defaultChecked={option === stage}
              className="mt-1 size-5 shrink-0 accent-gold-500"
            />
            <span>
              <span className="font-semibold">{words.stages[option].label}</span>
              <span className="block text-ivory-300">{words.stages[option].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button variant="gold" disabled={busy} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  )
}
