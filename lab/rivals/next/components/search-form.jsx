"use client"

import Form from "next/form"
import { useRouter } from "next/navigation"
import { useRef } from "react"

const typingPauseMs = 250

/** Searches as a person types; without script, by its button. */
export function SearchForm({ q, category, place, label, placeholder, children }) {
  const router = useRouter()
  const timer = useRef(undefined)
  const search = (form) => {
    const params = new URLSearchParams([...new FormData(form)].filter(([, value]) => value))
    router.replace(`/merchant-directory?${params}`, { scroll: false })
  }
  return (
    <Form
      role="search"
      action="/merchant-directory"
      scroll={false}
      className="flex max-w-2xl gap-2"
      onSubmit={() => clearTimeout(timer.current)}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(currentTarget), typingPauseMs)
      }}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {place && <input type="hidden" name="location" value={place} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={label}
        placeholder={placeholder}
        className="min-h-12 w-full min-w-0 rounded-control border border-ivory-400/60 bg-ink-900 px-4 placeholder:text-ivory-400"
      />
      {children}
    </Form>
  )
}
