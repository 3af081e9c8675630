import { retryingFetch } from "./retry.ts"

/** `retryingFetch` for the router, which sends requests: they are used up by being sent, so each try sends a copy. */
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
    // The address and the form tell whether it may be tried again; the request is what is sent.
    return retryingFetch(() => plain(input.clone(), init))(url, { method, body })
  }
}
