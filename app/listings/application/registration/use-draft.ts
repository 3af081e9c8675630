import { useEffect, useState } from "react"
import type { RegistrationStep } from "#app/listings/options.ts"
import { type ApplicationValues, emptyApplication, registrationSteps } from "../application-rules.ts"

// The first two names are the specification's (docs/rulings.md, Registration). The third makes a form that was sent, timed out
// and is sent again after a reload the same submission.
const dataKey = "merchantFormData"
const stepKey = "merchantFormStep"
const keyKey = "merchantFormKey"
/** What a reset took away, for as long as the tab is open. */
const beforeKey = "merchantFormBefore"

/** An application as far as it is written, and the key under which it is sent. */
export type Draft = { values: ApplicationValues; step: RegistrationStep; submissionKey: string }

/** Storage may be full, switched off or forbidden; the form then works without drafts. */
function storage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** A draft of this or of an older version. */
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

/** Clears the draft, so that the page that follows can bring it back. @returns false where nothing can be kept */
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
 * Only what can still become an address is kept: a private key is none from its first letter on, and half of one would
 * be half of a secret.
 */
function isPartOfAddress(text: string): boolean {
  return /^\s*(0?|0x[0-9a-f]{0,40}|[G3][1-9A-HJ-NP-Za-km-z]{0,33})\s*$/i.test(text)
}

function withoutSecrets(values: ApplicationValues): ApplicationValues {
  return isPartOfAddress(values.walletAddress) ? values : { ...values, walletAddress: "" }
}

/**
 * Keeps the answers on the device after every change, and hands what it has of them to `restore` once the page has its
 * script. @returns whether it has
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
