CREATE TABLE "newsletter_subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"topics" text[] NOT NULL,
	"consent_form" text NOT NULL,
	"consent_version" varchar(20) NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"confirmation_token_hash" text NOT NULL,
	"manage_token_hash" text NOT NULL,
	"confirmation_mailed_at" timestamp with time zone NOT NULL,
	"reminder_mailed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_confirmation_token_hash_unique" UNIQUE("confirmation_token_hash"),
	CONSTRAINT "newsletter_subscribers_manage_token_hash_unique" UNIQUE("manage_token_hash"),
	CONSTRAINT "newsletter_subscribers_status" CHECK ("status" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_consent_form" CHECK ("consent_form" in ('footer', 'page')),
	CONSTRAINT "newsletter_subscribers_topics" CHECK (cardinality("newsletter_subscribers"."topics") > 0 and "newsletter_subscribers"."topics" <@ array['news', 'town halls', 'merchants']::text[]),
	CONSTRAINT "newsletter_subscribers_unsubscribed" CHECK (("newsletter_subscribers"."status" = 'unsubscribed') = ("newsletter_subscribers"."unsubscribed_at" is not null)),
	CONSTRAINT "newsletter_subscribers_confirmed" CHECK ("newsletter_subscribers"."status" = 'unsubscribed' or ("newsletter_subscribers"."status" = 'confirmed') = ("newsletter_subscribers"."confirmed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));