/**
 * Every page for everybody whose address stands in app/routes.ts as it is; a test compares the two. Pages that belong to
 * one visitor, such as the end of a form, ask search engines to stay away and are not here.
 */
export const staticPages = [
  "/",
  "/about",
  "/learn",
  "/learn/glossary",
  "/learning-path",
  "/faq",
  "/wallet",
  "/whitepapers",
  "/get-guapcoin",
  "/use-guapcoin",
  "/probit-tutorial",
  "/metaverse",
  "/merchants",
  "/merchant-directory",
  "/merchant-register",
  "/community",
  "/community/story",
  "/events",
  "/town-halls",
  "/blog",
  "/newsletter",
  "/contact",
  "/privacy",
  "/terms",
] as const
