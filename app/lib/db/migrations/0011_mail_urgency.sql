DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgency" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
-- Mails of before, by what they are; answers, decisions and reminders are the default.
UPDATE "mails" SET "urgency" = CASE
    WHEN "kind" LIKE 'account-%' OR "kind" IN ('invitation', 'password-reset-link') THEN 'account'
    WHEN "kind" IN ('merchant-new', 'story-new', 'contact-new') THEN 'staff'
    WHEN "kind" IN ('merchant-received', 'story-received', 'contact-received', 'town-hall-welcome', 'newsletter-confirm', 'newsletter-already') THEN 'stranger'
    ELSE 'asked'
  END;--> statement-breakpoint
CREATE INDEX "mails_to_strangers" ON "mails" USING btree ("sent_at") WHERE status = 'sent' and urgency = 'stranger';--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("urgency","next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_urgency" CHECK ("urgency" in ('account', 'asked', 'staff', 'stranger', 'digest'));