import { createHash, randomBytes } from "node:crypto"
import { renderToReadableStream } from "react-dom/server"
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router"
import type { SiteSettings } from "#app/features/settings/site-settings.server.ts"
import { contentSecurityPolicy } from "#app/platform/content-security-policy.ts"
import { startModulesLater } from "#app/platform/modules-later.ts"
import { topicsHeader } from "#app/platform/page-topics.ts"
import { replaceBetween } from "#app/platform/replace-between.ts"
import { shorterManifest } from "#app/platform/route-manifests.ts"
import { ScriptNonce } from "#app/platform/script-nonce.ts"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { links } from "#content/en/links.ts"

/**
 * Renders the whole document before it answers: a page can then be measured, hashed, compressed and kept in one piece.
 *
 * The policy names each inline script by its hash. Only scripts that React wrote carry the nonce of this render, so
 * markup that got in some other way is never blessed; the nonce itself is taken out again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const nonce = randomBytes(16).toString("base64url")
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={withRoutesFor(request, routerContext)} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    { nonce, signal: AbortSignal.timeout(10_000) },
  )
  await stream.allReady
  // A character for each byte: text with letters beyond Latin would take twice the memory and the time.
  const rendered = Buffer.from(await new Response(stream).arrayBuffer()).toString("latin1")
  const { html, scriptHashes } = nameInlineScripts(
    import.meta.env.PROD ? startModulesLater(rendered, nonce) : rendered,
    nonce,
  )
  headers.set("Content-Type", "text/html; charset=utf-8")
  const topics = topicsOf(routerContext)
  if (topics) headers.set(topicsHeader, topics.join(" "))
  if (import.meta.env.PROD)
    headers.set("Content-Security-Policy", contentSecurityPolicy(scriptHashes, framesOf(routerContext)))
  return new Response(Buffer.from(html, "latin1"), { status, headers })
}

/** Pages outside of the back office do without its routes. */
function withRoutesFor(request: Request, context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const isInside = staticHandlerContext.matches.some(({ route }) => route.id === "routes/admin")
  if (import.meta.env.DEV || isInside) return context
  const kind = new URL(request.url).pathname.startsWith("/admin/") ? "gate" : "public"
  return { ...context, manifest: { ...manifest, url: shorterManifest(manifest.url, kind) } }
}

/** What a page shows, if it is one that may be kept; the last of its routes decides. */
function topicsOf({ staticHandlerContext, routeModules }: EntryContext): string[] | undefined {
  const route = staticHandlerContext.matches.at(-1)?.route
  return (route && (routeModules[route.id]?.handle as RouteHandle | undefined))?.cached
}

/** The addresses that the routes of this page may load into a frame, as far as they are set. */
function framesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  const root = staticHandlerContext.loaderData.root as { siteSettings: SiteSettings } | undefined
  const set = root?.siteSettings.links
  return staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.frames?.flatMap((link) => links[link].href ?? set?.[link] ?? []) ?? []
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

/** Bugs, once each, with the id the visitor's answer carries. Not found and gone-away visitors are no bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(services).log.error("page.failed", error, { requestId: context.get(requestFacts).id })
}
