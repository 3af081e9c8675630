/** Text of the blog: its list, its articles and its feed. */
export const blog = {
  /** /blog */
  list: {
    title: "Blog",
    /** Titles of the list with a filter, and after the first page. */
    titleOfCategory: "Blog: {category}",
    titleOfPage: "{title}, page {page}",
    description: "News, lessons and stories from the people who build and use Guapcoin.",
    heading: "The Guapcoin blog",
    lead: "News from the project, lessons worth sharing, and stories from the community.",
    categoryLabel: "Categories",
    allCategories: "All articles",
    articlesLabel: "Articles",
    feed: "Subscribe to the feed",
    read: "Read the article",
    byline: "By {author}",
    pagesLabel: "Pages",
    pageOf: "Page {page} of {pages}",
    previous: "Newer articles",
    next: "Older articles",
  },

  /** For an empty blog, category or page. */
  empty: {
    heading: "No articles yet",
    text: "Yours could be the first: tell us how you use Guapcoin, or what you built with it. Until then, read our lessons.",
    story: { label: "Share your story", href: "/community" },
    learn: { label: "Read the lessons", href: "/learn" },
    noneInCategory: "There are no articles in this category.",
    noSuchPage: "This page does not exist.",
    showAll: "Show all articles",
  },

  /** /blog/:slug */
  article: {
    back: "Back to the blog",
    minutes: "{count} min read",
    around: "Other articles",
    previous: "Previous article",
    next: "Next article",
    fromStory:
      "A member of the community sent us this story. It describes their own experience and is not financial advice.",
    invitation: {
      heading: "Do you have a story too?",
      text: "Tell us how you use Guapcoin. A person on our staff reads every story before it appears here.",
      link: { label: "Share your story", href: "/community" },
    },
  },

  /** /blog/feed.xml */
  feed: {
    title: "Guapcoin blog",
    subtitle: "News, lessons and stories from the people who build and use Guapcoin.",
  },

  /** Breadcrumbs of an article, for search engines. */
  breadcrumbs: { home: "Home", blog: "Blog" },
} as const
