import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/list/list-table.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { placeText } from "../position/place-text.ts"
import type { ImportedListings } from "./import-queries.server.ts"
import { releaseWays, undoDays } from "./options.ts"

const words = listingImport.imported
const release = listingImport.release
const form = "release"

type Row = ImportedListings["rows"][number]
type Props = { id: number; listings: ImportedListings; only?: number; errors: { how?: string; ids?: string } }

const nameOf = ({ businessName, publicId }: Row) =>
  businessName || format(adminListings.unnamed, { publicId })

const columns: ListColumn<Row, keyof typeof words.columns>[] = [
  {
    key: "business",
    cell: (row) => (
      <RowLink to={pathTo("/admin/listings/:id", { id: row.id })} label={nameOf(row)}>
        {nameOf(row)}
      </RowLink>
    ),
  },
  { key: "place", width: "w-[24%]", cell: ({ place }) => place && placeText(place) },
  { key: "phone", width: "w-[22%]", cell: ({ phone }) => phone },
  {
    key: "state",
    width: "w-44",
    cell: ({ waits, status }) =>
      waits ? (
        <Badge tone="gold">{words.held}</Badge>
      ) : (
        <Badge>{status === "listed" ? words.released : words.elsewhere}</Badge>
      ),
  },
]

/** The listings of an import, with the forms that release them and undo a release. */
export function Imported({ id, listings: { all, waiting, undoable, rows, next }, only, errors }: Props) {
  const here = pathTo("/admin/listings/import/:id", { id })
  const link = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
  return (
    <section aria-labelledby="imported" className="grid grid-cols-1 gap-4">
      <h2 id="imported" className="font-sans text-lg font-bold">
        {words.heading}
      </h2>
      <p>{format(words.count, { released: all - waiting, count: all })}</p>
      {only !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          {words.one}
          <Link to={here} className={link}>
            {words.all}
          </Link>
        </p>
      )}
      {waiting > 0 && <ReleaseForm waiting={waiting} only={only} errors={errors} />}
      {undoable > 0 && <UndoForm count={undoable} only={only} />}
      <ListTable
        caption={words.heading}
        titles={words.columns}
        columns={columns}
        rows={rows}
        selection={
          waiting > 0 && only === undefined ? { form, nameOf, isSelectable: ({ waits }) => waits } : undefined
        }
      />
      {next && only === undefined && (
        <Link to={`${here}?after=${next}`} className={link}>
          {words.next}
        </Link>
      )}
    </section>
  )
}

function UndoForm({ count, only }: { count: number; only: number | undefined }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" aria-labelledby="undo-heading" className="panel grid max-w-3xl grid-cols-1 gap-3 p-4">
      <h3 id="undo-heading" className="font-sans font-bold">
        {release.undo.heading}
      </h3>
      <p className="text-sm text-ivory-300">{format(release.undo.text, { days: undoDays })}</p>
      {only !== undefined && <input type="hidden" name="ids" value={only} />}
      <Button
        name="intent"
        value="undo-release"
        variant="outline"
        disabled={busy}
        className="justify-self-start"
      >
        {format(release.undo.submit, { count })}
      </Button>
    </Form>
  )
}

function ReleaseForm({ waiting, only, errors }: { waiting: number } & Pick<Props, "only" | "errors">) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form
      id={form}
      method="post"
      noValidate
      aria-labelledby="release-heading"
      className="panel grid max-w-3xl grid-cols-1 gap-4 p-4"
    >
      <h3 id="release-heading" className="font-sans font-bold">
        {release.heading}
      </h3>
      <p className="text-sm text-ivory-300">{release.text}</p>
      {only !== undefined && <input type="hidden" name="ids" value={only} />}
      <SelectField
        name="how"
        label={release.how}
        error={errors.how}
        empty={release.choose}
        options={releaseWays.map((value) => ({ value, label: release.ways[value] }))}
        required
      />
      {errors.ids && (
        <p role="alert" className="font-semibold text-ember-text">
          {errors.ids}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="release" variant="gold" disabled={busy}>
          {only === undefined ? release.selected : listingImport.onListingLink}
        </Button>
        {only === undefined && (
          <Button name="intent" value="release-all" variant="secondary" disabled={busy}>
            {format(release.everything, { count: waiting })}
          </Button>
        )}
      </div>
    </Form>
  )
}
