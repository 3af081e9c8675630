import { type ReactNode, useEffect } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "small-pictures": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Around a form with a picture, which is made small before it is sent. A page that is not hydrated needs small-pictures-element.ts among its
 * `modules`.
 */
export function SmallPictures({ children }: { children: ReactNode }) {
  useEffect(() => {
    import("./small-pictures-element.ts")
  }, [])
  return <small-pictures className="block">{children}</small-pictures>
}
