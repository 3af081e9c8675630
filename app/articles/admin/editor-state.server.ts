import type { Database } from "#app/lib/db/client.server.ts"
import { site } from "#content/en/site.ts"
import { articleHtml } from "../text/article-text.server.ts"
import { isPlaceholder, readZone, valuesOf } from "../text/article-values.server.ts"
import { draftValues } from "./drafts.server.ts"
import type { EditorState } from "./editor-state.ts"
import { articleState } from "./staff-list.ts"
import { findDeletion, findForStaff } from "./staff-queries.server.ts"

type View = {
  now: Date
  /** Time zone from the address; if null, the reader's zone. */
  zone: string | null
  reader: { displayName?: string | null; timeZone?: string | null }
  /** Key of the editor that opens. */
  editorKey: string
}

/** An empty editor, with a title that a link may suggest. */
export function emptyEditor({ zone, reader, editorKey }: View, title: string): EditorState {
  const blank = { title, slug: "", category: "", excerpt: null, content: "", imageAlt: null }
  return {
    id: "new",
    facts: { state: "draft", slug: null, whenText: null, isFromStory: false, image: null },
    values: valuesOf(
      { ...blank, author: reader.displayName ?? "", publishedAt: null },
      readZone(zone, reader.timeZone),
    ),
    place: { editorKey, revision: 1, version: 0 },
    html: "",
    draft: null,
    deletion: null,
  }
}

/** An editor with the draft of an article, or else the saved text; undefined if the article does not exist. */
export async function openEditor(db: Database, id: number, view: View): Promise<EditorState | undefined> {
  const found = await findForStaff(db, id)
  if (!found) return undefined
  const { article, draft, image } = found
  const { publishedAt, isFromStory, slug, revision } = article
  const zone = readZone(view.zone, view.reader.timeZone)
  const values = draft ? draftValues(draft.values) : valuesOf(article, zone)
  const state = articleState(article, view.now)
  const deletion = article.deletedAt && {
    by: (await findDeletion(db, id))?.by ?? "",
    at: article.deletedAt,
  }
  return {
    id: String(id),
    facts: {
      state,
      slug: isPlaceholder(slug) ? null : slug,
      whenText: state !== "draft" && publishedAt ? zoneText(publishedAt, zone) : null,
      isFromStory,
      image,
    },
    values,
    place: { editorKey: view.editorKey, revision, version: draft?.version ?? 0 },
    html: articleHtml({ content: values.content, isFromStory }),
    draft: draft && { by: draft.savedBy, at: draft.savedAt },
    deletion,
  }
}

/** 'May 1, 2026, 9:30 AM EDT' */
function zoneText(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(site.locale, {
    timeZone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at)
}
