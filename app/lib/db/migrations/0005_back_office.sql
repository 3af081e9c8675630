-- Lower case without diacritics, as app/platform/fold.ts, for what the back office searches and sorts by. Both sides of a
-- comparison go through it. Letters outside Latin keep their case where the database's locale knows none.
CREATE FUNCTION fold_text(original text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(original, NFKD), '[\u0300-\u036F\u0483-\u0489\u0591-\u05C7\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')),
        'ɓƁɗƊƙƘƴƳɔƆɛƐŋŊɣƔʋƲƒƑøØłŁđĐ', 'bbddkkyyooeennggvvffoolldd'
      ),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
    '\s+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" varchar(254) NOT NULL,
	"user_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_kind" CHECK ("kind" in ('invitation', 'password-reset')),
	CONSTRAINT "account_links_user" CHECK (("account_links"."kind" = 'invitation') = ("account_links"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "article_drafts" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"values" jsonb NOT NULL,
	"image_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" varchar(150) NOT NULL,
	"content" varchar(100000) NOT NULL,
	"excerpt" varchar(300),
	"author" varchar(100) NOT NULL,
	"category" varchar(40) NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "article_revisions_article_id_revision_pk" PRIMARY KEY("article_id","revision")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" varchar(80) PRIMARY KEY NOT NULL,
	"article_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"message_id" bigint NOT NULL,
	"text" varchar(5000) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "contact_replies_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" varchar(60) NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"text" varchar(2000) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "staff_notes_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "articles_category";--> statement-breakpoint
DROP INDEX "contact_messages_queue";--> statement-breakpoint
DROP INDEX "merchant_requests_queue";--> statement-breakpoint
DROP INDEX "story_submissions_queue";--> statement-breakpoint
ALTER TABLE "merchant_requests" drop column "staff_search_text";--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(business_name, '') || ' ' || coalesce(owner_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_from_story" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "articles" SET "is_from_story" = true WHERE "story_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(category, '') || ' ' || coalesce(author, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (left(fold_text("title"), 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(category, '') || ' ' || coalesce(left(message, 1000), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (left(fold_text("name"), 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(location, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (left(fold_text("title"), 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (left(fold_text("business_name"), 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(title, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(category, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD COLUMN "sort_key" text GENERATED ALWAYS AS (left(fold_text("title"), 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "town_hall_subscribers" ADD COLUMN "staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(full_name, '') || ' ' || coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_email" ON "account_links" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "account_links_user_id" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_drafts_image" ON "article_drafts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "article_slugs_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_notes_subject" ON "staff_notes" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "articles_image" ON "articles" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "articles_list" ON "articles" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_name" ON "articles" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "articles_staff_search" ON "articles" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_staff_grams" ON "articles" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "audit_log_subject_type" ON "audit_log" USING btree ("subject_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("id" DESC NULLS FIRST) WHERE not "contact_messages"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_messages_name" ON "contact_messages" USING btree ("sort_key","id") WHERE not "contact_messages"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_messages_name_queue" ON "contact_messages" USING btree ("status","sort_key","id") WHERE not "contact_messages"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_messages_spam" ON "contact_messages" USING btree ("id" DESC NULLS FIRST) WHERE "contact_messages"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_messages_staff_search" ON "contact_messages" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_staff_grams" ON "contact_messages" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_name" ON "events" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "events_staff_search" ON "events" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_staff_grams" ON "events" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "merchant_requests_newest" ON "merchant_requests" USING btree ("id" DESC NULLS FIRST) WHERE not "merchant_requests"."is_spam";--> statement-breakpoint
CREATE INDEX "merchant_requests_name" ON "merchant_requests" USING btree ("sort_key","id") WHERE not "merchant_requests"."is_spam";--> statement-breakpoint
CREATE INDEX "merchant_requests_name_queue" ON "merchant_requests" USING btree ("status","sort_key","id") WHERE not "merchant_requests"."is_spam";--> statement-breakpoint
CREATE INDEX "merchant_requests_spam" ON "merchant_requests" USING btree ("id" DESC NULLS FIRST) WHERE "merchant_requests"."is_spam";--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_list" ON "newsletter_subscribers" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_staff_search" ON "newsletter_subscribers" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_staff_grams" ON "newsletter_subscribers" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "story_submissions_newest" ON "story_submissions" USING btree ("id" DESC NULLS FIRST) WHERE not "story_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "story_submissions_name" ON "story_submissions" USING btree ("sort_key","id") WHERE not "story_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "story_submissions_name_queue" ON "story_submissions" USING btree ("status","sort_key","id") WHERE not "story_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "story_submissions_spam" ON "story_submissions" USING btree ("id" DESC NULLS FIRST) WHERE "story_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "story_submissions_staff_search" ON "story_submissions" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "story_submissions_staff_grams" ON "story_submissions" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "story_submissions_image" ON "story_submissions" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "town_hall_subscribers_staff_search" ON "town_hall_subscribers" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "town_hall_subscribers_staff_grams" ON "town_hall_subscribers" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("status","id" DESC NULLS FIRST) WHERE not "contact_messages"."is_spam";--> statement-breakpoint
CREATE INDEX "merchant_requests_queue" ON "merchant_requests" USING btree ("status","id" DESC NULLS FIRST) WHERE not "merchant_requests"."is_spam";--> statement-breakpoint
CREATE INDEX "story_submissions_queue" ON "story_submissions" USING btree ("status","id" DESC NULLS FIRST) WHERE not "story_submissions"."is_spam";--> statement-breakpoint
-- The old column took its indexes along.
CREATE INDEX "merchant_requests_staff_search" ON "merchant_requests" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchant_requests_staff_grams" ON "merchant_requests" USING gin (short_grams("staff_search_text", '{}'));
