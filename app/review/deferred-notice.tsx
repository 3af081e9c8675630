import { formatCount } from "#app/lib/text/format.ts"
import { Notice } from "#app/ui/notice.tsx"
import { adminMail } from "#content/en/admin-mail.ts"
import { site } from "#content/en/site.ts"

/** Shown while the hourly cap for unverified recipients delays mail. */
export function DeferredNotice({ count }: { count: number }) {
  return count > 0 && <Notice tone="info" title={formatCount(adminMail.deferred, count, site.locale)} />
}
