import { Form, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { listingImport } from "#content/en/listing-import.ts"
import type { ImportMapping } from "../import-options.ts"
import { columnName, importFields } from "./reading/columns.ts"

const words = listingImport.mapping
const hints: Partial<Record<string, string>> = listingImport.hints
const cellLength = 40

type Line = { line: number; cells: string[] }
type Props = { headings: string[]; mapping: ImportMapping; samples: Line[]; isAgain: boolean }

const headingText = (heading: string, index: number) =>
  heading || format(words.unnamed, { number: index + 1 })
const short = (cell: string) => (cell.length > cellLength ? `${cell.slice(0, cellLength)}…` : cell)

/** Assigns columns to fields, with the first lines of the file as samples. */
export function MappingForm({ headings, mapping, samples, isAgain }: Props) {
  const busy = useNavigation().state !== "idle"
  const options = headings.map((heading, index) => {
    const cell = short(samples[0]?.cells[index] ?? "")
    const named = { heading: headingText(heading, index), cell }
    return { value: String(index), label: cell ? format(words.example, named) : named.heading }
  })
  return (
    <Form
      method="post"
      noValidate
      // Hidden while the surrounding details element is closed: see app/review/decision/decision.tsx.
      className="grid grid-cols-1 gap-5 in-[details:not([open])]:hidden"
    >
      <p className="max-w-3xl text-ivory-300">{words.text}</p>
      <Samples headings={headings} samples={samples} />
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2 xl:grid-cols-3">
        {importFields.map((field) => (
          <SelectField
            key={field}
            name={columnName(field)}
            label={listingImport.fields[field]}
            hint={hints[field]}
            empty={words.none}
            options={options}
            defaultValue={mapping[field] === undefined ? "" : String(mapping[field])}
            required
          />
        ))}
      </div>
      <Button name="intent" value="check" variant="gold" disabled={busy} className="justify-self-start">
        {isAgain ? words.again : words.submit}
      </Button>
    </Form>
  )
}

function Samples({ headings, samples }: Pick<Props, "headings" | "samples">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={words.sample} tabIndex={0} className="overflow-x-auto">
      <table className="text-sm">
        <caption className="pb-1 text-start font-semibold">{words.sample}</caption>
        <thead className="text-start text-ivory-300">
          <tr>
            <th scope="col" className="px-2 py-1 text-start font-semibold">
              {words.line}
            </th>
            {headings.map((heading, index) => (
              <th
                key={headingText(heading, index)}
                scope="col"
                className="px-2 py-1 text-start font-semibold"
              >
                {headingText(heading, index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ line, cells }) => (
            <tr key={line} className="border-t border-ink-700">
              <th scope="row" className="px-2 py-1 text-start font-normal text-ivory-300">
                {line}
              </th>
              {headings.map((heading, index) => (
                <td key={headingText(heading, index)} className="max-w-60 truncate px-2 py-1">
                  {short(cells[index] ?? "")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
