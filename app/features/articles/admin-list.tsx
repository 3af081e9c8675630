import { Form, Link } from "react-router"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { adminArticles as words } from "#content/en/admin-articles.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import { type ArticleFilter, articleFilters, articleList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<ArticleFilter>
  counts: Record<ArticleFilter, number>
  /** An article that was deleted just now. */
  deleted: { id: number; title: string } | null
}

const { columns: titles } = words
const nameOf = ({ title }: { title: string }) => title || words.untitled

const tones: Record<ArticleFilter, BadgeTone> = { draft: "quiet", scheduled: "indigo", published: "leaf" }

/** The status word of an article. */
export function StateBadge({ state }: { state: ArticleFilter }) {
  return <Badge tone={tones[state]}>{words.statuses[state]}</Badge>
}

const action =
  "inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold hover:bg-ink-800 first:-ms-3"

const columns: ListColumn<Row>[] = [
  {
    key: "title",
    label: titles.title,
    cell: (row) => (
      <>
        <RowLink to={`/admin/articles/${row.id}`} label={fill(words.openOf, { title: nameOf(row) })}>
          {nameOf(row)}
        </RowLink>
        {row.isUnsaved && <p className="text-sm text-ivory-300">{words.isUnsaved}</p>}
      </>
    ),
  },
  { key: "category", label: titles.category, width: "w-[13%]", cell: (row) => row.category },
  { key: "author", label: titles.author, width: "w-[20%]", cell: (row) => row.author },
  {
    key: "date",
    label: titles.date,
    width: "w-48",
    cell: (row) =>
      row.state === "draft" || !row.publishedAt ? (
        <>
          {dateText(row.updatedAt)} <span className="block text-sm text-ivory-300">{words.changed}</span>
        </>
      ) : (
        dateText(row.publishedAt)
      ),
  },
  { key: "status", label: titles.status, width: "w-30", cell: (row) => <StateBadge state={row.state} /> },
  {
    key: "actions",
    label: titles.actions,
    width: "w-40",
    cell: (row) => (
      <div className="flex">
        <a
          href={row.state === "published" ? `/blog/${row.slug}` : `/admin/articles/${row.id}/preview`}
          aria-label={fill(words.viewOf, { title: nameOf(row) })}
          className={action}
        >
          {words.view}
        </a>
        <Link
          to={`/admin/articles/${row.id}/delete`}
          aria-label={fill(words.deleteOf, { title: nameOf(row) })}
          className={`${action} text-ember-text`}
        >
          {words.delete}
        </Link>
      </div>
    ),
  },
]

/** /admin/articles */
export function ArticleList({ search, rows, counts, deleted, ...page }: Props) {
  return (
    <ListFrame
      place={articleList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      filters={(["", ...articleFilters] as const).map((filter) => ({
        filter,
        label: filter ? words.statuses[filter] : staffLists.all,
        count: filter && cappedCount(counts[filter]),
      }))}
      actions={
        <Link to="/admin/articles/new" data-shortcut="n" className={buttonClass({ variant: "gold" })}>
          {words.create}
        </Link>
      }
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      {deleted && <Undo {...deleted} />}
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <ListTable caption={words.title} columns={columns} rows={rows} />
      )}
    </ListFrame>
  )
}

function Undo({ id, title }: { id: number; title: string }) {
  return (
    <Form
      method="post"
      action="/admin/articles"
      className="panel flex flex-wrap items-center justify-between gap-3 p-4"
    >
      <p>{fill(words.deletion.undoTitle, { title: title || words.untitled })}</p>
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="undo" variant="secondary">
        {words.deletion.undo}
      </Button>
    </Form>
  )
}
