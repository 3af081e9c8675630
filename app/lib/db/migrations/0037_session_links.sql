ALTER TABLE "events" ADD COLUMN "join_url" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "notes" varchar(5000);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "recording_url" varchar(500);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "webinar_day" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "told_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "told_cancelled" boolean;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "told_revision" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
CREATE INDEX "events_to_tell" ON "events" USING btree ("id") WHERE told_starts_at is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_webinar_day_unique" UNIQUE("webinar_day");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_told" CHECK (num_nulls("events"."told_starts_at", "events"."told_cancelled", "events"."told_revision") in (0, 3));