import { expect, test } from "vitest"
import { readUserAgent } from "./user-agent.ts"

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    { browser: "Chrome", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    { browser: "Microsoft Edge", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iPhone" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    { browser: "Samsung Internet", system: "Android" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "Linux" },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    { browser: "Safari", system: "macOS" },
  ],
  ["curl/8.5.0", {}],
  ["", {}],
])("%s", (userAgent, expected) => {
  expect(readUserAgent(userAgent)).toEqual(expected)
})
