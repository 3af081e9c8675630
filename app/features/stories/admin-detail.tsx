import { Form, Link, useNavigation } from "react-router"
import type { listAudit } from "#app/features/moderation/audit.server.ts"
import { DecisionBadge } from "#app/features/moderation/decision-badge.tsx"
import { HistoryList } from "#app/features/moderation/history-list.tsx"
import type { listNotes } from "#app/features/moderation/notes.server.ts"
import { StaffNotes } from "#app/features/moderation/staff-notes.tsx"
import { SuspicionNotice } from "#app/features/moderation/suspicion-notice.tsx"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { KeyHelp } from "#app/ui/staff-list/key-help.tsx"
import { useListKeys } from "#app/ui/staff-list/use-list-keys.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { moderation } from "#content/en/moderation.ts"
import { ArticlePreview, type PreviewedArticle } from "./article-preview.tsx"
import { storyList } from "./staff-list.ts"
import type { StaffStory } from "./staff-queries.server.ts"
import { SentPicture, StoryFacts } from "./submission-facts.tsx"

const words = adminSubmissions.detail
const fieldNames: Record<string, string> = adminSubmissions.fields
const button = "inline-flex min-h-11 items-center rounded-control border px-5 font-semibold hover:bg-ink-800"
const link = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"

type History = Awaited<ReturnType<typeof listAudit>>

type Props = {
  story: StaffStory
  /** Of a story that waits. */
  preview: PreviewedArticle | null
  history: History
  notes: Awaited<ReturnType<typeof listNotes>>
  submissionKey: string
  values?: { note: string }
  errors?: FieldErrors
}

/** The whole story as it was sent, what would become of it, the decision on it, and what happened to it. */
export function StorySubmission({ story, preview, history, notes, submissionKey, values, errors }: Props) {
  const keys = useListKeys()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={storyList.path} data-shortcut="u" className={link}>
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{story.title}</h1>
        <DecisionBadge {...story} />
      </header>
      <SuspicionNotice suspicion={story.suspicion} />
      <Decision story={story} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
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
        <div className="grid grid-cols-1 gap-5">
          <StoryFacts story={story} />
          <StaffNotes notes={notes} submissionKey={submissionKey} error={errors?.note} value={values?.note} />
          <HistoryList history={history.map(inWords)} actions={words.actions} />
        </div>
      </div>
      <KeyHelp keys={adminSubmissions.detailKeys} {...keys} />
    </div>
  )
}

/** The log names fields; readers of the history get their labels. */
function inWords(entry: History[number]): History[number] {
  const { slug, edited, ...details } = entry.details
  if (slug) details.slug = fill(words.address, { slug: String(slug) })
  if (edited) {
    const fields = String(edited).split(", ")
    details.edited = fill(words.edited, {
      fields: fields.map((field) => fieldNames[field] ?? field).join(", "),
    })
  }
  return { ...entry, details }
}

function Decision({ story }: { story: StaffStory }) {
  const { id, status, isSpam, decidedAt, decidedBy, rejectionReason, article } = story
  const busy = useNavigation().state !== "idle"
  if (status === "pending")
    return (
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value="approve" variant="gold" disabled={busy} data-shortcut="a">
          {adminSubmissions.approve}
        </Button>
        <Link
          to={`${storyList.path}/${id}/edit`}
          data-shortcut="e"
          className={`${button} border-ivory-400/60 hover:border-gold-400`}
        >
          {words.edit}
        </Link>
        <Link
          to={`${storyList.path}/${id}/reject`}
          data-shortcut="r"
          className={`${button} border-ember text-ember-text`}
        >
          {adminSubmissions.reject}
        </Link>
        <Button name="intent" value={isSpam ? "unmark-spam" : "mark-spam"} variant="ghost" disabled={busy}>
          {isSpam ? moderation.unmarkSpam : moderation.markSpam}
        </Button>
      </Form>
    )
  const isPublic = article?.status === "published" && !article.deletedAt
  return (
    <section aria-label={words.decision} className="panel grid gap-2 p-4">
      <p>
        {fill(words.decided, {
          status: moderation.statuses[status],
          date: decidedAt ? timeText(decidedAt) : "",
          by: decidedBy ?? moderation.nobody,
        })}
      </p>
      {rejectionReason && (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{words.reason}:</strong> {rejectionReason}
        </p>
      )}
      {status === "approved" && (!article || article.deletedAt) && <p>{words.articleGone}</p>}
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {isPublic && (
          <a href={`/blog/${article.slug}`} className={link}>
            {words.article}
          </a>
        )}
        {article && !article.deletedAt && (
          <Link to={`/admin/articles/${article.id}`} className={link}>
            {words.editArticle}
          </Link>
        )}
      </p>
    </section>
  )
}
