ALTER TABLE "events" ADD COLUMN "place" varchar(90);--> statement-breakpoint
CREATE INDEX "events_by_place" ON "events" USING btree ("place" text_pattern_ops,"starts_at") WHERE place is not null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_place" CHECK ("events"."place" = 'online' or "events"."place" ~ '^[a-z]{2}/[a-z0-9-]+$');