ALTER TABLE "listing_revisions" ADD COLUMN "reason_code" text;--> statement-breakpoint
CREATE INDEX "listings_rank" ON "listings" USING btree ("directory_rank","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_rank_name" ON "listings" USING btree ("directory_rank","sort_key","id");--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_reason_code" CHECK ("reason_code" in ('fraud', 'wrong-payment-address', 'does-not-accept', 'wrong-facts', 'asked-by-owner', 'other'));