import { format } from "#app/lib/text/format.ts"
import type { ApplicationField } from "#app/listings/options.ts"
import { heldTown } from "#app/listings/position/town-choice.ts"
import { unpackOptions } from "#app/places/countries/packed-options.ts"
import { Button } from "#app/ui/button.tsx"
import { applicationForm } from "#content/en/application-form.ts"
import { type ApplicationValues, fieldsOfStep } from "../application-rules.ts"

const words = applicationForm.register

/** All answers of steps 1 and 2, each step with a button to change it. */
export function ApplicationReview({ values, countries }: { values: ApplicationValues; countries: string }) {
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
          aria-label={format(words.changeOf, { step: words.steps[step] })}
        >
          {words.change}
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {fieldsOfStep(step).map((field) => (
          <div key={field} className="contents">
            <dt className="text-ivory-300">{applicationForm.fieldNames[field]}</dt>
            <dd className="mb-2 whitespace-pre-line wrap-anywhere sm:mb-0">
              {answerText(answerOf(field, values, countries))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function answerOf(field: ApplicationField, values: ApplicationValues, countries: string) {
  if (field === "town") return heldTown(values)?.label ?? ""
  return field === "country" ? labelOf(countries, values.country) : values[field]
}

function labelOf(countries: string, value: string): string {
  return unpackOptions(countries).find((option) => option.value === value)?.label ?? value
}

function answerText(value: string | boolean): string {
  if (typeof value === "boolean") return value ? words.yes : words.no
  return value || words.notGiven
}
