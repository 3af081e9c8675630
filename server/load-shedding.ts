import type { IncomingMessage, ServerResponse } from "node:http"
import type { Context, MiddlewareHandler } from "hono"
import { createMiddleware } from "hono/factory"
import { contentSecurityPolicy } from "#app/platform/content-security-policy.ts"
import type { Log } from "#app/platform/log.ts"
import { type Admission, createAdmission, type Kind } from "./admission.ts"
import { isPictureForm } from "./body-limit.ts"
import { limitGroup } from "./client-address.ts"
import type { Config } from "./config.ts"
import { ofOnePerson, type PageCache } from "./page-cache.ts"
import { plainPage } from "./plain-page.ts"
import type { ShellEnv } from "./request-context.ts"
import { fixedSecurityHeaders } from "./security-headers.ts"

/** The database takes ten at a time; more renderings at once only make each of them slower. */
const shares = {
  form: { below: 24, waiting: 500, waitMs: 8_000 },
  kept: { below: 16, waiting: 100, waitMs: 2_000 },
  page: { below: 12, waiting: 60, waitMs: 1_000 },
}
/** A picture arrives as slowly as its sender's network is, without costing us work: these are counted by themselves. */
const uploads = { form: { below: 64, waiting: 100, waitMs: 8_000 } }
/** Nobody takes all of these places by sending slowly in many of them. */
const mostUploadsOfOne = 16

const answerHeaders = { "Retry-After": "5", "Cache-Control": "no-store" }

export type LoadShedding = {
  /** Belongs behind the page cache (whose readers then get the last version) and in front of everything that works. */
  middleware: MiddlewareHandler<ShellEnv>
  /**
   * Refuses a page when too many are on their way already, before anything is done for it: refusing must cost less than
   * making it. @returns whether it did; otherwise nothing has happened
   */
  turnAway(request: IncomingMessage, response: ServerResponse): boolean
  /** Call for each new connection. */
  newcomer(): void
  /** For whoever watches. `shed` counts from the start of the process. */
  readonly counts: { running: number; waiting: number; shed: { pages: number; forms: number } }
}

/**
 * What happens when more is asked for than can be done: pages that nobody keeps are refused with 503 and a time to come
 * back, forms go before them, and everything that is kept, files and `/livez` are answered without asking here.
 */
export function createLoadShedding(parts: {
  config: Config
  log: Log
  pages: Pick<PageCache, "knows"> | undefined
  /** For /metrics. */
  onShed?(what: "pages" | "forms"): void
  admission?: Admission
  mostComing?: number
}): LoadShedding {
  const { config, log, pages, admission = createAdmission(shares), mostComing = shares.page.waiting } = parts
  const uploading = createAdmission(uploads)
  const uploadsOf = new Map<string, number>()
  const coming = new Set<IncomingMessage>()
  const shed = { pages: 0, forms: 0 }
  const tell = oncePerSecond(() => log.warn("load.shed", { ...shed }))
  const page = { text: String(plainPage("busyPage")), headers: rawHeaders(config) }

  const count = (what: "pages" | "forms") => {
    shed[what]++
    parts.onShed?.(what)
    tell()
  }

  const enterUpload = async (sender: string) => {
    const others = uploadsOf.get(sender) ?? 0
    if (others >= mostUploadsOfOne) return undefined
    uploadsOf.set(sender, others + 1)
    const leave = await uploading.enter("form")
    const end = () => {
      leave?.()
      const left = (uploadsOf.get(sender) ?? 0) - 1
      if (left > 0) uploadsOf.set(sender, left)
      else uploadsOf.delete(sender)
    }
    if (leave) return end
    end()
    return undefined
  }

  return {
    middleware: createMiddleware<ShellEnv>(async (c, next) => {
      const { method, url, path } = c.req
      if (c.env?.incoming) coming.delete(c.env.incoming)
      const isPicture = isPictureForm(method, path, c.req.header("content-type"))
      const kind = kindOf(method, url, c.req.header("cookie"), pages)
      const leave = await (isPicture
        ? enterUpload(limitGroup(c.get("clientAddress")))
        : admission.enter(kind))
      if (!leave) {
        count(kind === "form" ? "forms" : "pages")
        return c.html(plainPage(kind === "form" ? "busyForm" : "busyPage"), 503, answerHeaders)
      }
      try {
        await next()
        await finishRendering(c)
      } finally {
        leave()
      }
    }),
    turnAway(request, response) {
      const { method, url = "", headers } = request
      if (method !== "GET" || !mayBePage(url)) return false
      if (pages?.knows(url) && !ofOnePerson.test(headers.cookie ?? "")) return false
      if (admission.waiting + coming.size < mostComing) {
        coming.add(request)
        response.once("close", () => coming.delete(request))
        return false
      }
      response.writeHead(503, page.headers)
      response.end(page.text)
      count("pages")
      return true
    },
    newcomer: admission.newcomer,
    get counts() {
      const running = admission.running + uploading.running
      return { running, waiting: admission.waiting + uploading.waiting + coming.size, shed: { ...shed } }
    },
  }
}

/** Files have an ending, and the checks of the machines that watch are never refused. */
const mayBePage = (url: string) => !/^\/(livez|readyz|metrics)$|\.[a-z\d]+$/.test(url.split("?", 1)[0] ?? url)

function rawHeaders(config: Config): Record<string, string> {
  const type = { "Content-Type": "text/html; charset=UTF-8" }
  const policy = { "Content-Security-Policy": contentSecurityPolicy() }
  return { ...answerHeaders, ...type, ...policy, ...fixedSecurityHeaders(config) }
}

/** A line for every refusal would be the next load. */
function oncePerSecond(act: () => void): () => void {
  let isAhead = false
  return () => {
    if (isAhead) return
    isAhead = true
    const later = () => {
      isAhead = false
      act()
    }
    setTimeout(later, 1000).unref()
  }
}

/** The place is held until the page is whole; files that are sent as they are read go on without it. */
async function finishRendering(c: Context<ShellEnv>): Promise<void> {
  const { res } = c
  if (!res.body || !res.headers.get("Content-Type")?.startsWith("text/html")) return
  const page = await res.arrayBuffer()
  c.res = undefined
  c.res = new Response(page, res)
}

function kindOf(
  method: string,
  url: string,
  cookie: string | undefined,
  pages: Pick<PageCache, "knows"> | undefined,
): Kind {
  if (method !== "GET" && method !== "HEAD" && method !== "OPTIONS") return "form"
  if (!pages || ofOnePerson.test(cookie ?? "")) return "page"
  const { pathname, search } = new URL(url)
  return pages.knows(pathname + search) ? "kept" : "page"
}
