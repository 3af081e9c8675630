-- When a business is open, in minutes of its week, which begins on Monday: 'Mo 09:00-13:00,14:00-18:00; Fr 18:00-02:00'. What goes
-- on after midnight stands a week (10080) further, where it counts by the day on which it began.
CREATE FUNCTION open_week(hours text) RETURNS int4multirange LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT range_agg(part)
  FROM string_to_table(hours, '; ') AS day
  CROSS JOIN LATERAL (SELECT strpos('Mo Tu We Th Fr Sa Su', left(day, 2)) / 3 * 1440 AS midnight) AS days
  CROSS JOIN LATERAL (SELECT (midnight + 1440) % 10080 + 10080 AS night) AS nights
  CROSS JOIN LATERAL string_to_table(substr(day, 4), ',') AS shift
  CROSS JOIN LATERAL (SELECT left(shift, 2)::int * 60 + substr(shift, 4, 2)::int AS opens,
    substr(shift, 7, 2)::int * 60 + substr(shift, 10, 2)::int AS closes) AS times
  CROSS JOIN LATERAL (VALUES
    (int4range(midnight + opens, midnight + CASE WHEN closes > opens THEN closes ELSE 1440 END)),
    (CASE WHEN closes <= opens THEN int4range(night, night + closes) END)
  ) AS parts (part)
$$;--> statement-breakpoint
-- The days of '2026-12-24/2026-12-26 Christmas', a line each.
CREATE FUNCTION closed_days(closures text) RETURNS datemultirange LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT range_agg(daterange(left(line, 10)::date, substr(line, 12, 10)::date, '[]')) FROM string_to_table(closures, E'\n') AS line
$$;--> statement-breakpoint
CREATE FUNCTION week_hours(week int4multirange) RETURNS smallint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT (hour % 168)::smallint) FROM unnest(week) AS part
  CROSS JOIN LATERAL generate_series(lower(part) / 60, (upper(part) - 1) / 60) AS hour
$$;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "open_week" "int4multirange";--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "closed_days" datemultirange;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "open_hours" smallint[] GENERATED ALWAYS AS (week_hours("open_week")) STORED;--> statement-breakpoint
CREATE INDEX "merchant_search_open" ON "merchant_search" USING gin ("open_hours") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "merchant_search_zones" ON "merchant_search" USING btree ("time_zone") WHERE "merchant_search"."open_week" is not null;--> statement-breakpoint
CREATE INDEX "places_zones" ON "places" USING btree ("country","time_zone");--> statement-breakpoint
-- As in 0031, and when it is open by the clocks of its town, or of its country where that has one zone.
DROP FUNCTION merchant_search_rows;--> statement-breakpoint
CREATE FUNCTION merchant_search_rows(ids bigint[]) RETURNS TABLE (
  id bigint, rank smallint, listed_at timestamptz, directory_category text, business_type text, place text,
  country char(2), region_code text, place_id integer, spot point, spot_kind text, search_text text,
  open_week int4multirange, closed_days datemultirange, time_zone text
) LANGUAGE sql STABLE AS $$
  SELECT listings.id, directory_rank, listed_at, directory_category, business_type, place,
    CASE WHEN NOT online_only THEN listings.country END, town.region_code, town.id,
    CASE given.kind WHEN 'exact' THEN spot_at(given.latitude, given.longitude)
      WHEN 'about' THEN spot_at(round(given.latitude::numeric, 2)::float8, round(given.longitude::numeric, 2)::float8)
      ELSE spot_at(town.latitude, town.longitude) END,
    CASE WHEN given.kind IN ('exact', 'about') THEN given.kind WHEN town.id IS NOT NULL THEN 'town' END,
    concat_ws(E'\n', search_text, fold_text(address), fold_text(landmark), fold_text(locality), fold_text(city), fold_text(state),
      CASE WHEN online_only THEN place END),
    open_week(opening_hours), closed_days(closures),
    CASE WHEN opening_hours IS NOT NULL THEN coalesce(town.time_zone,
      (SELECT CASE WHEN min(places.time_zone) = max(places.time_zone) THEN min(places.time_zone) END
        FROM places WHERE places.country = listings.country::bpchar)) END
  FROM listings
  CROSS JOIN LATERAL (SELECT CASE WHEN NOT online_only THEN pin_precision END AS kind,
    split_part(pin, ',', 1)::float8 AS latitude, split_part(pin, ',', 2)::float8 AS longitude) AS given
  LEFT JOIN places AS town ON NOT online_only AND town.id = coalesce(
    (SELECT places.id FROM places WHERE places.country = listings.country::bpchar
      AND places.country = upper(split_part(listings.town, '/', 1))::bpchar AND slug = split_part(listings.town, '/', 2)),
    place_of(city, state, listings.country))
  WHERE listings.id = ANY (ids) AND directory_rank IS NOT NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id;
  END IF;
  INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place,
      country, region_code, place_id, spot, spot_kind, search_text, open_week, closed_days, time_zone)
    SELECT * FROM merchant_search_rows(ARRAY(SELECT changed.id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_towns(after bigint, many integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  batch bigint[] := ARRAY(SELECT id FROM merchant_search WHERE id > after ORDER BY id LIMIT many);
BEGIN
  UPDATE merchant_search SET place_id = found.place_id, region_code = found.region_code, spot = found.spot,
      spot_kind = found.spot_kind, time_zone = found.time_zone
    FROM merchant_search_rows(batch) AS found
    WHERE merchant_search.id = found.id AND (merchant_search.place_id, merchant_search.spot_kind, merchant_search.time_zone)
      IS DISTINCT FROM (found.place_id, found.spot_kind, found.time_zone);
  RETURN batch[cardinality(batch)];
END $$;--> statement-breakpoint
UPDATE merchant_search SET open_week = found.open_week, closed_days = found.closed_days, time_zone = found.time_zone
  FROM merchant_search_rows(ARRAY(SELECT listings.id FROM listings WHERE opening_hours IS NOT NULL OR closures IS NOT NULL)) AS found
  WHERE merchant_search.id = found.id;
