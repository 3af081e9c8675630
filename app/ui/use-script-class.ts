import { useEffect, useState } from "react"

/**
 * Returns the class of an element that works only with the page's script: invisible until it runs, hidden without script. It
 * takes up its space from the start, because a late element would move buttons while a person clicks.
 */
export function useScriptClass(): string | undefined {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs ? undefined : "invisible noscript:hidden"
}
