import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

export default [
  layout("routes/public.tsx", [
    index("routes/home.tsx"),
    route("about", "routes/about.tsx"),

    // Learn
    route("learn", "routes/learn.tsx"),
    route("learn/glossary", "routes/glossary.tsx"),
    route("learn/:lesson", "routes/lesson.tsx"),
    route("learning-path", "routes/learning-path.tsx"),
    route("learning-path/:topic", "routes/learning-topic.tsx"),
    route("faq", "routes/faq.tsx"),

    // Merchants
    route("merchants", "routes/merchants.tsx"),
    route("merchant-directory", "routes/merchant-directory.tsx"),
    route("merchant-directory/:slug", "routes/merchant.tsx"),
    route("merchant-register", "routes/merchant-register.tsx"),
    route("merchant-register/submitted", "routes/merchant-submitted.tsx"),
    route("merchant-register/status/:token", "routes/merchant-status.tsx"),

    route("community", "routes/community.tsx"),
    route("community/story", "routes/community-story.tsx"),

    // Newsletter
    route("newsletter", "routes/newsletter.tsx"),
    route("newsletter/check-your-mail", "routes/newsletter-check-your-mail.tsx"),
    route("newsletter/confirm/:token", "routes/newsletter-confirm.tsx"),
    route("newsletter/manage/:token", "routes/newsletter-manage.tsx"),
    route("newsletter/unsubscribe/:token", "routes/newsletter-unsubscribe.tsx"),

    // Community
    route("events", "routes/events.tsx"),
    route("events/:slug", "routes/event.tsx"),
    route("town-halls", "routes/town-halls.tsx"),
    route("town-halls/unsubscribe/:token", "routes/town-halls-unsubscribe.tsx"),
    route("blog", "routes/blog.tsx"),
    route("blog/:slug", "routes/blog-article.tsx"),

    // Texts
    route("wallet", "routes/wallet.tsx"),
    route("whitepapers", "routes/whitepapers.tsx"),
    route("get-guapcoin", "routes/get-guapcoin.tsx"),
    route("use-guapcoin", "routes/use-guapcoin.tsx"),
    route("metaverse", "routes/metaverse.tsx"),
    route("probit-tutorial", "routes/probit-tutorial.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
    route("contact", "routes/contact.tsx"),
    ...(process.env.NODE_ENV === "development" ? [route("styleguide", "routes/styleguide.tsx")] : []),

    route("*", "routes/not-found.tsx"),
  ]),

  // For machines
  route("events.ics", "routes/events-calendar.ts"),
  route("events/:slug.ics", "routes/event-calendar.ts"),
  route("blog/feed.xml", "routes/blog-feed.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),

  route("images/:file", "routes/image.ts"),

  // Back office
  route("admin/login", "routes/admin-login.tsx"),
  route("admin/logout", "routes/admin-logout.tsx"),
  route("admin/setup/:token", "routes/admin-setup.tsx"),
  route("admin", "routes/admin.tsx", [
    index("routes/admin-dashboard.tsx"),
    route("merchants", "routes/admin-merchants.tsx"),
    route("merchants/reject", "routes/admin-merchant-reject.tsx", { id: "admin-merchants-reject" }),
    route("merchants/:id", "routes/admin-merchant.tsx"),
    route("merchants/:id/reject", "routes/admin-merchant-reject.tsx"),
    route("settings", "routes/admin-settings.tsx"),
  ]),
] satisfies RouteConfig
