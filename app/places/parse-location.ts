import { decode, expand } from "pluscodes"
import type { Position } from "./position.ts"

/** The source of a position. 'view' is the center of a map view, which may be far from the intended place. */
type PinSource = "coordinates" | "plus-code" | "map-link" | "view"

export type ParsedLocation =
  | { kind: "found"; point: Position; source: PinSource }
  /** A shortened Plus Code, which needs a town as reference. @property near towns written after it, most likely first */
  | { kind: "needs-town"; code: string; near: string[] }
  /** A Plus Code for an area of several kilometers. */
  | { kind: "too-coarse" }
  | { kind: "short-link" | "words" | "not-a-place" | "unreadable" }

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`
const pair = new RegExp(`^(${number})(?:\\s*[,;]\\s*|\\s+)(${number})$`)
/** With decimal commas the separator must differ. */
const commaPair = /^([-+]?\d{1,3},\d+)(?:\s*;\s*|\s+)([-+]?\d{1,3},\d+)$/
const code = /(?:^|[\s/=])([23456789CFGHJMPQRVWX]{2,8}0{0,6}\+[23456789CFGHJMPQRVWX]{0,7})(?=$|[\s,&?])/i
const fullCodeLength = 8
/**
 * Open Location Code specification: two digits per pair; the first digit is at most C for latitude and V for
 * longitude. Zeros replace omitted pairs, with nothing after the plus sign. There is never a single digit after it.
 */
const wholeCode =
  /^(?:[2-9C][2-9CFGHJMPQRV](?:[23456789CFGHJMPQRVWX]{2}){3}\+(?:[23456789CFGHJMPQRVWX]{2,7})?)$/
const coarseCode =
  /^[2-9C][2-9CFGHJMPQRV](?:0{6}|[23456789CFGHJMPQRVWX]{2}0{4}|[23456789CFGHJMPQRVWX]{4}00)\+$/
const restOfCode = /^(?:[23456789CFGHJMPQRVWX]{2}){1,3}\+[23456789CFGHJMPQRVWX]{2,7}$/

/** Links copied without the scheme. */
const mapHosts =
  /^(?:www\.|maps?\.|(?:[\w-]+\.)?(?:google\.[a-z.]{2,6}|goo\.gl|bing\.com|apple\.com|apple|openstreetmap\.org|osm\.org|osmand\.net|btcmap\.org|here\.com|waze\.com|plus\.codes|what3words\.com|share\.google)\/)\S+$/i
const shortLinkHosts =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google|bit\.ly|w\.wiki|her\.is|tinyurl\.com|t\.co)$/

/**
 * Parses text that people copy for a position: coordinates, degrees, a Plus Code, a `geo:` link,
 * or a long link of a map site. Makes no requests, so short links are recognized but refused.
 */
export function parseLocation(given: string): ParsedLocation {
  // Messengers add invisible format characters to copied text, and some programs use a minus sign instead of a hyphen.
  const text = decodeText(given)
    .replace(/\p{Cf}/gu, "")
    .replaceAll("−", "-")
    .trim()
  if (!text) return { kind: "unreadable" }
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? (mapHosts.test(text) ? `https://${text}` : undefined)
  if (/^geo:/i.test(text)) return geoLink(text)
  if (link) return mapLink(link)
  if (/^\/{3}\S+\.\S+\.\S+$/.test(text)) return { kind: "words" }
  return plusCode(text) ?? coordinates(text, "coordinates") ?? degrees(text) ?? { kind: "unreadable" }
}

