DROP TRIGGER merchant_places_insert ON listings;--> statement-breakpoint
DROP TRIGGER merchant_places_update ON listings;--> statement-breakpoint
DROP TRIGGER merchant_places_delete ON listings;--> statement-breakpoint
-- Counted anew below.
TRUNCATE merchant_places;--> statement-breakpoint
DROP INDEX "merchant_places_by_size";--> statement-breakpoint
ALTER TABLE "merchant_places" DROP CONSTRAINT "merchant_places_pkey";--> statement-breakpoint
ALTER TABLE "merchant_places" ALTER COLUMN "place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_places" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "merchant_places" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "networks" text;--> statement-breakpoint
CREATE INDEX "merchant_search_networks" ON "merchant_search" USING btree ("networks","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_places_by_size" ON "merchant_places" USING btree ("merchants" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "merchant_places" ADD CONSTRAINT "merchant_places_key" UNIQUE NULLS NOT DISTINCT("country","place_id","place");--> statement-breakpoint
-- A row that stays is updated in its place, so that a change that moves nobody locks no count.
CREATE OR REPLACE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id AND changed.directory_rank IS NULL;
  END IF;
  INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place,
      country, region_code, place_id, spot, spot_kind, search_text, open_week, closed_days, time_zone, networks)
    SELECT found.*, listings.networks
    FROM merchant_search_rows(ARRAY(SELECT changed.id FROM changed)) AS found JOIN listings ON listings.id = found.id
    ON CONFLICT (id) DO UPDATE SET rank = excluded.rank, listed_at = excluded.listed_at,
      directory_category = excluded.directory_category, business_type = excluded.business_type, place = excluded.place,
      country = excluded.country, region_code = excluded.region_code, place_id = excluded.place_id, spot = excluded.spot,
      spot_kind = excluded.spot_kind, search_text = excluded.search_text, open_week = excluded.open_week,
      closed_days = excluded.closed_days, time_zone = excluded.time_zone, networks = excluded.networks;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Each town, or each free text of those whose town is not known, and the listings of it that are in the lists without being asked for
-- (ranks below 4).
CREATE OR REPLACE FUNCTION merchant_places_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants)
      SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, count(*)
      FROM added WHERE rank < 4 GROUP BY country, place_id, text ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants)
      SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, -count(*)
      FROM removed WHERE rank < 4 GROUP BY country, place_id, text ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSE
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants)
      SELECT country, place_id, text, sum(change) FROM (
        SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, 1 AS change FROM added WHERE rank < 4
        UNION ALL
        SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END, -1 FROM removed WHERE rank < 4
      ) AS changes GROUP BY country, place_id, text HAVING sum(change) <> 0 ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE merchant_search SET networks = listings.networks FROM listings
  WHERE listings.id = merchant_search.id AND listings.networks IS NOT NULL;--> statement-breakpoint
INSERT INTO merchant_places (country, place_id, place, merchants)
  SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, count(*)
  FROM merchant_search WHERE rank < 4 GROUP BY country, place_id, text;--> statement-breakpoint
CREATE TRIGGER merchant_places_insert AFTER INSERT ON merchant_search
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_update AFTER UPDATE ON merchant_search
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_delete AFTER DELETE ON merchant_search
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();
