ALTER TABLE "listings" DROP CONSTRAINT "listings_country";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_country";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_country" CHECK ("country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_country" CHECK ("country" ~ '^[A-Z]{2}$');