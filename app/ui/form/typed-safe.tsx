import { useEffect, useState } from "react"
import { Notice } from "#app/ui/notice.tsx"
import { typedWords } from "#content/en/typed.ts"
import { keepPosted } from "./typed-copies.ts"

/** On the sign-in page: says that input typed before the session ended is stored. */
export function TypedSafe() {
  const [isSafe, setSafe] = useState(false)
  useEffect(() => setSafe(keepPosted()), [])
  return isSafe && <Notice tone="info" title={typedWords.safe} />
}
