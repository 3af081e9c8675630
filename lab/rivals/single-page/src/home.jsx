import "../.cache/shared/site.css"
import { HomePage } from "../.cache/shared/home.js"
import home from "../.cache/shared/home.json"
import { useElements } from "./elements.js"

export function Component() {
  useElements()
  return (
    <>
      <title>{home.title}</title>
      <meta name="description" content={home.description} />
      <HomePage answers={home.answers} />
    </>
  )
}
