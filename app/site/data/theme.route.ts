import { redirect } from "react-router"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { pathBack, themeCookie, themes } from "#app/lib/http/theme.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/theme.route"

/** Choosing a theme changes state, so it needs a POST. */
export function loader() {
  return redirect(pathTo("/"))
}

/** Stores the theme in a cookie, and redirects to the page on which it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = (await readForm(request)).get("theme")
  const theme = themes.find((one) => one === wish) ?? "system"
  return redirect(pathBack(request.headers.get("referer")), {
    status: 303,
    headers: { "Set-Cookie": themeCookie(theme, context.get(services)) },
  })
}
