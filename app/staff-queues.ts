import { submissions } from "#app/submissions.ts"
import { paymentAddressQueue } from "./listings/admin/payment-addresses/staff-queue.server.ts"
import { claimQueue } from "./listings/claims/staff-queue.server.ts"
import { listingEditQueue } from "./listings/owner/edit/staff-queue.server.ts"
import { listingPictureQueue } from "./listings/pictures/staff-queue.server.ts"
import { listingCheckQueue } from "./listings/verification/admin/staff-queue.server.ts"
import type { StaffQueue } from "./review/staff-queue.ts"
import { queueOf } from "./review/waiting.server.ts"

/** The staff queues about listings. */
export const listingQueues: readonly StaffQueue[] = [
  listingEditQueue,
  listingPictureQueue,
  claimQueue,
  paymentAddressQueue,
  listingCheckQueue,
]

/** All staff queues. */
export const staffQueues: readonly StaffQueue[] = [...submissions.map(queueOf), ...listingQueues]
