import { useEffect, useRef, useState } from "react"
import { Form, Link, useNavigate } from "react-router"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextArea, TextField } from "#app/ui/form/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import type { ArticleField, ArticleValues, EditorConfig } from "../article-form.ts"
import { articleLimits } from "../options.ts"
import { ArticleConflict } from "./admin-conflict.tsx"
import { EditorActions, EditorHeader } from "./admin-editor-frame.tsx"
import { EditorSettings } from "./admin-editor-settings.tsx"
import type { Newer } from "./drafts.server.ts"
import type { EditorState } from "./editor-state.ts"
import { EditorToolbar } from "./editor-toolbar.tsx"
import { LivePreview } from "./live-preview.tsx"
import { dropLocal, fillForm, formValues, type LocalCopy, markLocal, readLocal } from "./local-copy.ts"
import { useAutosave } from "./use-autosave.ts"

const words = adminArticles.editor

/** Response of an action that does not redirect: the form as sent, and the reason. */
export type EditorAnswer = {
  values: ArticleValues
  html: string
  place: EditorConfig
  errors?: FieldErrors<ArticleField>
  failure?: string
  newer?: Newer
}

/** /admin/articles/new and /admin/articles/:id */
export function ArticleEditor({ state, answer }: { state: EditorState; answer: EditorAnswer | undefined }) {
  // A new article gets its address while the user types; the form must not be remounted then.
  const begun = useRef<string>(undefined)
  const key = `${state.id === begun.current ? "new" : state.id}:${state.place.revision}`
  const onBegin = (id: string) => {
    begun.current = id
  }
  return <Editor key={key} state={state} answer={answer} onBegin={onBegin} />
}

type Props = { state: EditorState; answer: EditorAnswer | undefined; onBegin(id: string): void }

