import { useEffect, useState } from "react"
import type { RegistrationStep } from "#app/listings/options.ts"
import { type ApplicationValues, emptyApplication, registrationSteps } from "../application-rules.ts"

// The first two names are from the specification (docs/rulings.md, Registration). With the third, a form that is sent, times out
// and is sent again after a reload is the same submission.
const dataKey = "merchantFormData"
const stepKey = "merchantFormStep"
const keyKey = "merchantFormKey"
/** What a reset removed, stored while the tab is open. */
const beforeKey = "merchantFormBefore"

/** An incomplete application, and the submission key it will be sent with. */
export type Draft = { values: ApplicationValues; step: RegistrationStep; submissionKey: string }

/** Storage may be full, disabled or forbidden. The form then works without drafts. */
function storage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Reads a draft of this or of an older version. */
function asDraft(saved: Record<string, unknown>, step: unknown, submissionKey: string): Draft {
  const known = Object.entries(emptyApplication).map(([field, empty]) => [
    field,
    typeof saved[field] === typeof empty ? saved[field] : empty,
  ])
  return {
    values: Object.fromEntries(known),
    step: registrationSteps.find((number) => number === Number(step)) ?? 1,
    submissionKey,
  }
}

function readDraft(): Draft | undefined {
  return storage(() => {
    const text = localStorage.getItem(dataKey)
    return text
      ? asDraft(JSON.parse(text), localStorage.getItem(stepKey), localStorage.getItem(keyKey) ?? "")
      : undefined
  })
}

function readBefore(): Draft | undefined {
  return storage(() => {
    const saved = JSON.parse(sessionStorage.getItem(beforeKey) ?? "")
    return asDraft(saved.values, saved.step, String(saved.submissionKey))
  })
}

export function clearDraft(): void {
  storage(() => {
    for (const key of [dataKey, stepKey, keyKey]) localStorage.removeItem(key)
    sessionStorage.removeItem(beforeKey)
  })
}

/** Clears the draft, and stores it so that the next page can restore it. @returns false if storage is not available */
export function setDraftAside(draft: Draft): boolean {
  const kept = JSON.stringify({ ...draft, values: withoutSecrets(draft.values) })
  return (
    storage(() => {
      clearDraft()
      sessionStorage.setItem(beforeKey, kept)
      return true
    }) ?? false
  )
}

/**
 * Stores only text that can still become an address. A private key fails from its first characters on, and half of one would be
 * half of a secret.
 */
function isPartOfAddress(text: string): boolean {
  return /^\s*(0?|0x[0-9a-f]{0,40}|[G3][1-9A-HJ-NP-Za-km-z]{0,33})\s*$/i.test(text)
}

function withoutSecrets(values: ApplicationValues): ApplicationValues {
  return isPartOfAddress(values.walletAddress) ? values : { ...values, walletAddress: "" }
}

/**
 * Stores the answers on the device after every change, and calls `restore` with the stored draft after hydration.
 * @returns whether `restore` has been called
 */
export function useDraft(
  current: Omit<Draft, "submissionKey"> & { before?: Draft },
  submissionKey: string,
  restore: (draft: Draft | undefined, before: Draft | undefined) => void,
): boolean {
  const [ready, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    restore(readDraft(), readBefore())
    setReady(true)
  }, [])

  useEffect(() => {
    if (!ready) return
    storage(() => {
      localStorage.setItem(dataKey, JSON.stringify(withoutSecrets(current.values)))
      localStorage.setItem(stepKey, String(current.step))
      localStorage.setItem(keyKey, submissionKey)
      if (!current.before) sessionStorage.removeItem(beforeKey)
    })
  }, [ready, current, submissionKey])

  return ready
}
