import { Outlet, useLocation, useRouteLoaderData } from "react-router"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { SiteShell } from "./site-shell.tsx"

export const handle: RouteHandle = { manifest: "public" }

/** Layout of all public pages. */
export default function Public() {
  const root = useRouteLoaderData<typeof rootLoader>("root")
  const { pathname } = useLocation()
  const toast = root?.toast
  return (
    <SiteShell
      path={pathname}
      year={root?.year ?? new Date().getUTCFullYear()}
      announcement={root?.siteSettings.announcement}
      hasNewsletter
    >
      {toast && (
        <div className="page-width py-3">
          <Notice tone={toast.tone} title={toast.title}>
            {toast.text}
          </Notice>
        </div>
      )}
      <Outlet />
    </SiteShell>
  )
}
