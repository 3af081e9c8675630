/**
 * The priority class of a mail, stored with it. The outbox sends the classes in this order, and within a class the mail that has
 * been due longest:
 *
 * - account: a person waits for it at sign-in, or must know at once what happened to an account;
 * - asked: an answer, a decision or a reminder that the recipient expects;
 * - staff: to the staff;
 * - stranger: to an address typed into a public form (unverified recipient); limited per hour (unverified-cap.server.ts);
 * - digest: to the staff about a submission, never sent alone: one mail reports all of its hour
 *   (app/review/staff-mail.server.ts).
 */
export const mailUrgencies = ["account", "asked", "staff", "stranger", "digest"] as const
export type MailUrgency = (typeof mailUrgencies)[number]

/** The classes that are sent one by one, the most urgent first. */
export const sentUrgencies = ["account", "asked", "staff", "stranger"] as const satisfies MailUrgency[]
export type SentUrgency = (typeof sentUrgencies)[number]
