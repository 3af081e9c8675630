-- Both carry what a walk through them shows and sorts out by, so that the rows themselves are not looked at: what is near a place, and
-- the list and the marks of a town. Drizzle has no word for INCLUDE.
DROP INDEX "merchant_search_spot";--> statement-breakpoint
CREATE INDEX "merchant_search_spot" ON "merchant_search" USING gist ("spot")
  INCLUDE ("id", "rank", "listed_at", "spot_kind", "country", "time_zone", "directory_category", "business_type", "networks");--> statement-breakpoint
DROP INDEX "merchant_search_town";--> statement-breakpoint
CREATE INDEX "merchant_search_town" ON "merchant_search" USING btree ("place_id", "rank", "listed_at" DESC NULLS FIRST, "id" DESC NULLS FIRST)
  INCLUDE ("country", "time_zone", "spot", "spot_kind");
