CREATE TABLE "listing_evidence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"fact" text NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL,
	"way" text,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"network_hash" text,
	"device_hash" text,
	"note" varchar(500),
	"counted" boolean NOT NULL,
	"suspicion" text,
	"submission_key" uuid,
	"seen_at" timestamp with time zone,
	CONSTRAINT "listing_evidence_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "listing_evidence_fact" CHECK ("fact" in ('accepts', 'details')),
	CONSTRAINT "listing_evidence_answer" CHECK ("answer" in ('paid', 'asked-yes', 'asked-no', 'tried-failed', 'closed', 'moved', 'wrong-details', 'fraud', 'yes', 'no', 'no-answer')),
	CONSTRAINT "listing_evidence_source" CHECK ("source" in ('owner', 'staff', 'visitor')),
	CONSTRAINT "listing_evidence_way" CHECK ("way" in ('mail', 'call', 'visit', 'message'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "next_change_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "first_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "doubted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "doubt_cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "vouched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_evidence" ADD CONSTRAINT "listing_evidence_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_evidence" ADD CONSTRAINT "listing_evidence_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_evidence_listing" ON "listing_evidence" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "listing_evidence_unseen" ON "listing_evidence" USING btree ("at") WHERE source = 'visitor' and seen_at is null;--> statement-breakpoint
CREATE INDEX "listing_evidence_hashed" ON "listing_evidence" USING btree ("at") WHERE network_hash is not null or device_hash is not null;--> statement-breakpoint
CREATE INDEX "listing_revisions_standing" ON "listing_revisions" USING btree ("at") WHERE changes ?| array['status', 'mergedInto'];--> statement-breakpoint
CREATE INDEX "listings_next_change" ON "listings" USING btree ("next_change_on","id") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "listings_freshness" ON "listings" USING btree ("freshness","confirmed_at") WHERE status = 'listed';--> statement-breakpoint
CREATE INDEX "listings_doubted" ON "listings" USING btree ("doubted_at") WHERE status = 'listed' and doubted_at is not null;--> statement-breakpoint
-- Listings of before go on from the day they were approved. Who should have been asked already is asked within the next thirty
-- days, so that a thousand mails never leave on one, and nobody leaves the lists before that.
UPDATE listings SET
  freshness = CASE WHEN (confirmed_at AT TIME ZONE 'UTC')::date < CURRENT_DATE - 180 THEN 'ageing' ELSE 'confirmed' END,
  next_change_on = CASE WHEN (confirmed_at AT TIME ZONE 'UTC')::date > CURRENT_DATE - 150
    THEN (confirmed_at AT TIME ZONE 'UTC')::date + 150 ELSE CURRENT_DATE + (id % 30)::int END
  WHERE status = 'listed' AND confirmed_at IS NOT NULL;
