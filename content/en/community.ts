/** Text of /community. */
export const communityContent = {
  title: "Community Impact",
  description: "Read stories from the Guapcoin community, see what is coming up, and send in your own story.",
  hero: {
    heading: "Stories from our community",
    lead: "People use Guapcoin to trade, to learn and to help each other. Read what they write, meet them at an event, and tell us your own story.",
    submit: "Submit Your Story",
    promise: "We read every story and answer within 48 hours.",
  },
  articles: {
    heading: "Community stories",
    empty: "No community stories available at the moment. Be the first to share your story!",
    byline: "{author}, {date}",
    all: "All stories",
  },
  events: {
    heading: "Upcoming events",
    empty: "No upcoming events at the moment. Check back soon!",
    learnMore: "Learn More",
    learnMoreOf: "Learn More: {title}",
    all: "All events",
  },
  failure: {
    title: "Failed to load community content",
    text: "You can still send us your story. Please come back in a minute for everything else.",
    tryAgain: "Try again",
  },
} as const
