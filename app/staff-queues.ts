import { claimQueue } from "#app/features/listing-claims/staff-queue.server.ts"
import { listingCheckQueue } from "#app/features/listing-freshness/staff/staff-queue.server.ts"
import { listingEditQueue } from "#app/features/listing-owners/edit/staff-queue.server.ts"
import { listingPictureQueue } from "#app/features/listing-pictures/staff-queue.server.ts"
import { paymentAddressQueue } from "#app/features/listings/payment-addresses/staff-queue.server.ts"
import type { StaffQueue } from "#app/platform/moderation/staff-queue.ts"
import { queueOf } from "#app/platform/moderation/waiting.server.ts"
import { submissions } from "#app/submissions.ts"

/** What waits for staff about listings. */
export const listingQueues: readonly StaffQueue[] = [
  listingEditQueue,
  listingPictureQueue,
  claimQueue,
  paymentAddressQueue,
  listingCheckQueue,
]

/** All that waits for staff. */
export const staffQueues: readonly StaffQueue[] = [...submissions.map(queueOf), ...listingQueues]
