import { createContext, use } from "react"
import { Form } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type Theme, themes } from "#app/lib/http/theme.ts"
import { site } from "#content/en/site.ts"

/** The theme of the document. */
export const ThemeContext = createContext<Theme>("system")

/**
 * Light, dark, or system: each is a submit button, so it needs no script.
 *
 * @param inPlace submits without a page load where a script with all routes runs, so that form input is not lost
 */
export function ThemeSwitch({ inPlace = false, className }: { inPlace?: boolean; className?: string }) {
  const current = use(ThemeContext)
  const { heading, names } = site.theme
  return (
    <Form
      method="post"
      action={pathTo("/theme")}
      reloadDocument={!inPlace}
      preventScrollReset
      className={className}
    >
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-start text-ivory-400">{heading}</legend>
        {themes.map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-pressed={theme === current}
            className="footer-link"
          >
            {names[theme]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
