DROP INDEX "merchant_search_open";--> statement-breakpoint
DROP INDEX "merchant_search_zones";--> statement-breakpoint
CREATE INDEX "merchant_search_zones" ON "merchant_search" USING btree ("time_zone");