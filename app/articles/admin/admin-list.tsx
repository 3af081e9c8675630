import { Form, Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { StaffDate, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { adminArticles as words } from "#content/en/admin-articles.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import { deletedDays } from "../options.ts"
import { type ArticleFilter, articleList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<ArticleFilter>
  counts: Record<ArticleFilter, number>
  /** The article that was just deleted. */
  deleted: { id: number; title: string } | null
}

type Key = keyof typeof words.columns
const nameOf = ({ title }: { title: string }) => title || words.untitled

const tones: Record<ArticleFilter, BadgeTone> = {
  draft: "quiet",
  scheduled: "indigo",
  published: "leaf",
  deleted: "ember",
}

/** Status badge of an article. */
export function StateBadge({ state }: { state: ArticleFilter }) {
  return <Badge tone={tones[state]}>{words.statuses[state]}</Badge>
}

const action =
  "inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold hover:bg-ink-800 first:-ms-3"

const columns: ListColumn<Row, Key>[] = [
  {
    key: "title",
    cell: (row) => (
      <>
        <RowLink
          to={pathTo("/admin/articles/:id", { id: row.id })}
          label={format(words.openOf, { title: nameOf(row) })}
        >
          {nameOf(row)}
        </RowLink>
        {row.isUnsaved && <p className="text-sm text-ivory-300">{words.isUnsaved}</p>}
      </>
    ),
  },
  { key: "category", width: "w-[13%]", cell: (row) => categoryText(row.category) },
  { key: "author", width: "w-[20%]", cell: (row) => row.author },
  {
    key: "date",
    width: "w-48",
    cell: (row) => {
      if (row.deletedAt) return <Deleted at={row.deletedAt} />
      if (row.state !== "draft" && row.publishedAt) return <StaffDate at={row.publishedAt} />
      return (
        <>
          <StaffDate at={row.updatedAt} />{" "}
          <span className="block text-sm text-ivory-300">{words.changed}</span>
        </>
      )
    },
  },
  { key: "status", width: "w-30", cell: (row) => <StateBadge state={row.state} /> },
  {
    key: "actions",
    width: "w-40",
    cell: (row) =>
      row.state === "deleted" ? (
        <Restore {...row} />
      ) : (
        <div className="flex">
          <a
            href={
              row.state === "published"
                ? pathTo("/blog/:slug", { slug: row.slug })
                : pathTo("/admin/articles/:id/preview", { id: row.id })
            }
            aria-label={format(words.viewOf, { title: nameOf(row) })}
            className={action}
          >
            {words.view}
          </a>
          <Link
            to={pathTo("/admin/articles/:id/delete", { id: row.id })}
            aria-label={format(words.deleteOf, { title: nameOf(row) })}
            className={`${action} text-ember-text`}
          >
            {words.delete}
          </Link>
        </div>
      ),
  },
]

/** /admin/articles */
export function ArticleList({ search, deleted, ...page }: Props) {
  return (
    <StaffList
      place={articleList}
      search={search}
      words={words}
      filterLabels={{ "": staffLists.all, ...words.statuses }}
      columns={columns}
      actions={
        <Link
          to={pathTo("/admin/articles/:id", { id: "new" })}
          data-shortcut="n"
          className={buttonClass({ variant: "gold" })}
        >
          {words.create}
        </Link>
      }
      notice={deleted && <Undo {...deleted} />}
      {...page}
    />
  )
}

function Deleted({ at }: { at: Date }) {
  const { dateText } = useStaffTimes()
  const end = new Date(at.getTime() + deletedDays * 24 * 60 * 60 * 1000)
  return (
    <>
      <StaffDate at={at} /> <span className="text-sm text-ivory-300">{words.deletedOn}</span>
      <span className="block text-sm text-ivory-300">{format(words.goneOn, { date: dateText(end) })}</span>
    </>
  )
}

function Restore({ id, title }: Pick<Row, "id" | "title">) {
  return (
    <Form method="post" action={pathTo("/admin/articles")}>
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value="undo"
        variant="secondary"
        size="sm"
        aria-label={format(words.restoreOf, { title: nameOf({ title }) })}
      >
        {words.restore}
      </Button>
    </Form>
  )
}

function Undo({ id, title }: { id: number; title: string }) {
  return (
    <Form
      method="post"
      action={pathTo("/admin/articles")}
      className="panel flex flex-wrap items-center justify-between gap-3 p-4"
    >
      <p>{format(words.deletion.undoTitle, { title: title || words.untitled })}</p>
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="undo" variant="secondary">
        {words.deletion.undo}
      </Button>
    </Form>
  )
}
