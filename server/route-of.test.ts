import { describe, expect, test } from "vitest"
import { createRouteOf } from "./route-of.ts"

type Routes = Parameters<typeof createRouteOf>[0]
type Module = NonNullable<Routes[string]>["module"]

/** @param cacheTags the tags in the handle of the route's module */
const route = (id: string, path: string | undefined, parentId: string, cacheTags?: string[]) => ({
  id,
  path,
  parentId,
  index: path === undefined && id !== "layout",
  module: { default: () => null, handle: cacheTags && { cacheTags } } as Module,
})

const routeOf = createRouteOf(
  Object.fromEntries(
    [
      { ...route("root", "", "", ["events"]), parentId: undefined },
      route("layout", undefined, "root"),
      route("home", undefined, "layout", []),
      route("events", "events", "layout", ["events"]),
      route("event", "events/:slug", "layout", ["events"]),
      route("calendar", "events/:slug.ics", "root", []),
      route("admin", "admin", "root"),
      route("list", "events", "admin"),
      route("one", "events/:id", "admin"),
      route("nowhere", "*", "layout", []),
    ].map((one) => [one.id, one]),
  ) as Routes,
  ["/livez"],
)

describe("the route of a path", () => {
  test.each([
    ["/", "/"],
    ["/events", "/events"],
    ["/events/", "/events"],
    ["/events/market-day", "/events/:slug"],
    ["/events/market.day", "/events/:slug"],
    ["/events/market-day.ics", "/events/:slug.ics"],
    ["/events/market-day.data", "/events/:slug"],
    ["/_root.data", "/"],
    ["/admin", "/admin"],
    ["/admin/events/7", "/admin/events/:id"],
    ["/livez", "/livez"],
    ["/assets/a.js", "/assets"],
    ["/assets/a/b.js", "/assets"],
    ["/events/a/b", "other"],
    ["/EVENTS", "/events"],
    ["/%65vents", "/events"],
    ["//events", "other"],
    ["/events//market-day", "other"],
    ["/admin//events", "other"],
    ["/livez/", "other"],
    ["/%E0%A4%A", "other"],
    ["/__proto__", "other"],
    ["/constructor/name", "other"],
    ["", "/"],
  ])("%j is %s", (path, name) => {
    expect(routeOf(path).name).toBe(name)
  })

  test.each([
    ["/", []],
    ["/events", ["events"]],
    ["/events/market-day", ["events"]],
    ["/events/market-day.ics", []],
    ["/events.data", undefined],
    ["/admin/events", undefined],
    ["/livez", undefined],
    ["/nowhere", undefined],
    ["/EVENTS", undefined],
    ["/events/", undefined],
  ])("the page %s has the cache tags %j", (path, topics) => {
    expect(routeOf(path).cacheTags).toEqual(topics)
  })

  test.each([
    ["/", undefined],
    ["/events", undefined],
    ["/events/Market-Day", undefined],
    ["/events.data", undefined],
    ["/EVENTS.data", undefined],
    ["/NOWHERE", undefined],
    ["/LIVEZ", undefined],
    ["//", "/"],
    ["/events//", "/events"],
    ["/%45vents", "/events"],
    ["/EVENTS/Market-Day/", "/events/Market-Day"],
    ["/events/M%41rket.ICS", "/events/M%41rket.ics"],
    ["/events/%2e%ICS/", "/events/%2e%ICS"],
    ["/Admin/Events/7", "/admin/events/7"],
    ["//evil.example/", undefined],
    ["/\\evil.example/", undefined],
  ])("the canonical address of %s is %s", (path, address) => {
    expect(routeOf(path).address).toBe(address)
  })
})
