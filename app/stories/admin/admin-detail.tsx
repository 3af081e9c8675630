import type { ReactNode } from "react"
import { Link } from "react-router"
import type { listAudit } from "#app/lib/audit/audit.server.ts"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Decided, Undecided } from "#app/review/decision/decision.tsx"
import { DecisionBadge } from "#app/review/decision/decision-badge.tsx"
import type { TypedTexts } from "#app/review/decision/rejection-schema.ts"
import type { listNotes } from "#app/review/notes.server.ts"
import { SuspicionNotice } from "#app/review/spam/suspicion-notice.tsx"
import { Warnings } from "#app/review/spam/warnings.tsx"
import { StaffNotes } from "#app/review/staff-notes.tsx"
import type { Alike } from "#app/review/submission.ts"
import { type TriageProps, TriageScreen } from "#app/review/triage-screen.tsx"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { ArticlePreview, type PreviewedArticle } from "../article-preview.tsx"
import { storyList } from "./staff-list.ts"
import type { listForStaff, StaffStory } from "./staff-queries.server.ts"
import { SentPicture, StoryFacts } from "./submission-facts.tsx"

const words = adminSubmissions.detail
const fieldNames: Record<string, string> = adminSubmissions.fields
const link = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"

type History = Awaited<ReturnType<typeof listAudit>>

type Props = Omit<TriageProps, "place" | "queue"> & {
  story: StaffStory
  queue: Awaited<ReturnType<typeof listForStaff>>["rows"]
  alike: Alike[]
  flood: number
  /** True if the address requests an open rejection form. */
  isAsked: boolean
  constraints: Record<string, FieldConstraints>
  /** Section about the testimonial of a published story. */
  voice: ReactNode
  /** Only for a pending story. */
  preview: PreviewedArticle | null
  history: History
  notes: Awaited<ReturnType<typeof listNotes>>
  submissionKey: string
  values?: TypedTexts
  errors?: FieldErrors
}

/** One story as sent, beside the pending ones, with a preview of its article, the decision form and its history. */
export function StorySubmission(props: Props) {
  const { story, queue, voice, preview, history, notes, submissionKey, values, errors } = props
  return (
    <TriageScreen
      {...props}
      place={storyList}
      id={story.id}
      queue={queue.map((row) => ({ ...row, name: row.title }))}
      back={words.back}
      searchLabel={adminSubmissions.search}
      keys={adminSubmissions.detailKeys}
      decision={<Decision key={story.id} {...props} />}
    >
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{story.title}</h1>
        <DecisionBadge {...story} />
      </header>
      <SuspicionNotice suspicion={story.suspicion} canClear={story.status === "pending"} />
      <Warnings {...props} />
      <div className="grid grid-cols-1 items-start gap-4 2xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          {preview ? (
            <>
              <ArticlePreview heading={words.preview} article={preview} />
              {preview.image && <p className="text-sm text-ivory-300">{words.pictureText}</p>}
            </>
          ) : (
            <>
              <section aria-label={words.original} className="panel grid gap-3 p-4">
                <h2 className="font-sans text-lg font-bold">{words.original}</h2>
                <p className="measure whitespace-pre-line wrap-anywhere">{story.story}</p>
              </section>
              <SentPicture story={story} />
            </>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          <StoryFacts story={story} />
          {voice}
          <StaffNotes notes={notes} submissionKey={submissionKey} error={errors?.note} value={values?.note} />
          <HistoryList history={history.map(inWords)} actions={words.actions} />
        </div>
      </div>
    </TriageScreen>
  )
}

/** Replaces field names in the log with their labels. */
function inWords(entry: History[number]): History[number] {
  const { slug, edited, ...details } = entry.details
  if (slug) details.slug = format(words.address, { slug: String(slug) })
  if (edited) {
    const fields = String(edited).split(", ")
    details.edited = format(words.edited, {
      fields: fields.map((field) => fieldNames[field] ?? field).join(", "),
    })
  }
  return { ...entry, details }
}

function Decision({ story, isAsked, constraints, now, values, errors }: Props) {
  const { id, status, isSpam, decisions, article } = story
  if (status === "pending") {
    const edit = { href: pathTo("/admin/submissions/:id/edit", { id }), label: words.edit }
    const rejection = { constraints, values, error: errors?.reason, isOpen: isAsked }
    return (
      <Undecided
        decisions={decisions}
        isSpam={isSpam}
        edit={edit}
        rejection={{ ...rejection, words: adminSubmissions.rejection }}
      />
    )
  }
  const isPublic = article?.status === "published" && !article.deletedAt
  return (
    <Decided
      {...story}
      status={status}
      now={now}
      reopening={{ error: errors?.reopenReason, value: values?.reopenReason }}
    >
      {status === "approved" && (!article || article.deletedAt) && <p>{words.articleGone}</p>}
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {isPublic && (
          <a href={pathTo("/blog/:slug", { slug: article.slug })} className={link}>
            {words.article}
          </a>
        )}
        {article && !article.deletedAt && (
          <Link to={pathTo("/admin/articles/:id", { id: article.id })} className={link}>
            {words.editArticle}
          </Link>
        )}
      </p>
    </Decided>
  )
}
