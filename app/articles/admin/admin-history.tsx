import { Form, Link } from "react-router"
import type { listAudit } from "#app/lib/audit/audit.server.ts"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import { pathTo } from "#app/lib/http/path-to.ts"
import { compareTexts } from "#app/lib/text/compare-texts.ts"
import type { Times } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ComparedText } from "#app/ui/compared-text.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListTable, RowLink } from "#app/ui/list/list-table.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import type { EditorConfig } from "../article-form.ts"
import type { listRevisions } from "./staff-queries.server.ts"

const words = adminArticles.historyPage
const { columns: titles } = adminArticles
const backLink = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"

type HistoryProps = {
  id: number
  title: string
  revision: number
  revisions: Awaited<ReturnType<typeof listRevisions>>
  log: Awaited<ReturnType<typeof listAudit>>
}

/** /admin/articles/:id/history */
export function ArticleHistory({ id, title, revision: current, revisions, log }: HistoryProps) {
  const times = useStaffTimes()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={pathTo("/admin/articles/:id", { id })} className={backLink}>
        {words.back}
      </Link>
      <header>
        <h1 className="text-heading wrap-anywhere">
          {format(words.heading, { title: title || adminArticles.untitled })}
        </h1>
        <p className="text-ivory-300">{words.lead}</p>
      </header>
      {revisions.length === 0 ? (
        <EmptyState>{words.none}</EmptyState>
      ) : (
        <ListTable
          caption={words.title}
          titles={{ number: words.title, title: titles.title, saved: titles.date }}
          rows={revisions.map((one) => ({ ...one, id: one.revision }))}
          columns={[
            {
              key: "number",
              width: "w-40",
              cell: ({ revision }) => (
                <>
                  <RowLink
                    to={pathTo("/admin/articles/:id/history/:revision", { id, revision })}
                    label={format(words.openOf, { number: revision })}
                  >
                    {format(words.number, { number: revision })}
                  </RowLink>
                  {revision === current && <span className="text-ivory-300"> ({words.current})</span>}
                </>
              ),
            },
            { key: "title", cell: (row) => row.title },
            {
              key: "saved",
              width: "w-[40%]",
              cell: (row) => savedText(row, times),
            },
          ]}
        />
      )}
      <HistoryList history={log} actions={words.activity} />
    </div>
  )
}

type Saving = { savedBy: string | null; savedAt: Date }

function savedText({ savedBy, savedAt }: Saving, { timeText }: Times): string {
  return format(words.saved, { by: savedBy ?? words.unknownSaver, date: timeText(savedAt) })
}

type Text = { title: string; category: string; author: string; excerpt: string | null; content: string }

type RevisionProps = {
  id: number
  saved: Text & Saving & { revision: number }
  present: Text
  place: EditorConfig
  /** The draft that restoring would replace. */
  draft: { by: string; at: Date } | null
}

/** /admin/articles/:id/history/:revision: the revision beside the present text. */
export function ArticleRevision({ id, saved, present, place, draft }: RevisionProps) {
  const times = useStaffTimes()
  const { revision } = saved
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={pathTo("/admin/articles/:id/history", { id })} className={backLink}>
        {words.backToHistory}
      </Link>
      <header className="grid gap-1">
        <h1 className="text-heading">{format(words.number, { number: revision })}</h1>
        <p className="text-ivory-300">{savedText(saved, times)}</p>
      </header>
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="editorKey" value={place.editorKey} />
        <input type="hidden" name="revision" value={place.revision} />
        <input type="hidden" name="version" value={place.version} />
        {draft && <p>{format(words.replaces, { by: draft.by, date: times.timeText(draft.at) })}</p>}
        <Button variant="gold">{words.restore}</Button>
        <p className="text-sm text-ivory-300">{words.restoreHint}</p>
      </Form>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <Version heading={format(words.number, { number: revision })} text={saved} other={present} />
        <Version heading={words.now} text={present} other={saved} />
      </div>
    </div>
  )
}

/** A text with highlighted parts that the other one does not have. */
function Version({ heading, text, other }: { heading: string; text: Text; other: Text }) {
  const marked = (line: (text: Text) => string) => (
    <ComparedText parts={compareTexts(line(text), line(other)).one} />
  )
  return (
    <section aria-label={heading} className="panel grid content-start gap-2 p-4">
      <h2 className="font-sans text-lg font-bold">{heading}</h2>
      <p className="font-semibold wrap-anywhere">{marked(({ title }) => title)}</p>
      <p className="text-sm text-ivory-300">
        {marked(({ category, author }) => [categoryText(category), author].filter(Boolean).join(", "))}
      </p>
      {text.excerpt && <p className="italic wrap-anywhere">{marked(({ excerpt }) => excerpt ?? "")}</p>}
      <p className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {marked(({ content }) => content)}
      </p>
    </section>
  )
}
