-- As 0008, for stories, articles, messages, subscriptions and the stage of the directory.
ALTER TABLE "story_submissions" DROP CONSTRAINT "story_submissions_category";--> statement-breakpoint
ALTER TABLE "story_submissions"
  DROP COLUMN "staff_search_text",
  ALTER COLUMN "category" TYPE text USING CASE "category"
    WHEN 'Business' THEN 'business'
    WHEN 'Education' THEN 'education'
    WHEN 'Global Impact' THEN 'global-impact'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Personal Finance' THEN 'personal-finance'
  END,
  ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(replace(category, '-', ' '), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD CONSTRAINT "story_submissions_category" CHECK ("category" in ('business', 'education', 'global-impact', 'technology', 'personal-finance'));--> statement-breakpoint
-- The old columns took their indexes along.
CREATE INDEX "story_submissions_staff_search" ON "story_submissions" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "story_submissions_staff_grams" ON "story_submissions" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
-- A category that staff made up is text and stays.
ALTER TABLE "articles"
  DROP COLUMN "staff_search_text",
  ALTER COLUMN "category" TYPE varchar(40) USING CASE "category"
    WHEN 'Business' THEN 'business'
    WHEN 'Education' THEN 'education'
    WHEN 'Global Impact' THEN 'global-impact'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Personal Finance' THEN 'personal-finance'
    ELSE "category"
  END,
  ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(case when "category" in ('business', 'education', 'global-impact', 'technology', 'personal-finance') then replace(category, '-', ' ') else category end, '') || ' ' || coalesce(author, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_staff_search" ON "articles" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_staff_grams" ON "articles" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
ALTER TABLE "article_revisions" ALTER COLUMN "saved_by" DROP NOT NULL;--> statement-breakpoint
UPDATE "article_revisions" SET "saved_by" = null WHERE "saved_by" = 'before the history began';--> statement-breakpoint
UPDATE "article_revisions" SET "category" = replace(lower("category"), ' ', '-')
  WHERE "category" IN ('Business', 'Education', 'Global Impact', 'Technology', 'Personal Finance');--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_category";--> statement-breakpoint
UPDATE "contact_messages" SET "category" = lower("category");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_category" CHECK ("category" in ('media', 'support', 'other'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_topics";--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "topics" = array_replace("topics", 'town halls', 'town-halls') WHERE 'town halls' = ANY ("topics");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_topics" CHECK (cardinality("newsletter_subscribers"."topics") > 0 and "newsletter_subscribers"."topics" <@ array['news', 'town-halls', 'merchants']::text[]);--> statement-breakpoint
UPDATE "settings" SET "value" = '"coming-soon"' WHERE "key" = 'directory-stage' AND "value" = '"coming soon"';
