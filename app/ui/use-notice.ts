import { useState } from "react"
import { useNavigation } from "react-router"
import type { Toast } from "./toast/toast.tsx"

/**
 * What the page says about the last thing that was done, until the next form is sent. A refused form loads nothing anew, so
 * 'Settings saved' would otherwise stand beside 'There is a problem'.
 */
export function useNotice(toast: Toast | null | undefined): Toast | null {
  const { state, formMethod } = useNavigation()
  const [over, setOver] = useState<Toast | null>(null)
  if (toast && toast !== over && state === "submitting" && formMethod === "POST") setOver(toast)
  return toast && toast !== over ? toast : null
}
