import { useEffect, useState } from "react"

/**
 * The class of what works by the page's script alone: unseen until that runs, and gone where there is none. It has its
 * place from the start, because what appears later moves a button away from the finger that is about to press it.
 */
export function useScriptClass(): string | undefined {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs ? undefined : "invisible noscript:hidden"
}
