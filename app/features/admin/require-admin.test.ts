import { expect, test } from "vitest"
import { nextPath } from "./require-admin.server.ts"
import { hasSessionCookie } from "./session-cookie.ts"

test.each(["/admin", "/admin/merchants", "/admin/merchants/7?status=pending&q=a%20b", "/admin/x%2Fy"])(
  "after a sign-in %s may follow",
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example",
  "/admin//evil.example",
  "/admin/\\evil.example",
  "/admin\n//evil.example",
  "/admin\t",
  "/admin.evil.example",
  "/administrator",
  "/admin/../terms",
  "/admin/%2e%2e/terms",
  "/merchants",
  "javascript:alert(1)",
  "/admin/login?next=/admin/login",
  "/admin/logout",
  "/admin/setup/token",
  "/admin/login/second-step",
  "/admin/password-reset",
  "/admin/password-reset/token",
  "/admin/invitation/token",
])("after a sign-in %j leads to the dashboard", (path) => {
  expect(nextPath(path)).toBe("/admin")
})

test.each([
  [undefined, false],
  ["", false],
  ["flash=1; device=2", false],
  ["my-session=1", false],
  ["session", false],
  ["session=1", true],
  ["flash=1; session=1", true],
  ["flash=1;__Host-session=1", true],
])("a request with the cookies %j carries a session: %s", (header, carries) => {
  expect(hasSessionCookie(header)).toBe(carries)
})
