import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import { type ApplicationField, type ApplicationValues, fieldsOfStep } from "./application-rules.ts"

const words = merchantContent.register

/** Every answer of the first two steps, each step with its way back. */
export function ApplicationReview({ values }: { values: ApplicationValues }) {
  return ([1, 2] as const).map((step) => (
    <section key={step} aria-labelledby={`review-${step}`} className="panel grid gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 id={`review-${step}`} className="text-lg font-bold">
          {words.steps[step]}
        </h3>
        <Button
          name="intent"
          value={`change-${step}`}
          variant="link"
          size="sm"
          formNoValidate
          aria-label={fill(words.changeOf, { step: words.steps[step] })}
        >
          {words.change}
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {fieldsOfStep[step].map((field) => (
          <div key={field} className="contents">
            <dt className="text-ivory-300">{merchantContent.fieldNames[field]}</dt>
            <dd className="mb-2 whitespace-pre-line wrap-anywhere sm:mb-0">{answerText(values, field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function answerText(values: ApplicationValues, field: ApplicationField): string {
  const value = values[field]
  if (typeof value === "boolean") return value ? words.yes : words.no
  return value || words.notGiven
}
