CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"title" varchar(150) NOT NULL,
	"content" varchar(100000) NOT NULL,
	"excerpt" varchar(300),
	"author" varchar(100) NOT NULL,
	"category" varchar(40) NOT NULL,
	"image_id" uuid,
	"image_alt" varchar(200),
	"story_id" bigint,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_story_id_unique" UNIQUE("story_id"),
	CONSTRAINT "articles_status" CHECK ("status" in ('draft', 'published')),
	CONSTRAINT "articles_published" CHECK ("articles"."status" = 'draft' or "articles"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"name" varchar(100) NOT NULL,
	"email" varchar(254) NOT NULL,
	"subject" varchar(150),
	"category" text NOT NULL,
	"message" varchar(5000) NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_status" CHECK ("status" in ('unread', 'read')),
	CONSTRAINT "contact_messages_category" CHECK ("category" in ('Media', 'Support', 'Other')),
	CONSTRAINT "contact_messages_read" CHECK (("contact_messages"."status" = 'read') = ("contact_messages"."read_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(150) NOT NULL,
	"description" varchar(5000) NOT NULL,
	"location" varchar(200) NOT NULL,
	"local_date" date NOT NULL,
	"local_time" time NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration" integer DEFAULT 60 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "events_kind" CHECK ("kind" in ('community', 'town-hall')),
	CONSTRAINT "events_duration" CHECK ("events"."duration" between 5 and 1440)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"title" varchar(120) NOT NULL,
	"story" varchar(10000) NOT NULL,
	"category" text NOT NULL,
	"location" varchar(120),
	"image_id" uuid,
	"image_alt" varchar(200),
	"name" varchar(100) NOT NULL,
	"email" varchar(254) NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"rejection_reason" varchar(500),
	CONSTRAINT "story_submissions_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "story_submissions_status" CHECK ("status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "story_submissions_category" CHECK ("category" in ('Business', 'Education', 'Global Impact', 'Technology', 'Personal Finance')),
	CONSTRAINT "story_submissions_decision" CHECK (("story_submissions"."status" = 'pending') = ("story_submissions"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "town_hall_subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "town_hall_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" varchar(100) NOT NULL,
	"email" varchar(254) NOT NULL,
	"consent_version" varchar(20) NOT NULL,
	"manage_token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "town_hall_subscribers_manage_token_hash_unique" UNIQUE("manage_token_hash")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_story_id_story_submissions_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD CONSTRAINT "story_submissions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_submissions" ADD CONSTRAINT "story_submissions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "events_by_kind" ON "events" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "story_submissions_queue" ON "story_submissions" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "story_submissions_email" ON "story_submissions" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "town_hall_subscribers_email" ON "town_hall_subscribers" USING btree (lower("email"));