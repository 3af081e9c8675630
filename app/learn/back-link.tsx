/** Link to the parent page, above the heading. */
export function BackLink({ label, href }: { label: string; href: string }) {
  return (
    <p className="back-link">
      <a href={href} className="inline-flex min-h-11 items-center gap-2 text-gold-400 hover:text-gold-300">
        <span aria-hidden="true">←</span>
        {label}
      </a>
    </p>
  )
}
