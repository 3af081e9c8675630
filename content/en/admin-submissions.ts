/** Text of the back office about the stories that readers send. */
export const adminSubmissions = {
  title: "Story Submissions",
  /** After an action: shown as a toast, and in the page without script. */
  flash: {
    approved: {
      tone: "success",
      title: "Submission approved and published",
      text: "{name} is on the blog, and its author will be notified by email in a minute.",
    },
    rejected: {
      tone: "success",
      title: "Submission rejected",
      text: "The author of {name} will be notified by email in a minute.",
    },
    alreadyDecided: {
      tone: "error",
      title: "Already decided",
      text: "{by} made a decision about {name} on {date}. Nothing was changed.",
    },
    approvedMany: {
      title: "Submissions approved and published",
      changed: { one: "{count} story is now on the blog.", other: "{count} stories are now on the blog." },
      unchanged: {
        one: "{count} was left unchanged: someone had already decided on it.",
        other: "{count} were left unchanged: someone had already decided on them.",
      },
    },
    rejectedMany: {
      title: "Submissions rejected",
      changed: { one: "{count} story is rejected.", other: "{count} stories are rejected." },
      unchanged: {
        one: "{count} was left unchanged: someone had already decided on it.",
        other: "{count} were left unchanged: someone had already decided on them.",
      },
    },
  },
  /** For pages that list several types of submissions. */
  kind: {
    counter: "Stories to review",
    review: "Review stories",
    mark: "Story",
    openOf: "Open the story {name}",
    /** In the mail to staff about several stories. */
    told: { one: "{count} story", other: "{count} stories" },
    many: "Stories",
    one: "story",
    actions: {
      "story.approved": "approved and published a story",
      "story.rejected": "rejected a story",
      "story.reopened": "reopened the decision on a story",
      "story.submitted": "sent a story",
      "story.taken-back": "undid a decision on a story",
      "story.shown-on-home": "chose a story for the home page",
      "story.taken-off-home": "removed a story from the home page",
    },
    personal: {
      section: "Stories",
      published: "Published as /blog/{slug}",
      picture: "With a picture",
      counts: {
        stories: { one: "{count} story", other: "{count} stories" },
        articles: { one: "{count} article made from a story", other: "{count} articles made from stories" },
        pictures: { one: "{count} picture", other: "{count} pictures" },
      },
    },
  },
  search: "Search title, author, email, place or category",
  loading: "Loading story submissions...",
  empty: "No story submissions found.",
  emptySearch: "No story submissions match your search.",
  columns: {
    title: "Title",
    author: "Author and email",
    category: "Category",
    date: "Date",
    status: "Status",
    actions: "Actions",
  },
  openOf: "Open the story {name}",
  approveOf: "Approve {name}",
  rejectOf: "Reject {name}",
  detailKeys: [
    { key: "j", text: "next" },
    { key: "k", text: "previous" },
    { key: "a", text: "approve" },
    { key: "e", text: "edit and approve" },
    { key: "r", text: "reject" },
    { key: "u", text: "back to the list" },
    { key: "/", text: "search" },
  ],

  detail: {
    back: "Back to the stories",
    edit: "Edit and approve",
    article: "Read the article",
    editArticle: "Edit article",
    articleGone: "The article made from it is gone.",
    preview: "What readers will see",
    original: "As it was sent",
    facts: "About this story",
    author: "Author",
    email: "Email address",
    category: "Category",
    location: "Location",
    imageAlt: "What the picture shows",
    sent: "Sent",
    noPicture: "No picture",
    pictureText: "Until the story is approved, only staff can see the picture.",
    pictureDropped:
      "The picture has been deleted. It was left out of the article, or its storage period ended.",
    actions: {
      "story.submitted": "Story sent",
      "story.approved": "Approved and published",
      "story.rejected": "Rejected",
      "story.taken-back": "Decision undone",
      "story.reopened": "Reopened",
      "story.shown-on-home": "Chosen for the home page",
      "story.taken-off-home": "Removed from the home page",
    },
    edited: "Changed before it was published: {fields}",
    address: "Page address: /blog/{slug}",
  },

  /** A published story quoted on the home page. */
  voice: {
    heading: "Quote on the home page",
    states: {
      off: "This story is not quoted on the home page. Each story that you choose replaces a sample; three are shown.",
      shown: "Quoted on the home page. Chosen on {date}.",
      waits: "Chosen on {date}. Three stories were chosen after it, and only three are shown.",
      changed: "Chosen on {date}, but the article no longer contains these words, so it is not quoted.",
    },
    others: "Also on the home page:",
    label: "Words to quote",
    hint: "Word for word from the article. The author's name appears below them, with a link to the story.",
    notInText: "These words are not in the article. Please copy them from it.",
    show: "Show on the home page",
    change: "Show these words",
    hide: "Remove from the home page",
    shown: { tone: "success", title: "On the home page", text: "It now quotes {author}." },
    hidden: { tone: "success", title: "Removed from the home page" },
    notPublic: {
      tone: "error",
      title: "Not on the blog",
      text: "Nobody can read this article, so it cannot be quoted.",
    },
  },

  /** By field name. */
  fields: {
    title: "Title",
    story: "Story",
    category: "Category",
    author: "Name of the author",
    imageAlt: "What does the picture show?",
    picture: "Picture",
  },

  edit: {
    title: "Edit a story",
    heading: "Edit before publishing",
    lead: "Readers see what you write here. What the sender wrote stays with the submission, unchanged.",
    back: "Back to the story",
    authorHint: "Shown with the story.",
    storyHint: "Leave an empty line between paragraphs.",
    imageAltHint: "One sentence for readers who cannot see it.",
    chooseCategory: "Choose a category",
    dropPicture: "Publish without the picture",
    dropPictureHint: "The picture is then deleted after two days.",
    preview: "Preview",
    publish: "Approve and publish",
    cancel: "Cancel",
    previewHeading: "What readers will see",
    decidedTitle: "Already decided",
    decided: "{by} made a decision about this story on {date}. Nothing was changed.",
    kept: "Your text is below, so that you can copy it.",
  },

  rejection: {
    title: "Reject a story",
    confirm: "Are you sure you want to reject this submission?",
    confirmMany: "Are you sure you want to reject these submissions?",
    reasonHint: "Shown in the email to the sender. Leave it empty to give no reason.",
    templates: {
      short: {
        label: "Too short",
        text: "We would like to read more: what happened, where, and what changed for you. Please tell us more and send it again.",
      },
      topic: {
        label: "Not about Guapcoin",
        text: "We publish stories about how people use Guapcoin. Yours seems to be about something else.",
      },
      advertising: {
        label: "Advertising",
        text: "Your text reads like an advertisement. Please tell us what you or your customers have experienced.",
      },
      promises: {
        label: "Promises of profit",
        text: "We publish no promises of profit and no advice to buy. Please send your story without them.",
      },
      picture: {
        label: "Picture",
        text: "We cannot publish the picture. Please send the story with a picture of your own, or without one.",
      },
    },
    submit: "Reject submission",
    submitMany: "Reject submissions",
  },
} as const
