import { type ReactNode, useEffect } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "small-pictures": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Wraps a form with a picture, which is shrunk before it is sent. A page that does not hydrate needs small-pictures-element.ts
 * in its `modules`.
 */
export function SmallPictures({ children }: { children: ReactNode }) {
  useEffect(() => {
    import("./small-pictures-element.ts")
  }, [])
  return <small-pictures className="block">{children}</small-pictures>
}
