import { Form, Link } from "react-router"
import type { listAudit } from "#app/features/moderation/audit.server.ts"
import { HistoryList } from "#app/features/moderation/history-list.tsx"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import type { EditorPlace } from "./article-form.ts"
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
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={`/admin/articles/${id}`} className={backLink}>
        {words.back}
      </Link>
      <header>
        <h1 className="text-heading wrap-anywhere">
          {fill(words.heading, { title: title || adminArticles.untitled })}
        </h1>
        <p className="text-ivory-300">{words.lead}</p>
      </header>
      {revisions.length === 0 ? (
        <EmptyState>{words.none}</EmptyState>
      ) : (
        <ListTable
          caption={words.title}
          rows={revisions.map((one) => ({ ...one, id: one.revision }))}
          columns={[
            {
              key: "number",
              label: words.title,
              width: "w-40",
              cell: ({ revision }) => (
                <>
                  <RowLink
                    to={`/admin/articles/${id}/history/${revision}`}
                    label={fill(words.openOf, { number: revision })}
                  >
                    {fill(words.number, { number: revision })}
                  </RowLink>
                  {revision === current && <span className="text-ivory-300"> ({words.current})</span>}
                </>
              ),
            },
            { key: "title", label: titles.title, cell: (row) => row.title },
            {
              key: "saved",
              label: titles.date,
              width: "w-[40%]",
              cell: ({ savedBy, savedAt }) => fill(words.saved, { by: savedBy, date: timeText(savedAt) }),
            },
          ]}
        />
      )}
      <HistoryList history={log} actions={words.activity} />
    </div>
  )
}

type Text = { title: string; category: string; author: string; excerpt: string | null; content: string }

type RevisionProps = {
  id: number
  saved: Text & { revision: number; savedBy: string; savedAt: Date }
  present: Text
  place: EditorPlace
  /** What restoring would replace. */
  draft: { by: string; at: Date } | null
}

/** /admin/articles/:id/history/:revision: the text of then beside that of now. */
export function ArticleRevision({ id, saved, present, place, draft }: RevisionProps) {
  const { revision, savedBy, savedAt } = saved
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={`/admin/articles/${id}/history`} className={backLink}>
        {words.backToHistory}
      </Link>
      <header className="grid gap-1">
        <h1 className="text-heading">{fill(words.number, { number: revision })}</h1>
        <p className="text-ivory-300">{fill(words.saved, { by: savedBy, date: timeText(savedAt) })}</p>
      </header>
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="editorKey" value={place.editorKey} />
        <input type="hidden" name="revision" value={place.revision} />
        <input type="hidden" name="version" value={place.version} />
        {draft && <p>{fill(words.replaces, { by: draft.by, date: timeText(draft.at) })}</p>}
        <Button variant="gold">{words.restore}</Button>
        <p className="text-sm text-ivory-300">{words.restoreHint}</p>
      </Form>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <Version heading={fill(words.number, { number: revision })} text={saved} />
        <Version heading={words.now} text={present} />
      </div>
    </div>
  )
}

function Version({ heading, text }: { heading: string; text: Text }) {
  return (
    <section aria-label={heading} className="panel grid content-start gap-2 p-4">
      <h2 className="font-sans text-lg font-bold">{heading}</h2>
      <p className="font-semibold wrap-anywhere">{text.title}</p>
      <p className="text-sm text-ivory-300">{[text.category, text.author].filter(Boolean).join(", ")}</p>
      {text.excerpt && <p className="italic wrap-anywhere">{text.excerpt}</p>}
      <p className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text.content}</p>
    </section>
  )
}