/** Expands a shortened Plus Code with a reference town. @returns undefined if invalid */
export function completePlusCode(short: string, town: Position): Position | undefined {
  try {
    const full = expand(short, town)
    const area = full && decode(full)
    return area ? { latitude: area.latitude, longitude: area.longitude } : undefined
  } catch {
    return undefined
  }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function found(latitude: number, longitude: number, source: PinSource): ParsedLocation {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  // Programs use 0,0 for unknown positions; it is in the sea south of Ghana.
  const isNowhere = latitude === 0 && longitude === 0
  if (!isOnEarth || isNowhere || Number.isNaN(latitude + longitude)) return { kind: "not-a-place" }
  return { kind: "found", point: { latitude, longitude }, source }
}

function coordinates(text: string | null | undefined, source: PinSource): ParsedLocation | undefined {
  if (!text) return undefined
  const plain = text.trim().replace(/^loc:|[()]/g, "")
  const commas = commaPair.exec(plain)
  if (commas) return found(decimal(commas[1]), decimal(commas[2]), source)
  const match = pair.exec(plain)
  return match ? found(decimal(match[1]), decimal(match[2]), source) : undefined
}

const decimal = (text: string | undefined) => Number((text ?? "").replace(",", "."))

/** 6°31'27.8"N 3°22'45.1"E, with or without minutes and seconds, the letters before or after. */
function degrees(text: string): ParsedLocation | undefined {
  const part = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|'')\s*)?`
  const behind = new RegExp(`^${part}([NS])[\\s,;]*${part}([EW])$`, "i").exec(text)
  const before = new RegExp(`^([NS])\\s*${part}[\\s,;]*([EW])\\s*${part}$`, "i").exec(text)
  const cells = behind
    ? behind.slice(1)
    : before && [...before.slice(2, 5), before[1], ...before.slice(6), before[5]]
  if (!cells) return undefined
  const value = (from: number) => {
    const [whole, minutes, seconds, letter] = cells.slice(from, from + 4)
    const size = decimal(whole) + decimal(minutes) / 60 + decimal(seconds) / 3600
    return /[SW]/i.test(letter ?? "") ? -size : size
  }
  return found(value(0), value(4), "coordinates")
}

function plusCode(text: string | null | undefined): ParsedLocation | undefined {
  const match = code.exec(text?.toUpperCase() ?? "")
  const digits = match?.[1]
  if (!match || !digits) return undefined
  if (digits.indexOf("+") < fullCodeLength) {
    const behind = match.input.slice(match.index + match[0].length).split(",")
    const near = behind.map((part) => part.trim()).filter(Boolean)
    return restOfCode.test(digits) ? { kind: "needs-town", code: digits, near } : { kind: "unreadable" }
  }
  if (coarseCode.test(digits)) return { kind: "too-coarse" }
  const area = wholeCode.test(digits) && decode(digits)
  return area ? found(area.latitude, area.longitude, "plus-code") : { kind: "unreadable" }
}

function geoLink(text: string): ParsedLocation {
  const [place = "", query = ""] = text.slice("geo:".length).split("?")
  const asked = new URLSearchParams(query).get("q")
  // Android syntax for a labeled point: geo:0,0?q=6.52,3.37(A label)
  const named = coordinates(asked?.replace(/\(.*$/, ""), "map-link") ?? plusCode(asked)
  return named ?? coordinates(place.split(";")[0], "map-link") ?? { kind: "unreadable" }
}

function mapLink(link: string): ParsedLocation {
  let url: URL
  try {
    url = new URL(link)
  } catch {
    return { kind: "unreadable" }
  }
  const host = url.hostname.replace(/^www\./, "")
  if (
    shortLinkHosts.test(host) ||
    (/(?:openstreetmap|osm)\.org$/.test(host) && url.pathname.startsWith("/go/"))
  )
    return { kind: "short-link" }
  if (/(?:^|\.)maps\.apple(?:\.com)?$/.test(host) && url.pathname.startsWith("/p/"))
    return { kind: "short-link" }
  if (/(?:^|\.)what3words\.com$|^w3w\.co$/.test(host)) return { kind: "words" }
  const whole = `${url.pathname}${url.search}${url.hash}`
  const at = (pattern: RegExp, source: PinSource) => {
    const match = pattern.exec(whole)
    return match ? found(Number(match[1]), Number(match[2]), source) : undefined
  }
  const asked = ["q", "query", "ll", "daddr", "destination", "coordinate", "pin", "sll", "cp", "center"]
  const named = asked.map((name) => url.searchParams.get(name)?.replace("~", ","))
  return (
    // Google's pin. The position after '@' is only the map view.
    at(new RegExp(`!3d(${number})!4d(${number})`), "map-link") ??
    at(new RegExp(`[?&]m?lat=(${number})&(?:m?lon|lng|long)=(${number})`), "map-link") ??
    firstOf(named.map((value) => coordinates(value, "map-link") ?? plusCode(value))) ??
    at(new RegExp(`/(?:search|place|dir/[^/]*|l)/(${number}),\\+?\\s*(${number})`), "map-link") ??
    plusCode(url.pathname) ??
    at(new RegExp(`/@(${number}),(${number})`), "view") ??
    at(new RegExp(`#(?:map=)?\\d+(?:\\.\\d+)?/(${number})/(${number})`), "view") ??
    at(new RegExp(`[?&]map=(${number}),(${number})`), "view") ?? { kind: "unreadable" }
  )
}

function firstOf(read: (ParsedLocation | undefined)[]): ParsedLocation | undefined {
  return read.find((one) => one !== undefined)
}
