import { type ReactNode, useEffect, useRef } from "react"
import { useActionData } from "react-router"
import { Notice } from "#app/ui/notice.tsx"

/** Why a form was rejected without a field error. Takes focus after each response, as an error summary does. */
export function RefusalNotice({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const answer = useActionData<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is refused once more says so once more
  useEffect(() => box.current?.focus(), [answer])
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form says why first, without script as well
    <div ref={box} tabIndex={-1} autoFocus>
      <Notice tone="error" title={title}>
        {children}
      </Notice>
    </div>
  )
}
