import { retryingFetch } from "./retry.ts"

/**
 * `retryingFetch` for the router, which passes Request objects: a Request can be sent only once, so each attempt sends a clone.
 */
export function retryingRequests(plain: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof Request)) return retryingFetch(plain)(input, init)
    const { url, method } = input
    const body =
      method === "GET"
        ? undefined
        : await input
            .clone()
            .formData()
            .catch(() => undefined)
    // The URL and the form decide whether a retry is allowed; the clone is what is sent.
    return retryingFetch(() => plain(input.clone(), init))(url, { method, body })
  }
}
