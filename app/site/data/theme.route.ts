import { redirect } from "react-router"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { pathBack, themeCookie, themes } from "#app/lib/http/theme.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/theme.route"

/** A choice changes something, so a link cannot make it. */
export function loader() {
  return redirect(pathTo("/"))
}

/** Notes the theme in the browser, and leads back to the page on which it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = (await readForm(request)).get("theme")
  const theme = themes.find((one) => one === wish) ?? "system"
  return redirect(pathBack(request.headers.get("referer")), {
    status: 303,
    headers: { "Set-Cookie": themeCookie(theme, context.get(services)) },
  })
}
