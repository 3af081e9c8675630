import { eq } from "drizzle-orm"
import { storySubmissions } from "#app/lib/db/schema.ts"
import { addHours } from "#app/review/promises.ts"
import type { DecidedSubmission } from "#app/review/submission.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { storyList } from "./admin/staff-list.ts"
import { withdrawArticle } from "./admin/story-articles.server.ts"
import { staffMail, storyData } from "./story-data.server.ts"

/** Submission type of stories by visitors; an approved one becomes an article. */
export const storyKind = {
  type: "story",
  plural: "stories",
  table: storySubmissions,
  name: storySubmissions.title,
  path: storyList.path,
  hrefOf: ({ id }) => `${storyList.path}/${id}`,
  waits: "pending",
  promisedBy: (sentAt) => addHours(sentAt, 48),
  // The sender was notified of a decision, so only pending stories can be marked as spam.
  mayBeSpam: eq(storySubmissions.status, "pending"),
  staffMail,
  async receiptOf(_, { publicUrl }) {
    const { storyReceivedMail } = await import("./mails.ts")
    return { kind: "story-received", ...storyReceivedMail({ publicUrl }) }
  },
  sameAs: { email: storySubmissions.email, picture: storySubmissions.imageDigest },
  withdraw: withdrawArticle,
  personal: storyData,
  icon: "book",
  get words() {
    return { title: adminSubmissions.title, ...adminSubmissions.kind }
  },
  get flash() {
    return adminSubmissions.flash
  },
} satisfies DecidedSubmission
