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
// `?worker&url` builds a separate script with a hashed name, as custom elements need.
import elementsScript from "./entry.elements.ts?worker&url"
import learnCss from "./learn.css?url"
import { type CacheTag, setExpiry } from "./lib/cache/cache-hints.ts"
import { flashContext, takeFlash } from "./lib/http/flash.server.ts"
import { GivenBack } from "./lib/http/given-back.ts"
import type { ManifestKind } from "./lib/http/route-manifests.ts"
import { readTheme, type Theme } from "./lib/http/theme.ts"
import { format } from "./lib/text/format.ts"
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
    ? { ...message, text: message.text && format(message.text, flash?.values ?? {}), button: flash?.button }
    : null
  const now = clock()
  const { changesAt, ...siteSettings } = await readSiteSettings(db, now)
  if (changesAt) setExpiry(context, changesAt)
  const theme = readTheme(request.headers.get("cookie"))
  return data({ publicUrl, theme, year: now.getUTCFullYear(), toast, siteSettings })
}

/** Passes on the headers of a failed page, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/**
 * The `handle` of a route.
 *
 * @property hydrate hydrates the whole page; a page without `hydrate`, `elements` or `modules` has no script
 * @property elements loads the script of the custom elements
 * @property modules script addresses of elements that have a script of their own
 * @property places the page has a form with a field for a location
 * @property frames links whose sites the page may load into a frame; a link that staff have set (content has none) also needs
 *   the elements
 * @property cacheTags caches the page (server/pages/page-cache.ts) until data with one of these tags changes, or until the
 *   moment that its loader passes to setExpiry. Not allowed on a page with a form that has an idempotency key.
 * @property query the query parameters that a cached page depends on; it sees no others, such as the tracking parameters of
 *   social networks
 * @property ownNotice back office: the page shows the notice of the last action itself (the layout's outlet context)
 * @property style the stylesheet; "site" by default
 * @property manifest of a layout: the shorter route manifest for its pages that hydrate
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
 * Returns the seconds after which a browser without script reloads a page that waits for news, such as a payment. Server only:
 * no such page hydrates.
 */
const refreshOf = (loaderData: unknown): number | undefined =>
  (loaderData as { refreshSeconds?: number } | null | undefined)?.refreshSeconds

function useHandles(set: SetLinks) {
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined)
  // Only the server can render a page that gives back a rejected form, so this page does not hydrate.
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

/** Each page has one stylesheet; the comment at its top says what it contains. */
const stylesheets = { site: siteCss, learn: learnCss, admin: adminCss }

/** The color of the browser's bar: the page background in light-theme.css and base.css. */
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
 * Returns the status to show, and whether the server has logged the error. A response that is not ours (of a gateway while the
 * server is down) is not an error of the application. A server error is logged in entry.server.tsx and reaches the browser as
 * "Unexpected Server Error"; nothing else is logged.
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
