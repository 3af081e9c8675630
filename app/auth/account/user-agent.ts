// The first that fits: others call themselves Chrome and Safari as well.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Microsoft Edge"],
  [/\bOPR\/|\bOpera\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** The families of browser and system, undefined where the browser does not say. Versions change, and tell nobody much. */
export function readUserAgent(userAgent: string): { browser?: string; system?: string } {
  const first = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: first(browsers), system: first(systems) }
}
