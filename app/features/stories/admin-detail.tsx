import { Link } from "react-router"
import type { listAudit } from "#app/features/moderation/audit.server.ts"
import { Decided, Undecided } from "#app/features/moderation/decision.tsx"
import { DecisionBadge } from "#app/features/moderation/decision-badge.tsx"
import { HistoryList } from "#app/features/moderation/history-list.tsx"
import type { listNotes } from "#app/features/moderation/notes.server.ts"
import { StaffNotes } from "#app/features/moderation/staff-notes.tsx"
import { SuspicionNotice } from "#app/features/moderation/suspicion-notice.tsx"
import { fill } from "#app/platform/fill.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { KeyHelp } from "#app/ui/staff-list/key-help.tsx"
import { useListKeys } from "#app/ui/staff-list/use-list-keys.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { ArticlePreview, type PreviewedArticle } from "./article-preview.tsx"
import { storyList } from "./staff-list.ts"
import type { StaffStory } from "./staff-queries.server.ts"
import { SentPicture, StoryFacts } from "./submission-facts.tsx"

const words = adminSubmissions.detail
const fieldNames: Record<string, string> = adminSubmissions.fields
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
  const { id, status, isSpam, article } = story
  if (status === "pending")
    return <Undecided path={`${storyList.path}/${id}`} isSpam={isSpam} edit={words.edit} />
  const isPublic = article?.status === "published" && !article.deletedAt
  return (
    <Decided {...story} status={status}>
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
    </Decided>
  )
}
