import { createHash, randomBytes } from "node:crypto"
import { PassThrough } from "node:stream"
import { buffer } from "node:stream/consumers"
import type { ReactNode } from "react"
import { type PipeableStream, renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { linkHref } from "#app/ui/set-links.ts"
import { links } from "#content/facts/links.ts"
import { contentSecurityPolicy } from "./lib/http/content-security-policy.ts"
import { GivenBack } from "./lib/http/given-back.ts"
import { startModulesLater } from "./lib/http/modules-later.ts"
import { shorterManifest } from "./lib/http/route-manifests.ts"
import { ScriptNonce } from "./lib/http/script-nonce.ts"
import { readSentForm } from "./lib/http/sent-form.server.ts"
import { structuredDataLast } from "./lib/http/structured-data-last.ts"
import { replaceBetween } from "./lib/text/replace-between.ts"
import type { SiteSettings } from "./settings/site-settings.server.ts"
import { frameWith } from "./shell/frame-parts.tsx"
import { SendAgain } from "./shell/send-again.tsx"
import { SiteFrame } from "./shell/site-frame.ts"
import { NewsletterBox } from "./subscriptions/newsletter-box.tsx"

const frame = frameWith(<NewsletterBox />)

/**
 * Renders the whole document before it responds, so that the page can be measured, hashed, compressed and cached as one buffer.
 *
 * The Content-Security-Policy names each inline script by its hash. Only scripts written by React carry the nonce of this
 * render, so injected markup is never allowed; the nonce is removed from the response.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  // A 429 or 503 without an error comes from a page that shows its own form again with a message: no form to give back.
  const isRefused = (status === 503 || status === 429) && routerContext.staticHandlerContext.errors !== null
  const sentForm = isRefused ? await readSentForm(context) : null
  const nonce = randomBytes(16).toString("base64url")
  const page = await render(
    <ScriptNonce value={nonce}>
      <SiteFrame value={frame}>
        <GivenBack value={sentForm && <SendAgain {...sentForm} isTooMany={status === 429} />}>
          <ServerRouter
            context={withOwnRoutes(routerContext, sentForm === null)}
            url={request.url}
            nonce={nonce}
          />
        </GivenBack>
      </SiteFrame>
    </ScriptNonce>,
    nonce,
  )
  // Latin-1 has one character per byte: a string with letters beyond Latin-1 would take twice the memory and the time.
  const rendered = structuredDataLast(page.toString("latin1"))
  const { html, scriptHashes } = nameInlineScripts(
    import.meta.env.PROD ? startModulesLater(rendered, nonce) : rendered,
    nonce,
  )
  headers.set("Content-Type", "text/html; charset=utf-8")
  // The response depends on cookies: the flash message, the session, and the stylesheet that the browser already has.
  headers.set("Vary", "Cookie")
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", contentSecurityPolicy(scriptHashes, framesOf(routerContext)))
  return new Response(Buffer.from(html, "latin1"), { status, headers })
}

/** Aborts the render after 10 s. @throws the errors of the document's shell */
async function render(document: ReactNode, nonce: string): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined
  const { pipe } = await new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => resolve(stream),
      onShellError: reject,
    })
    timer = setTimeout(stream.abort, 10_000)
  }).finally(() => clearTimeout(timer))
  return buffer(pipe(new PassThrough()))
}

/**
 * Returns the context reduced to what the browser needs: only the routes of this page, because the whole table took a fifth of
 * the page's time, and loader data only on pages that hydrate. Outside of the back office, the manifest leaves out the routes of
 * the back office.
 */
function withOwnRoutes(context: EntryContext, mayHydrate: boolean): EntryContext {
  const { manifest, staticHandlerContext, routeModules } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const handles = ids.map((id) => routeModules[id]?.handle as RouteHandle | undefined)
  const isHydrated = handles.some((handle) => handle?.hydrate)
  const kind = handles.map((handle) => handle?.manifest).find(Boolean)
  return {
    ...context,
    manifest: {
      ...manifest,
      routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])),
      url: import.meta.env.DEV || !kind ? manifest.url : shorterManifest(manifest.url, kind),
    },
    serverHandoffStream: isHydrated && mayHydrate ? context.serverHandoffStream : undefined,
  }
}

/** Returns the configured addresses that the routes of this page may load into a frame. */
function framesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const root = staticHandlerContext.loaderData.root as { siteSettings: SiteSettings } | undefined
  const set = root?.siteSettings.links ?? {}
  return staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.frames?.flatMap((link) => linkHref(set, link, links[link].href) ?? []) ?? []
  })
}

function nameInlineScripts(document: string, nonce: string): { html: string; scriptHashes: string[] } {
  const scriptHashes: string[] = []
  const html = replaceBetween(document, [`<script nonce="${nonce}"`, "</script>"], (script) => {
    const code = script.slice(script.indexOf(">") + 1)
    if (code) scriptHashes.push(createHash("sha256").update(code, "latin1").digest("base64"))
    return `<script${script}</script>`
  })
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), scriptHashes }
}

/** Logs each bug once, with the request id that the error page shows. Not-found errors and aborted requests are no bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(services).log.error("page.failed", error, { requestId: context.get(requestFacts).id })
}
