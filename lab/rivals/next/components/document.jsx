import { preload } from "react-dom"
import built from "../.cache/shared/built.json"

/** Both root layouts: the site's parts have a stylesheet each, as on the product. */
export function Document({ children }) {
  preload(built.font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
