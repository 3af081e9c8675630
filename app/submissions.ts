import { mailSubject } from "./admin/outbox/mail-subject.server.ts"
import { articleSubject } from "./articles/article-subject.server.ts"
import { accountSubject } from "./auth/team/account-subject.server.ts"
import { messageKind } from "./contact/message-kind.server.ts"
import { eventSubject } from "./events/event-subject.server.ts"
import type { Subject } from "./lib/audit/subject.ts"
import type { PersonalData } from "./lib/personal-data/personal-data.ts"
import { listingData } from "./listings/admin/listing-data.server.ts"
import { listingSubject } from "./listings/admin/listing-subject.server.ts"
import { applicationSubmission } from "./listings/application/application-submission.server.ts"
import { claimData } from "./listings/claims/claim-data.server.ts"
import { importData } from "./listings/import/import-data.server.ts"
import { importSubject } from "./listings/import/import-subject.server.ts"
import type { Submission } from "./review/submission.ts"
import { storyKind } from "./stories/story-kind.server.ts"
import { newsletterData } from "./subscriptions/newsletter-data.server.ts"
import { newsletterSubject } from "./subscriptions/newsletter-subject.server.ts"
import { townHallData } from "./subscriptions/town-halls/town-hall-data.server.ts"
import { townHallSubject } from "./subscriptions/town-halls/town-hall-subject.server.ts"

/** The submission types that staff decide on or answer, in the order of the navigation. */
export const submissions: readonly Submission[] = [storyKind, applicationSubmission, messageKind]

/** The subjects that the audit log names and links to. */
export const subjects: readonly Subject[] = [
  ...submissions,
  articleSubject,
  eventSubject,
  listingSubject,
  importSubject,
  mailSubject,
  newsletterSubject,
  townHallSubject,
  accountSubject,
]

/** The personal data that the site stores, in the order of the person page. */
export const personalData: readonly PersonalData[] = [
  newsletterData,
  townHallData,
  applicationSubmission.personal,
  listingData,
  claimData,
  importData,
  storyKind.personal,
  messageKind.personal,
]
