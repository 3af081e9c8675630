import { Form, useNavigation } from "react-router"
import { format, formatCount } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { listingImport } from "#content/en/listing-import.ts"
import { site } from "#content/en/site.ts"
import type { UnknownValue } from "./import-queries.server.ts"
import { choiceOptions, proposedCode } from "./reading/choices.ts"
import { leftOut, valueCellName, valueName } from "./report-forms.ts"
import { fieldText } from "./report-text.ts"

const words = listingImport.values

/** Asks for the codes of unknown cells. Each is decided once for all lines of the file. */
export function ValuesForm({ unknown }: { unknown: UnknownValue[] }) {
  const busy = useNavigation().state !== "idle"
  if (unknown.length === 0) return null
  return (
    <Form
      method="post"
      noValidate
      aria-labelledby="values"
      className="panel grid grid-cols-1 gap-5 p-4 sm:p-6"
    >
      <h2 id="values" className="font-sans text-lg font-bold">
        {words.heading}
      </h2>
      <p className="max-w-3xl text-ivory-300">{words.text}</p>
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2 xl:grid-cols-3">
        {unknown.map(({ field, cell, lines, code }, position) => {
          const index = unknown.slice(0, position).filter((other) => other.field === field).length
          const isSaid = code !== null
          return (
            <div key={`${field} ${cell}`}>
              <input type="hidden" name={valueCellName(field, index)} value={cell} />
              <SelectField
                name={valueName(field, index)}
                label={format(cell ? words.label : words.emptyLabel, { field: fieldText(field), cell })}
                hint={isSaid ? words.said : formatCount(words.lines, lines, site.locale)}
                empty={words.undecided}
                options={[{ value: leftOut, label: words.leaveOut }, ...choiceOptions(field)]}
                defaultValue={isSaid ? code || leftOut : proposedCode(field, cell)}
                required
              />
            </div>
          )
        })}
      </div>
      <Button name="intent" value="values" variant="gold" disabled={busy} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  )
}
