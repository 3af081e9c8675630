ALTER TABLE "listings" ADD COLUMN "town" varchar(90);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "locality" varchar(100);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pin" varchar(20);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pin_precision" text;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "town" varchar(90);--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "spot" "point";--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "spot_kind" text;--> statement-breakpoint
CREATE INDEX "merchant_search_spot" ON "merchant_search" USING gist ("spot");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_pin" CHECK ("listings"."pin" ~ '^-?[0-9]{1,2}[.][0-9]{5},-?[0-9]{1,3}[.][0-9]{5}$');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_pin_precision" CHECK ("pin_precision" in ('exact', 'about', 'hidden'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_pin_whole" CHECK (("listings"."pin" is null) = ("listings"."pin_precision" is null));--> statement-breakpoint
-- Where a position is on a map in Mercator's projection, in degrees: there, what is nearer is nearer on the ground as well.
CREATE FUNCTION spot_at(latitude float8, longitude float8) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-85.05, least(85.05, latitude))) / 2))))
$$;--> statement-breakpoint
-- What the directory finds of some listings. A chosen town counts while it is in the listing's country, else the name of its city
-- does. A pin is where its owner put it, about there (two decimals, a kilometre), or not said: then the middle of its town is.
CREATE FUNCTION merchant_search_rows(ids bigint[]) RETURNS TABLE (
  id bigint, rank smallint, listed_at timestamptz, directory_category text, business_type text, place text,
  country char(2), region_code text, place_id integer, spot point, spot_kind text, search_text text
) LANGUAGE sql STABLE AS $$
  SELECT listings.id, directory_rank, listed_at, directory_category, business_type, place,
    CASE WHEN NOT online_only THEN listings.country END, town.region_code, town.id,
    CASE given.kind WHEN 'exact' THEN spot_at(given.latitude, given.longitude)
      WHEN 'about' THEN spot_at(round(given.latitude::numeric, 2)::float8, round(given.longitude::numeric, 2)::float8)
      ELSE spot_at(town.latitude, town.longitude) END,
    CASE WHEN given.kind IN ('exact', 'about') THEN given.kind WHEN town.id IS NOT NULL THEN 'town' END,
    concat_ws(E'\n', search_text, fold_text(address), fold_text(landmark), fold_text(locality), fold_text(city), fold_text(state),
      CASE WHEN online_only THEN place END)
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
      country, region_code, place_id, spot, spot_kind, search_text)
    SELECT * FROM merchant_search_rows(ARRAY(SELECT changed.id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_towns(after bigint, many integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  batch bigint[] := ARRAY(SELECT id FROM merchant_search WHERE id > after ORDER BY id LIMIT many);
BEGIN
  UPDATE merchant_search SET place_id = found.place_id, region_code = found.region_code, spot = found.spot, spot_kind = found.spot_kind
    FROM merchant_search_rows(batch) AS found
    WHERE merchant_search.id = found.id
      AND (merchant_search.place_id, merchant_search.spot_kind) IS DISTINCT FROM (found.place_id, found.spot_kind);
  RETURN batch[cardinality(batch)];
END $$;--> statement-breakpoint
DO $$
DECLARE
  last bigint := 0;
BEGIN
  LOOP
    last := find_towns(last, 10000);
    EXIT WHEN last IS NULL;
  END LOOP;
END $$;
