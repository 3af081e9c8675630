import { Info, TriangleAlert, X } from "lucide-react"
import { use } from "react"
import { ScriptNonce } from "#app/lib/http/script-nonce.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { announcement as words } from "#content/en/announcement.ts"
import { startAnnouncement } from "./announcement-script.ts"

/** A message from staff to all visitors. `key` identifies it in the browser of a visitor who closed it. */
export type AnnouncementText = {
  key: string
  text: string
  /** A path of this site or an https address; the whole message is the link. */
  link: string | null
  tone: "info" | "important"
}

const looks = {
  info: { Icon: Info, edge: "border-s-indigo", icon: "text-indigo-text" },
  important: { Icon: TriangleAlert, edge: "border-s-gold-500", icon: "text-gold-400" },
}

/**
 * A band below the site bar. Its script runs before anything below is rendered, to avoid a layout shift for a visitor
 * who closed it. Without script it stays, without the close button.
 */
export function Announcement({ announcement }: { announcement: AnnouncementText }) {
  const { key, text, link, tone } = announcement
  const { Icon, edge, icon } = looks[tone]
  const nonce = use(ScriptNonce)
  const external = link?.startsWith("https:")
  return (
    // Fills the height of the fixed bar and cancels it with a negative margin, so that content below has the same
    // position with and without a band.
    <div className="-mb-19 pt-19">
      <aside
        key={key}
        aria-label={words.label}
        data-announcement={key}
        suppressHydrationWarning
        className={classNames("relative z-10 border-y border-s-4 border-ink-700 bg-ink-900", edge)}
      >
        <div className="page-width flex items-start gap-3 py-2">
          <Icon aria-hidden="true" className={classNames("mt-3 size-5 shrink-0", icon)} />
          <p className="min-w-0 grow py-2.5">
            {tone === "important" && <strong>{words.important} </strong>}
            {link ? (
              <a
                href={link}
                {...(external && { target: "_blank", rel: "noopener" })}
                className="text-link text-ivory-50"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </p>
          <button
            type="button"
            hidden
            suppressHydrationWarning
            aria-label={words.close}
            className={buttonClass({ variant: "ghost", size: "icon" }, "shrink-0")}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      </aside>
      {/* Inline: an external file would run after the first paint, and the CSP
         forbids event attributes. React in the browser skips it. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, and nothing that anybody typed
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${startAnnouncement})()` : "" }}
      />
    </div>
  )
}
