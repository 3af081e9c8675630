/** Something is on its way; the words say what. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ivory-300">
      <span
        aria-hidden="true"
        className="size-4 rotate-45 animate-spin border-2 border-gold-500 border-e-transparent"
      />
      {label}
    </p>
  )
}
