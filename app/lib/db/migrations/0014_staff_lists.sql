-- One statement a table, so that its rows are written once.
ALTER TABLE "articles"
  DROP COLUMN "staff_search_text",
  ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(case when "category" in ('business', 'education', 'global-impact', 'technology', 'personal-finance') then replace(category, '-', ' ') else category end, '') || ' ' || coalesce(author, '') || ' ' || coalesce(regexp_replace(slug, '^draft-[0-9a-f-]{36}$', ''), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_requests"
  DROP COLUMN "staff_search_text",
  ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(business_name, '') || ' ' || coalesce(owner_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '[^0-9]', '', 'g'), '') || ' ' || coalesce(website, '') || ' ' || coalesce(wallet_address, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "story_submissions"
  DROP COLUMN "staff_search_text",
  ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(location, '') || ' ' || coalesce(replace(category, '-', ' '), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" varchar(64);--> statement-breakpoint
CREATE INDEX "articles_deleted" ON "articles" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "events_deleted" ON "events" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
-- The old columns took their indexes along.
CREATE INDEX "merchant_requests_staff_search" ON "merchant_requests" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchant_requests_staff_grams" ON "merchant_requests" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "story_submissions_staff_search" ON "story_submissions" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "story_submissions_staff_grams" ON "story_submissions" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "articles_staff_search" ON "articles" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_staff_grams" ON "articles" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
-- An article that was never saved is called as its draft is.
UPDATE "articles" SET "title" = left(btrim("article_drafts"."values"->>'title'), 150)
  FROM "article_drafts"
  WHERE "article_drafts"."article_id" = "articles"."id" AND "articles"."title" = '' AND "article_drafts"."values"->>'title' IS NOT NULL;
