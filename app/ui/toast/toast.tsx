import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react"
import { useNavigation } from "react-router"
import type { MessageAction } from "#app/lib/form/form-state.ts"
import { classNames } from "#app/ui/class-names.ts"
import { MessageButton } from "#app/ui/form/message-button.tsx"
import { maxToasts, swipePixels, toastMs } from "./toast-rules.ts"

export type Toast = {
  tone: "success" | "error" | "info"
  title: string
  text?: string
  corner?: "top" | "bottom"
  button?: MessageAction
}

const eventName = "show-toast"

/** Shows a message in the toast region of a page with script. The page also shows the same text permanently (ruling 13). */
export function showToast(toast: Toast) {
  window.dispatchEvent(new CustomEvent<Toast>(eventName, { detail: toast }))
}

type Shown = Toast & { id: number }

/** The region of toasts. Rendered from the start, so that screen readers announce new ones. */
export function ToastRegion({
  label,
  closeLabel,
  first,
}: {
  label: string
  closeLabel: string
  first?: Toast
}) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const lastId = useRef(0)
  const isSending = useNavigation().formMethod === "POST"

  const add = useCallback((toast: Toast) => {
    const id = ++lastId.current
    setToasts((shown) => [...shown, { ...toast, id }].slice(-maxToasts))
  }, [])
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )

  useEffect(() => {
    const listen = (event: Event) => add((event as CustomEvent<Toast>).detail)
    window.addEventListener(eventName, listen)
    return () => window.removeEventListener(eventName, listen)
  }, [add])
  useEffect(() => {
    if (first) add(first)
  }, [first, add])
  // The message about the last action does not apply to the next one.
  useEffect(() => {
    if (isSending) setToasts([])
  }, [isSending])

  return (
    // On a phone all toasts are where the page does not show the same message: at the bottom, or on a list page at the top.
    <section
      aria-label={label}
      className="toasts pointer-events-none fixed inset-0 z-50 flex flex-col items-end justify-end sm:justify-between"
    >
      {(["top", "bottom"] as const).map((corner) => (
        <ol
          key={corner}
          aria-live="polite"
          className={classNames("grid w-full gap-2 px-4 pb-4 sm:w-96", corner === "top" && "sm:pt-20")}
        >
          {toasts
            .filter((toast) => (toast.corner ?? "bottom") === corner)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={remove} />
            ))}
        </ol>
      ))}
    </section>
  )
}

export function toastLook({ tone }: Toast): string {
  return classNames(
    "toast panel pointer-events-auto flex touch-none items-start gap-3 border-s-4 p-4 shadow-xl",
    edges[tone],
  )
}

const edges = { success: "border-s-leaf", error: "border-s-ember", info: "border-s-indigo" }

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Shown
  closeLabel: string
  onClose: (id: number) => void
}) {
  const { id } = toast
  const [held, setHeld] = useState(false)
  const swipeStart = useRef<{ x: number; y: number } | null>(null)

  // Waits while the pointer moves over it or the focus is in it. A pointer that was already there does not hold it until it
  // moves.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onClose(id), toastMs)
    return () => clearTimeout(timer)
  }, [held, id, onClose])

  const onPointerMove = (event: PointerEvent) => {
    setHeld(true)
    const start = swipeStart.current
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= swipePixels) onClose(id)
  }

  return (
    <li
      className={toastLook(toast)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipeStart.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        swipeStart.current = null
      }}
    >
      <ToastWords toast={toast} closeLabel={closeLabel} onClose={() => onClose(id)} />
    </li>
  )
}

export function ToastWords({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Toast
  closeLabel: string
  onClose?: () => void
}) {
  return (
    <>
      <div className="grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-sm text-ivory-300">{toast.text}</p>}
        {toast.button && (
          <div className="mt-2">
            <MessageButton {...toast.button} />
          </div>
        )}
      </div>
      <button
        type="button"
        data-close
        onClick={onClose}
        aria-label={closeLabel}
        className="-m-2 grid size-9 place-items-center text-ivory-300"
      >
        <span aria-hidden="true">✕</span>
      </button>
    </>
  )
}
