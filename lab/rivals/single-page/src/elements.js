import { useEffect } from "react"
import built from "../.cache/shared/built.json"

/** The demos and the carousel come to life once the page stands: the same custom elements as on the product. */
export function useElements() {
  useEffect(() => {
    import(/* @vite-ignore */ built.elements)
  }, [])
}
