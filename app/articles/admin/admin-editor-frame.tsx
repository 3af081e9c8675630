import { useEffect, useRef, useState } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { StateBadge } from "./admin-list.tsx"
import type { EditorState } from "./editor-state.ts"
import type { SaveState } from "./use-autosave.ts"

const words = adminArticles.editor
const link = "inline-flex min-h-9 items-center text-gold-400 underline"

/** Status of the article, its public page, and its history. */
export function EditorHeader({ state: { id, facts, values, deletion } }: { state: EditorState }) {
  const { timeText } = useStaffTimes()
  const path = pathTo("/admin/articles/:id", { id })
  return (
    <>
      <Link to={pathTo("/admin/articles")} className={`${link} justify-self-start`}>
        {words.back}
      </Link>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-heading wrap-anywhere">
            {id === "new" ? words.newTitle : values.title || adminArticles.untitled}
          </h1>
          <StateBadge state={facts.state} />
        </div>
        {facts.whenText && (
          <p className="text-ivory-300">
            {format(facts.state === "scheduled" ? words.scheduledFor : words.publishedOn, {
              date: facts.whenText,
            })}
          </p>
        )}
        {facts.isFromStory && <p className="text-ivory-300">{words.fromStory}</p>}
        {id !== "new" && (
          <nav aria-label={words.settings} className="flex flex-wrap gap-x-5">
            {/* Full page loads: these pages are rendered as readers get them, without the admin script. */}
            <a href={`${path}/preview`} className={link}>
              {words.wholePreview}
            </a>
            {facts.state === "published" && facts.slug && !deletion && (
              <a href={pathTo("/blog/:slug", { slug: facts.slug })} className={link}>
                {words.publicPage}
              </a>
            )}
            <Link to={`${path}/history`} className={link}>
              {words.history}
            </Link>
          </nav>
        )}
      </header>
      {deletion && (
        <section className="panel flex flex-wrap items-center justify-between gap-3 border-s-4 border-s-ember p-4">
          <div>
            <h2 className="font-sans font-bold">{words.deleted.title}</h2>
            <p>{format(words.deleted.text, { by: deletion.by, date: timeText(deletion.at) })}</p>
          </div>
          <Form method="post" action={pathTo("/admin/articles")}>
            <input type="hidden" name="id" value={id} />
            <Button name="intent" value="undo" variant="secondary">
              {adminArticles.deletion.undo}
            </Button>
          </Form>
        </section>
      )}
    </>
  )
}

/** The buttons and the save state, always visible. Enter submits with the first button. */
export function EditorActions({ state, saveState }: { state: EditorState; saveState: SaveState }) {
  const busy = useNavigation().state !== "idle"
  const { box, isAhead } = usePublishTime()
  const isDraft = state.facts.state === "draft"
  const { buttons } = words
  return (
    <div
      ref={box}
      className="z-20 -mx-2 flex flex-wrap items-center gap-3 rounded-control bg-ink-950/95 px-2 py-2 lg:sticky lg:top-0"
    >
      <Button name="intent" value="save" variant={isDraft ? "secondary" : "gold"} disabled={busy}>
        {isDraft ? buttons.save : buttons.update}
      </Button>
      {isDraft ? (
        <Button name="intent" value="publish" variant="gold" disabled={busy}>
          {isAhead ? buttons.schedule : buttons.publish}
        </Button>
      ) : (
        <Button name="intent" value="unpublish" variant="outline" disabled={busy}>
          {buttons.unpublish}
        </Button>
      )}
      <p role="status" className="min-h-6 text-sm text-ivory-300">
        {saveState.kind !== "idle" && format(words.saveState[saveState.kind], { time: saveState.time })}
      </p>
      {saveState.kind === "signed-out" && (
        <a href={`${pathTo("/admin/login")}?next=/admin/articles/${state.id}`} className={link}>
          {words.signIn}
        </a>
      )}
    </div>
  )
}

/** True if the time in the form is in the future, in the form's time zone. */
function usePublishTime() {
  const box = useRef<HTMLDivElement>(null)
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    const form = box.current?.closest("form")
    if (!form) return
    const look = () => {
      const time = form.querySelector<HTMLInputElement>("[name=publishAt]")?.value ?? ""
      const zone = form.querySelector<HTMLSelectElement>("[name=zone]")?.value
      // The Swedish locale formats as '2026-05-01 09:30', which compares as text.
      const options = { timeZone: zone || undefined, dateStyle: "short", timeStyle: "short" } as const
      const now = new Intl.DateTimeFormat("sv-SE", options).format(new Date())
      setAhead(time.replace("T", " ") > now)
    }
    look()
    form.addEventListener("input", look)
    return () => form.removeEventListener("input", look)
  }, [])
  return { box, isAhead }
}
