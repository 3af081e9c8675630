import { type RefObject, useEffect, useState } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { textLook } from "../article-page.tsx"

const words = adminArticles.editor
const pauseMs = 400

/** Live preview, rendered by the server like the article's page. @param html of the initial text */
export function LivePreview({
  area,
  html: first,
}: {
  area: RefObject<HTMLTextAreaElement | null>
  html: string
}) {
  const [html, setHtml] = useState(first)
  useEffect(() => setHtml(first), [first])

  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let running: AbortController | undefined
    const render = async () => {
      running?.abort()
      running = new AbortController()
      const body = new FormData()
      body.set("content", element.value)
      try {
        const response = await fetch(pathTo("/admin/articles/preview"), {
          method: "POST",
          body,
          redirect: "manual",
          signal: running.signal,
        })
        if (response.ok) setHtml((await response.json()).html)
      } catch {
        // Offline or replaced by a newer request: the preview stays unchanged.
      }
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(render, pauseMs)
    }
    element.addEventListener("input", onInput)
    return () => {
      clearTimeout(timer)
      running?.abort()
      element.removeEventListener("input", onInput)
    }
  }, [area])

  return (
    <section aria-label={words.whatReadersSee} className="panel grid content-start gap-2 p-4">
      <h2 className="text-sm font-semibold text-ivory-300">{words.whatReadersSee}</h2>
      {html ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        <section className="max-h-[32rem] overflow-y-auto" tabIndex={0} aria-label={words.preview}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through */}
          <div className={textLook} dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ) : (
        <p className="text-ivory-400">{words.emptyPreview}</p>
      )}
    </section>
  )
}
