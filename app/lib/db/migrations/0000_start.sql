-- Trigram search; a trusted extension, so the database owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" varchar(254),
	"reply_to" varchar(254),
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_status" CHECK ("status" in ('queued', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "merchant_places" (
	"place" text PRIMARY KEY NOT NULL,
	"merchants" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchant_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"business_name" varchar(120) NOT NULL,
	"business_type" text NOT NULL,
	"directory_category" text NOT NULL,
	"description" varchar(1000) NOT NULL,
	"website" varchar(500),
	"phone" varchar(40),
	"online_only" boolean DEFAULT false NOT NULL,
	"address" varchar(200),
	"city" varchar(100),
	"state" varchar(100),
	"zip_code" varchar(20),
	"country" text NOT NULL,
	"wallet_address" varchar(64),
	"show_wallet" boolean DEFAULT false NOT NULL,
	"owner_name" varchar(120) NOT NULL,
	"email" varchar(254) NOT NULL,
	"place" text GENERATED ALWAYS AS (case when "online_only" then 'Online' else "city" || ', ' || "state" end) STORED,
	"search_text" text NOT NULL,
	"staff_search_text" text NOT NULL,
	"slug" text,
	"state_token_hash" text NOT NULL,
	"suspicion" text,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"review_started_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"rejection_reason" varchar(1000),
	CONSTRAINT "merchant_requests_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "merchant_requests_slug_unique" UNIQUE("slug"),
	CONSTRAINT "merchant_requests_state_token_hash_unique" UNIQUE("state_token_hash"),
	CONSTRAINT "merchant_requests_status" CHECK ("status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "merchant_requests_business_type" CHECK ("business_type" in ('Retail', 'Restaurant/Food Service', 'E-commerce', 'Services', 'Art & Entertainment', 'Technology', 'Health & Wellness', 'Education', 'Non-profit', 'Other')),
	CONSTRAINT "merchant_requests_directory_category" CHECK ("directory_category" in ('Fashion & Apparel', 'Food & Dining', 'Technology', 'Health & Beauty', 'Art & Culture', 'Services')),
	CONSTRAINT "merchant_requests_country" CHECK ("country" in ('United States', 'Canada', 'United Kingdom', 'Nigeria', 'South Africa', 'Ghana', 'Kenya', 'Other')),
	CONSTRAINT "merchant_requests_location" CHECK ("merchant_requests"."online_only" or ("merchant_requests"."address" is not null and "merchant_requests"."city" is not null and "merchant_requests"."state" is not null)),
	CONSTRAINT "merchant_requests_decision" CHECK (("merchant_requests"."status" = 'pending') = ("merchant_requests"."decided_at" is null)),
	CONSTRAINT "merchant_requests_slug" CHECK ("merchant_requests"."status" <> 'approved' or "merchant_requests"."slug" is not null),
	CONSTRAINT "merchant_requests_reason" CHECK ("merchant_requests"."status" = 'rejected' or "merchant_requests"."rejection_reason" is null)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "merchant_places_by_size" ON "merchant_places" USING btree ("merchants" DESC NULLS FIRST,"place");--> statement-breakpoint
CREATE INDEX "merchant_requests_directory" ON "merchant_requests" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "merchant_requests_category" ON "merchant_requests" USING btree ("directory_category","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "merchant_requests_type" ON "merchant_requests" USING btree ("business_type","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "merchant_requests_place" ON "merchant_requests" USING btree ("place","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "merchant_requests_search" ON "merchant_requests" USING gin ("search_text" gin_trgm_ops) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "merchant_requests_queue" ON "merchant_requests" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_requests_staff_search" ON "merchant_requests" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchant_requests_email" ON "merchant_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");