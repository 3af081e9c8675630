CREATE INDEX "merchant_search_technology" ON "merchant_search" USING btree ("rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE directory_category = 'technology' or business_type = 'technology';--> statement-breakpoint
CREATE INDEX "merchant_search_services" ON "merchant_search" USING btree ("rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE directory_category = 'services' or business_type = 'services';--> statement-breakpoint
-- How many texts hold a word is judged by those that are kept from a sample: 100 are too few to tell one in thirty from one in sixty,
-- and which of two ways through a search is quicker hangs on that. Drizzle has no word for it.
ALTER TABLE "merchant_search" ALTER COLUMN "search_text" SET STATISTICS 300;--> statement-breakpoint
ANALYZE "merchant_search" ("search_text");
