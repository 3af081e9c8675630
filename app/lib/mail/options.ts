/**
 * How soon a mail leaves, stored with it. The outbox sends in this order, and within a class what has been due longest:
 *
 * - account: somebody waits for it in front of the sign-in, or has to know at once what happened to an account;
 * - asked: an answer, a decision or a reminder to somebody who expects it;
 * - staff: to the staff;
 * - stranger: to an address that somebody typed into a public form; so many an hour (stranger-cap.server.ts);
 * - digest: to the staff about a submission, and never sent by itself: one mail tells of all of its hour
 *   (app/review/staff-mail.server.ts).
 */
export const mailUrgencies = ["account", "asked", "staff", "stranger", "digest"] as const
export type MailUrgency = (typeof mailUrgencies)[number]

/** What is sent by itself, the most urgent first. */
export const sentUrgencies = ["account", "asked", "staff", "stranger"] as const satisfies MailUrgency[]
export type SentUrgency = (typeof sentUrgencies)[number]
