import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"

const channelName = "admin-session"

/**
 * Synchronizes the tabs of a browser with the session. A new page notifies the other tabs; each checks the session when notified
 * or when it becomes visible. If the state differs, the route is revalidated, and the guard or the login page redirects.
 *
 * @param signedIn the state that this page assumes
 */
export function useSessionWatch(signedIn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let lastAsked = Date.now()
    const check = async () => {
      lastAsked = Date.now()
      const answer = await askSession()
      if (answer !== "unknown" && (answer === "signed-in") !== signedIn) revalidate()
    }
    // Focus and visibility events fire together.
    const checkInView = () => {
      if (document.visibilityState === "visible" && Date.now() - lastAsked > 1000) check()
    }
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener("message", check)
    channel.postMessage("changed")
    window.addEventListener("focus", checkInView)
    // The back-forward cache can restore an old page.
    window.addEventListener("pageshow", checkInView)
    document.addEventListener("visibilitychange", checkInView)
    return () => {
      channel.close()
      window.removeEventListener("focus", checkInView)
      window.removeEventListener("pageshow", checkInView)
      document.removeEventListener("visibilitychange", checkInView)
    }
  }, [revalidate, signedIn])
}

/** The login page redirects signed-in users. A separate request, so that a lost connection does not discard typed text. */
async function askSession(): Promise<"signed-in" | "signed-out" | "unknown"> {
  try {
    const answer = await fetch(pathTo("/admin/login"), {
      method: "HEAD",
      redirect: "manual",
      cache: "no-store",
    })
    if (answer.type === "opaqueredirect") return "signed-in"
    return answer.ok ? "signed-out" : "unknown"
  } catch {
    return "unknown"
  }
}
