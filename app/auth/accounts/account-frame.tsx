import type { ReactNode } from "react"
import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { accountContent } from "#content/en/admin-account.ts"

/** Layout of an account page: back link, heading, content. */
export function AccountFrame({
  title,
  lead,
  back = { to: pathTo("/admin/account"), label: accountContent.back },
  children,
}: {
  title: string
  lead?: string
  back?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <div className="grid max-w-2xl gap-5">
      <Link
        to={back.to}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {back.label}
      </Link>
      <header className="grid gap-2">
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        {lead && <p className="measure text-ivory-300">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
