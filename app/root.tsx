import { type ReactNode, useContext } from "react"
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router"
import { services } from "#app/services.ts"
import { type SetLinks, SetLinksContext } from "#app/ui/set-links.ts"
import { ThemeContext } from "#app/ui/theme-switch.tsx"
import { PageToast } from "#app/ui/toast/page-toast.tsx"
import { type Toast, ToastRegion } from "#app/ui/toast/toast.tsx"
import { type FlashMessage, flashMessages } from "#content/en/flash.ts"
import { site } from "#content/en/site.ts"
import type { LinkId } from "#content/facts/links.ts"
import type { Route } from "./+types/root"
import adminCss from "./admin.css?url"
import siteCss from "./app.css?url"
// A worker's bundle is a script of its own with a hashed name, which is what a page with custom elements needs.
import elementsScript from "./entry.elements.ts?worker&url"
import learnCss from "./learn.css?url"
import { type CacheTag, setExpiry } from "./lib/cache/cache-hints.ts"
import { flashContext, takeFlash } from "./lib/http/flash.server.ts"
import { GivenBack } from "./lib/http/given-back.ts"
import type { ManifestKind } from "./lib/http/route-manifests.ts"
import { readTheme, type Theme } from "./lib/http/theme.ts"
import { fill } from "./lib/text/fill.ts"
import placesScript from "./places/place-elements.ts?worker&url"
import { readSiteSettings } from "./settings/site-settings.server.ts"
import { ErrorPage } from "./shell/error-page.tsx"
import { SiteShell } from "./shell/site-shell.tsx"

export const middleware: Route.MiddlewareFunction[] = [takeFlash((context) => context.get(services).flashes)]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  const flash = context.get(flashContext)
  const message: FlashMessage | null =
    flash && ("message" in flash ? flash.message : flashMessages[flash.key])
  const toast: Toast | null = message
    ? { ...message, text: message.text && fill(message.text, flash?.values ?? {}), button: flash?.button }
    : null
  const now = clock()
  const { changesAt, ...siteSettings } = await readSiteSettings(db, now)
  if (changesAt) setExpiry(context, changesAt)
  const theme = readTheme(request.headers.get("cookie"))
  return data({ publicUrl, theme, year: now.getUTCFullYear(), toast, siteSettings })
}

/** What a page that failed says besides, such as when to come back. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/**
 * What a route says about its script, in `handle`: `hydrate` makes all of it interactive, `elements` brings its custom
 * elements to life. Every other page is text and has none. `frames` are links whose sites its posters may load; one that
 * staff have set (content has none) needs the elements as well. `modules` are the addresses of scripts of elements that have one of their own. `places`: its form asks where something is. `keptWith` says that the answer is the same for everybody, and
 * what it shows besides texts of ours: it is then made once and kept until that changes (server/pages/page-cache.ts), or until the
 * moment that its loader names (keptUntil). A page with a form that has a key must not have it. `query` are the names in its address
 * that a kept answer depends on; it never sees others, such as the marks that social networks add to links. `ownNotice`, in the back office: the
 * page has a place of its own for what was said of the last thing that was done (the layout's outlet context). `style` names the
 * stylesheet, which is the site's where nothing is said; `manifest`, of a layout, the shorter list of routes for its pages that hydrate.
 */
export type RouteHandle = {
  hydrate?: boolean
  elements?: boolean
  modules?: string[]
  places?: boolean
  frames?: LinkId[]
  cacheTags?: CacheTag[]
  query?: readonly string[]
  ownNotice?: boolean
  style?: keyof typeof stylesheets
  manifest?: ManifestKind
}

const noLinks: SetLinks = {}

/**
 * A page that waits for news, such as a payment, says in its loader's answer how often a browser without script loads it anew. Only the
 * server has to know: no page that hydrates does so.
 */
const refreshOf = (loaderData: unknown): number | undefined =>
  (loaderData as { refreshSeconds?: number } | null | undefined)?.refreshSeconds

function useHandles(set: SetLinks) {
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined)
  // A page that gives back a form which could not be taken is one that the server alone can write.
  const givesBack = useContext(GivenBack) !== null
  return {
    refreshSeconds: import.meta.env.SSR
      ? matches.map(({ loaderData }) => refreshOf(loaderData)).find(Boolean)
      : undefined,
    style: handles.map((handle) => handle?.style).findLast(Boolean) ?? "site",
    hydrate: !givesBack && handles.some((handle) => handle?.hydrate),
    places: handles.some((handle) => handle?.places),
    modules: handles.flatMap((handle) => handle?.modules ?? []),
    elements: handles.some((handle) => handle?.elements || handle?.frames?.some((link) => set[link])),
  }
}

/** One stylesheet for a page; what each is made of is said in it. */
const stylesheets = { site: siteCss, learn: learnCss, admin: adminCss }

/** What a phone paints around the page: the cloth (light-theme.css). */
function BarColours({ theme }: { theme: Theme }) {
  const cloths = { light: "#f7f0e1", dark: "#0b0a08" }
  if (theme !== "system") return <meta name="theme-color" content={cloths[theme]} />
  return (["light", "dark"] as const).map((one) => (
    <meta key={one} name="theme-color" media={`(prefers-color-scheme: ${one})`} content={cloths[one]} />
  ))
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root")
  const setLinks = root?.siteSettings.links ?? noLinks
  const { hydrate, elements, places, modules, refreshSeconds, style } = useHandles(setLinks)
  const theme = root?.theme ?? "system"
  return (
    <html
      lang={site.language}
      data-theme={theme === "system" ? undefined : theme}
      data-hydrated={hydrate ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BarColours theme={theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheets[style]} precedence="default" />
        <Meta />
        <Links />
        {import.meta.env.SSR && refreshSeconds && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        {(elements || (!hydrate && root?.toast)) && <script type="module" src={elementsScript} />}
        {places && <script type="module" src={placesScript} />}
        {modules.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <ThemeContext value={theme}>
          <SetLinksContext value={setLinks}>{children}</SetLinksContext>
        </ThemeContext>
        {!hydrate && root?.toast && (
          <PageToast toast={root.toast} label={site.messages} closeLabel={site.close} />
        )}
        {hydrate && (
          <>
            <ToastRegion label={site.messages} closeLabel={site.close} first={root?.toast ?? undefined} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/**
 * An answer that is not ours (of a gateway, while we are away) is no error of the application. What the server made no page
 * of has been written to its log (entry.server.tsx) and reaches the browser under this name; nobody else records anything.
 */
function causeOf(error: unknown): { status: number; isRecorded: boolean } {
  if (isRouteErrorResponse(error))
    return { status: error.status < 500 ? error.status : 503, isRecorded: false }
  const message = error instanceof Error ? error.message : ""
  if (message === "Unable to decode turbo-stream response") return { status: 503, isRecorded: false }
  return { status: 500, isRecorded: import.meta.env.SSR || message === "Unexpected Server Error" }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root")
  const { pathname } = useLocation()
  const { status, isRecorded } = causeOf(error)
  return (
    <SiteShell
      path={pathname}
      year={root?.year ?? new Date().getUTCFullYear()}
      announcement={root?.siteSettings.announcement}
    >
      <title>{`${ErrorPage.titleOf(status)} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage status={status} isRecorded={isRecorded} />
    </SiteShell>
  )
}