function Editor({ state, answer, onBegin }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  // A later revalidation must not change the revision to one whose text the form does not show.
  const [place, setPlace] = useState(answer?.place ?? state.place)
  const [newer, setNewer] = useState(answer?.newer)
  // The user's own autosaves must not appear as a newer draft.
  const [draft] = useState(state.draft)
  const [offer, setOffer] = useState<LocalCopy>()
  const [isHydrated, setHydrated] = useState(false)
  const { id } = state
  const values = answer?.values ?? state.values
  const errors = answer?.errors ?? {}

  const autosave = useAutosave(form, {
    id,
    place,
    paused: newer !== undefined,
    onKept(kept) {
      setPlace((present) => ({ ...present, version: kept.version }))
      if (id !== "new") return
      dropLocal("new")
      onBegin(String(kept.id))
      navigate(pathTo("/admin/articles/:id", { id: kept.id }), { replace: true, preventScrollReset: true })
    },
    onNewer: setNewer,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    setHydrated(true)
    // The local copy of the new-article page was saved as this article.
    const begun = id === "new" ? undefined : readLocal("new")
    const { title, content } = state.values
    if (begun?.isSent && begun.values.title.trim() === title && begun.values.content.trimEnd() === content)
      dropLocal("new")
    const copy = readLocal(id)
    if (!copy || !form.current) return
    const hasArrived = copy.isSent && state.place.revision > copy.revision
    const shown = formValues(form.current)
    // The form was sent to open the picture page, where the alternative text may have changed.
    const kept = copy.isSent ? { ...copy.values, imageAlt: shown.imageAlt } : copy.values
    if (hasArrived || JSON.stringify(kept) === JSON.stringify(shown)) dropLocal(id)
    else setOffer(copy)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of autosave are new in every render
  useEffect(() => {
    if (!answer) return
    setPlace(answer.place)
    setNewer(answer.newer)
    markLocal(id, false)
    // The form is shown again: autosave continues.
    autosave.resume()
  }, [answer, id])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || event.altKey) return
      event.preventDefault()
      form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[value=save]"))
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

  const path = pathTo("/admin/articles/:id", { id })
  const field = (name: ArticleField) => ({
    name,
    label: words.fields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const messages = (Object.entries(errors) as [ArticleField, string][]).map(([name, message]) => ({
    field: name,
    message: `${words.fields[name]}: ${message}`,
  }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <EditorHeader state={state} />
      <ErrorSummary items={[...(answer?.failure ? [{ message: answer.failure }] : []), ...messages]} />
      {newer && (
        <ArticleConflict
          newer={newer}
          isRefusal={newer === answer?.newer}
          yours={isHydrated && form.current ? formValues(form.current) : values}
          href={path}
          onTake={() => {
            autosave.stop()
            dropLocal(id)
          }}
          onKeep={
            isHydrated
              ? () => {
                  setPlace({ ...place, revision: newer.revision, version: newer.version })
                  setNewer(undefined)
                  autosave.saveSoon()
                }
              : undefined
          }
        />
      )}
      {offer && (
        <LocalOffer
          copy={offer}
          onUse={() => {
            if (form.current) fillForm(form.current, offer.values)
            setOffer(undefined)
          }}
          onDrop={() => {
            dropLocal(id)
            setOffer(undefined)
          }}
        />
      )}
      {draft && !answer && <UnsavedText id={id} draft={draft} place={place} />}
      <Form
        ref={form}
        method="post"
        action={path}
        noValidate
        data-keeps=""
        // Keeps focused fields clear of the sticky bar with the buttons.
        className="grid grid-cols-1 gap-5 **:scroll-mt-32"
        onSubmit={(event) => {
          if (!navigator.onLine) return event.preventDefault()
          autosave.stop()
          markLocal(id, true)
        }}
      >
        <input type="hidden" name="editorKey" value={place.editorKey} />
        <input type="hidden" name="revision" value={place.revision} />
        <input type="hidden" name="version" value={place.version} />
        <EditorActions state={state} saveState={autosave.state} />
        <TextField {...field("title")} maxLength={articleLimits.title} required className="text-lg" />
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          <div className="grid content-start gap-2">
            <EditorToolbar area={area} />
            <TextArea
              {...field("content")}
              ref={area}
              hint={words.hints.content}
              maxLength={articleLimits.content}
              rows={20}
              required
              className="font-mono text-sm"
            />
            <noscript>
              <Button name="intent" value="preview" variant="outline" size="sm">
                {words.preview}
              </Button>
            </noscript>
          </div>
          <LivePreview area={area} html={answer?.html ?? state.html} />
        </div>
        <EditorSettings state={state} field={field} />
      </Form>
      {id !== "new" && (
        <p>
          <Link to={`${path}/delete`} className="inline-flex min-h-9 items-center text-ember-text underline">
            {words.buttons.delete}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Notice that the form shows unsaved text, with a way back to the saved article. */
function UnsavedText({
  id,
  draft,
  place,
}: {
  id: string
  draft: NonNullable<EditorState["draft"]>
  place: EditorConfig
}) {
  const { timeText } = useStaffTimes()
  return (
    <Notice tone="info" title={words.draft.title}>
      <p>{format(words.draft.text, { by: draft.by, date: timeText(draft.at) })}</p>
      {/* Full page load: the form is rendered again with the article. */}
      <Form
        method="post"
        action={pathTo("/admin/articles/:id", { id })}
        reloadDocument
        onSubmit={() => dropLocal(id)}
      >
        <input type="hidden" name="editorKey" value={place.editorKey} />
        <input type="hidden" name="revision" value={place.revision} />
        <input type="hidden" name="version" value={place.version} />
        <Button name="intent" value="discard" variant="outline" size="sm" className="mt-3">
          {words.buttons.discard}
        </Button>
      </Form>
    </Notice>
  )
}

function LocalOffer({ copy, onUse, onDrop }: { copy: LocalCopy; onUse(): void; onDrop(): void }) {
  const { timeText } = useStaffTimes()
  return (
    <section role="status" className="panel grid gap-3 border-s-4 border-s-gold-500 p-4">
      <h2 className="font-sans text-lg font-bold">{words.local.title}</h2>
      <p className="text-ivory-300">{format(words.local.text, { time: timeText(new Date(copy.at)) })}</p>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">
        {[copy.values.title, copy.values.content].filter(Boolean).join("\n")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="gold" onClick={onUse}>
          {words.local.use}
        </Button>
        <Button type="button" variant="outline" onClick={onDrop}>
          {words.local.drop}
        </Button>
      </div>
    </section>
  )
}
