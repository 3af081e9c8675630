import { useEffect } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { applicationForm } from "#content/en/application-form.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "town-finder": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Towns that the city field may mean. Without script a button requests them and reloads the form; the custom element
 * requests them while typing. In both cases the server renders the choices, and React does not change them.
 */
export function TownField({
  towns,
  value,
  onChange,
}: {
  towns: string
  value: string
  onChange: (value: string) => void
}) {
  useEffect(() => {
    import("#app/places/place-elements.ts")
  }, [])
  return (
    <town-finder
      className="grid justify-items-start gap-2"
      data-address={pathTo("/towns")}
      data-chosen={value}
    >
      <div
        data-choices
        className="w-full empty:hidden"
        onInput={(event) => onChange((event.target as HTMLInputElement).value)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by offer-towns.server.tsx
        dangerouslySetInnerHTML={{ __html: towns }}
      />
      <p role="status" className="visually-hidden" />
      <Button name="intent" value="find-town" variant="outline" size="sm" formAction="#town" formNoValidate>
        {applicationForm.findTown}
      </Button>
    </town-finder>
  )
}
