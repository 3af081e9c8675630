import { useEffect } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { merchantForm } from "#content/en/merchant-form.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "town-finder": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The towns that the city above may mean. Without script its button asks for them, and the form comes back with them; the
 * element asks while somebody types. The choices are the server's text in both cases, which React leaves alone.
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
        {merchantForm.findTown}
      </Button>
    </town-finder>
  )
}
