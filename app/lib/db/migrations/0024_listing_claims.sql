CREATE TABLE "listing_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"submission_key" text NOT NULL,
	"email" varchar(254) NOT NULL,
	"situation" text NOT NULL,
	"note" varchar(500),
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"objected_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"verified_how" text,
	"reason" varchar(2000),
	"former_email" varchar(254),
	CONSTRAINT "listing_claims_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "listing_claims_situation" CHECK ("situation" in ('bought', 'lost-mailbox', 'staff-added', 'moved')),
	CONSTRAINT "listing_claims_status" CHECK ("status" in ('unconfirmed', 'open', 'granted', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "listing_claims_verified_how" CHECK ("verified_how" in ('call', 'site', 'agreed', 'other')),
	CONSTRAINT "listing_claims_confirmed" CHECK (("listing_claims"."status" = 'unconfirmed') = ("listing_claims"."confirmed_at" is null)),
	CONSTRAINT "listing_claims_decided" CHECK (("listing_claims"."status" in ('granted', 'refused')) = ("listing_claims"."decided_at" is not null)),
	CONSTRAINT "listing_claims_verified" CHECK (("listing_claims"."status" = 'granted') = ("listing_claims"."verified_how" is not null)),
	CONSTRAINT "listing_claims_attempts" CHECK (attempts between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_one" ON "listing_claims" USING btree ("listing_id",lower("email")) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "listing_claims_listing" ON "listing_claims" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_claims_queue" ON "listing_claims" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "listing_claims_email" ON "listing_claims" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "listing_claims_former" ON "listing_claims" USING btree (lower("former_email")) WHERE former_email is not null;