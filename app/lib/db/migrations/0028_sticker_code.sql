ALTER TABLE "listing_evidence" ADD COLUMN "sticker_code" varchar(6);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sticker_code" varchar(6);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sticker_code" CHECK ("listings"."sticker_code" ~ '^[2-9A-HJ-NP-Z]{6}$');