import type { ReactNode } from "react"
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
import { readSiteSettings } from "#app/features/settings/site-settings.server.ts"
import { ErrorPage } from "#app/features/site-shell/error-page.tsx"
import { SiteShell } from "#app/features/site-shell/site-shell.tsx"
import { fill } from "#app/platform/fill.ts"
import { flashContext, takeFlash } from "#app/platform/flash.server.ts"
import type { PageTopic } from "#app/platform/page-topics.ts"
import { services } from "#app/services.ts"
import { PageToast } from "#app/ui/page-toast.tsx"
import { type SetLinks, SetLinksContext } from "#app/ui/set-links.ts"
import { type Toast, ToastRegion } from "#app/ui/toast.tsx"
import { flashMessages } from "#content/en/flash.ts"
import type { LinkId } from "#content/en/links.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/root"
import adminCss from "./admin.css?url"
import siteCss from "./app.css?url"
// A worker's bundle is a script of its own with a hashed name, which is what a page with custom elements needs.
import elementsScript from "./entry.elements.ts?worker&url"
import learnCss from "./learn.css?url"

export const middleware: Route.MiddlewareFunction[] = [takeFlash((context) => context.get(services).flashes)]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  const flash = context.get(flashContext)
  const message = flash && flashMessages[flash.key]
  const toast: Toast | null = message
    ? { ...message, text: message.text && fill(message.text, flash.values ?? {}) }
    : null
  const now = clock()
  const siteSettings = await readSiteSettings(db, now)
  return data({ publicUrl, year: now.getUTCFullYear(), toast, siteSettings })
}

/** What a page that failed says besides, such as when to come back. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/**
 * What a route says about its script, in `handle`: `hydrate` makes all of it interactive, `elements` brings its custom
 * elements to life. Every other page is text and has none. `frames` are links whose sites its posters may load; one that
 * staff have set (content has none) needs the elements as well. `cached` says that the page is the same for everybody, and
 * what it shows besides texts of ours: it is then rendered once and kept until that changes (server/page-cache.ts). A page
 * with a form that has a key must not have it.
 */
export type RouteHandle = { hydrate?: boolean; elements?: boolean; frames?: LinkId[]; cached?: PageTopic[] }

const noLinks: SetLinks = {}

function useHandles(set: SetLinks): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  return {
    hydrate: handles.some((handle) => handle?.hydrate),
    elements: handles.some((handle) => handle?.elements || handle?.frames?.some((link) => set[link])),
  }
}

import displayFace from "./fonts/unbounded-600.woff2?url"

/** One stylesheet for a page; which parts of the site have one of their own is said in app.css. */
function stylesheetOf(path: string): string {
  if (/^\/admin(\/|$)/.test(path)) return adminCss
  return /^\/(learn|learning-path|faq)(\/|$)/.test(path) ? learnCss : siteCss
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root")
  const setLinks = root?.siteSettings.links ?? noLinks
  const { hydrate, elements } = useHandles(setLinks)
  const { pathname } = useLocation()
  return (
    <html lang="en" data-hydrated={hydrate ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0a08" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheetOf(pathname)} precedence="default" />
        <Meta />
        <Links />
        {(elements || (!hydrate && root?.toast)) && <script type="module" src={elementsScript} />}
      </head>
      <body>
        <SetLinksContext value={setLinks}>{children}</SetLinksContext>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root")
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <SiteShell
      path={pathname}
      year={root?.year ?? new Date().getUTCFullYear()}
      announcement={root?.siteSettings.announcement}
    >
      <title>{`${ErrorPage.titleOf(status)} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage status={status} />
    </SiteShell>
  )
}
