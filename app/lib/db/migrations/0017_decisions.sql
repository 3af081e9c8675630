ALTER TABLE "merchant_requests" ADD COLUMN "decisions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD COLUMN "decisions" integer DEFAULT 0 NOT NULL;