import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/list/list-table.tsx"
import { listingImport as words } from "#content/en/listing-import.ts"
import type { ImportRow } from "./import-queries.server.ts"
import { keptDays } from "./options.ts"
import { importSizes } from "./reading/upload-problem.ts"

type Props = { imports: ImportRow[]; error?: string }

const columns: ListColumn<ImportRow, keyof typeof words.list.columns>[] = [
  {
    key: "file",
    cell: ({ id, fileName }) => (
      <RowLink to={pathTo("/admin/listings/import/:id", { id })} label={fileName}>
        {fileName}
      </RowLink>
    ),
  },
  { key: "uploaded", width: "w-[30%]", cell: (row) => <Sent row={row} /> },
  { key: "lines", width: "w-24", cell: ({ lines }) => lines },
  { key: "state", width: "w-[24%]", cell: stateText },
]

function Sent({ row: { uploadedAt, by } }: { row: ImportRow }) {
  const { timeText } = useStaffTimes()
  return format(words.list.by, { date: timeText(uploadedAt), name: by ?? words.list.formerly })
}

export function stateText({ takenBackAt, importedAt, checkedAt, imported }: ImportRow): string {
  if (takenBackAt) return words.states["taken-back"]
  if (importedAt) return format(words.states.imported, { count: imported })
  return checkedAt ? words.states.checked : words.states.uploaded
}

/** /admin/listings/import */
export function ImportStart({ imports, error }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/listings")}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="grid max-w-3xl gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p>{words.lead}</p>
        <p className="text-ivory-300">{words.promise}</p>
      </header>
      <ErrorSummary items={error ? [{ field: "file", message: error }] : []} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-labelledby="upload"
        className="panel grid max-w-3xl grid-cols-1 gap-4 p-4 sm:p-6"
      >
        <h2 id="upload" className="font-sans text-lg font-bold">
          {words.upload.heading}
        </h2>
        <TextField
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          label={words.upload.file}
          hint={format(words.upload.hint, importSizes())}
          error={error}
          required
          className="file:me-3"
        />
        <p className="text-sm text-ivory-300">{format(words.upload.kept, { days: keptDays })}</p>
        <Button variant="gold" disabled={busy} className="justify-self-start">
          {words.upload.submit}
        </Button>
      </Form>
      <section aria-labelledby="imports" className="grid grid-cols-1 gap-3">
        <h2 id="imports" className="font-sans text-lg font-bold">
          {words.list.heading}
        </h2>
        {imports.length === 0 ? (
          <EmptyState>{words.list.empty}</EmptyState>
        ) : (
          <ListTable
            caption={words.list.heading}
            titles={words.list.columns}
            columns={columns}
            rows={imports}
          />
        )}
      </section>
    </div>
  )
}
