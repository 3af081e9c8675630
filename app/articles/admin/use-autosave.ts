import { type RefObject, useEffect, useRef, useState } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { site } from "#content/en/site.ts"
import type { EditorConfig } from "../article-form.ts"
import type { Newer } from "./drafts.server.ts"
import { dropLocal, formValues, writeLocal } from "./local-copy.ts"

export type SaveState = {
  kind: "idle" | "saving" | "saved" | "offline" | "signed-out" | "conflict" | "too-large" | "deleted"
  /** Local time of the user: '10:42'. */
  time?: string
}

type DraftAnswer =
  | { kind: "kept"; id: number; version: number }
  | { kind: "newer"; newer: Newer & { at: string | Date } }
  | { kind: "deleted" }
  | { kind: "not-found" }

const pauseMs = 3000
const localPauseMs = 250
const retryMs = 10_000
/** Browsers limit keepalive requests of a closing page to 64 KiB. */
const keepaliveBytes = 60_000

const clockText = () =>
  new Date().toLocaleTimeString(site.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })

type Options = {
  /** 'new' before the first save. */
  id: string
  place: EditorConfig
  /** True while the user has to choose between two texts: nothing is saved. */
  paused: boolean
  onKept(answer: { id: number; version: number }): void
  onNewer(newer: Newer): void
}

/** Autosave: in the browser at once, on the server a few seconds later and when the page closes. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  options: Options,
): { state: SaveState; saveSoon(): void; stop(): void; resume(): void } {
  const [state, setState] = useState<SaveState>({ kind: "idle" })
  const latest = useRef(options)
  latest.current = options
  const controls = useRef({ saveSoon() {}, stop() {}, resume() {} })

  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let localTimer: ReturnType<typeof setTimeout> | undefined
    let isSending = false
    let isDirty = false
    let isStopped = false

    const keepLocal = () => {
      clearTimeout(localTimer)
      const { id, place } = latest.current
      const at = new Date().toISOString()
      writeLocal(id, { values: formValues(element), at, revision: place.revision, isSent: false })
    }
    const schedule = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(send, ms)
    }
    const send = async () => {
      clearTimeout(timer)
      if (isSending || isStopped || !isDirty || latest.current.paused) return
      isSending = true
      isDirty = false
      setState({ kind: "saving" })
      const sent = JSON.stringify(formValues(element))
      const answer = await postDraft(latest.current.id, new FormData(element))
      isSending = false
      if (isStopped) return
      if (typeof answer === "string") {
        isDirty = true
        setState({ kind: answer })
        if (answer === "offline") schedule(retryMs)
        return
      }
      if (answer.kind === "kept") {
        if (sent === JSON.stringify(formValues(element))) dropLocal(latest.current.id)
        else isDirty = true
        latest.current.onKept(answer)
        setState({ kind: "saved", time: clockText() })
      } else if (answer.kind === "newer") {
        isDirty = true
        latest.current.onNewer(answer.newer)
        setState({ kind: "conflict" })
        return
      } else {
        isStopped = true
        setState({ kind: "deleted" })
      }
      if (isDirty) schedule(pauseMs)
    }
    const onInput = () => {
      isDirty = true
      clearTimeout(localTimer)
      localTimer = setTimeout(keepLocal, localPauseMs)
      schedule(pauseMs)
    }
    const onLeave = () => {
      if (document.visibilityState !== "hidden" || !isDirty || isStopped) return
      keepLocal()
      send()
    }
    const onOnline = () => send()

    controls.current = {
      saveSoon: () => {
        isDirty = true
        schedule(0)
      },
      stop: () => {
        isStopped = true
        clearTimeout(timer)
        keepLocal()
      },
      resume: () => {
        isStopped = false
      },
    }
    element.addEventListener("input", onInput)
    element.addEventListener("change", onInput)
    document.addEventListener("visibilitychange", onLeave)
    window.addEventListener("pagehide", onLeave)
    window.addEventListener("online", onOnline)
    return () => {
      if (isDirty && !isStopped) keepLocal()
      isStopped = true
      clearTimeout(timer)
      clearTimeout(localTimer)
      element.removeEventListener("input", onInput)
      element.removeEventListener("change", onInput)
      document.removeEventListener("visibilitychange", onLeave)
      window.removeEventListener("pagehide", onLeave)
      window.removeEventListener("online", onOnline)
    }
  }, [form])

  return {
    state,
    /** Sends the form, changed or not. */
    saveSoon: () => controls.current.saveSoon(),
    /** Stops autosave: the form is being submitted or discarded. */
    stop: () => controls.current.stop(),
    resume: () => controls.current.resume(),
  }
}

async function postDraft(
  id: string,
  body: FormData,
): Promise<DraftAnswer | "offline" | "signed-out" | "too-large"> {
  let size = 0
  for (const value of body.values()) size += typeof value === "string" ? value.length * 3 : 0
  try {
    const response = await fetch(pathTo("/admin/articles/:id/draft", { id }), {
      method: "POST",
      body,
      // The guard redirects signed-out users.
      redirect: "manual",
      keepalive: size < keepaliveBytes,
    })
    if (response.type === "opaqueredirect") return "signed-out"
    if (response.status === 413) return "too-large"
    if (response.ok || [404, 409, 410].includes(response.status)) return await response.json()
    return "offline"
  } catch {
    return "offline"
  }
}
