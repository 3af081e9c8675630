import { useState } from "react"
import { useNavigation } from "react-router"
import type { Toast } from "./toast/toast.tsx"

/**
 * Returns the message about the last action, until the next form is sent. A rejected form reloads no data, so 'Settings saved'
 * would otherwise stay next to 'There is a problem'.
 */
export function useNotice(toast: Toast | null | undefined): Toast | null {
  const { state, formMethod } = useNavigation()
  const [over, setOver] = useState<Toast | null>(null)
  if (toast && toast !== over && state === "submitting" && formMethod === "POST") setOver(toast)
  return toast && toast !== over ? toast : null
}
