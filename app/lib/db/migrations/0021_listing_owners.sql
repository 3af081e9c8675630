CREATE TABLE "listing_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"base_revision" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" varchar(2000),
	CONSTRAINT "listing_edits_status" CHECK ("status" in ('proposed', 'applied', 'refused', 'stale')),
	CONSTRAINT "listing_edits_decision" CHECK (("listing_edits"."status" = 'proposed') = ("listing_edits"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "owner_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" varchar(254) NOT NULL,
	"listing_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_links_purpose" CHECK ("purpose" in ('open', 'confirm')),
	CONSTRAINT "owner_links_listing" CHECK (("owner_links"."purpose" = 'confirm') = ("owner_links"."listing_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_kind";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "owner_email" varchar(254);--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_edits_waiting" ON "listing_edits" USING btree ("listing_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "listing_edits_queue" ON "listing_edits" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "owner_links_email" ON "owner_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "owner_links_listing_id" ON "owner_links" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "owner_links_expires" ON "owner_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_owner_email" ON "sessions" USING btree ("owner_email");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner" CHECK (("sessions"."kind" = 'owner') = ("sessions"."owner_email" is not null));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind" CHECK ("kind" in ('staff', 'owner'));