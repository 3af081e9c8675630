import { articleSubject } from "#app/features/articles/article-subject.server.ts"
import { messageKind } from "#app/features/contact/message-kind.server.ts"
import { eventSubject } from "#app/features/events/event-subject.server.ts"
import { claimData } from "#app/features/listing-claims/claim-data.server.ts"
import { importData } from "#app/features/listing-import/import-data.server.ts"
import { importSubject } from "#app/features/listing-import/import-subject.server.ts"
import { listingData } from "#app/features/listings/listing-data.server.ts"
import { listingSubject } from "#app/features/listings/listing-subject.server.ts"
import { mailSubject } from "#app/features/mail-desk/mail-subject.server.ts"
import { merchantKind } from "#app/features/merchants/merchant-kind.server.ts"
import { newsletterData } from "#app/features/newsletter/newsletter-data.server.ts"
import { newsletterSubject } from "#app/features/newsletter/newsletter-subject.server.ts"
import { storyKind } from "#app/features/stories/story-kind.server.ts"
import { accountSubject } from "#app/features/team/account-subject.server.ts"
import { townHallData } from "#app/features/town-halls/town-hall-data.server.ts"
import { townHallSubject } from "#app/features/town-halls/town-hall-subject.server.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import type { Submission } from "#app/platform/moderation/submission.ts"
import type { PersonalData } from "#app/platform/privacy/personal-data.ts"

/** What visitors send and staff decide on or answer, in the order of the navigation. */
export const submissions: readonly Submission[] = [storyKind, merchantKind, messageKind]

/** What the audit log speaks of and can open. */
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

/** What is kept about people, in the order of their page. */
export const personalData: readonly PersonalData[] = [
  newsletterData,
  townHallData,
  merchantKind.personal,
  listingData,
  claimData,
  importData,
  storyKind.personal,
  messageKind.personal,
]
