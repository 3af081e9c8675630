CREATE TABLE "place_lists" (
	"version" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_names" (
	"place_id" integer NOT NULL,
	"name" text NOT NULL,
	"spelling" text NOT NULL,
	"is_main" boolean NOT NULL,
	"population" integer NOT NULL,
	"country" char(2) NOT NULL,
	CONSTRAINT "place_names_place_id_name_pk" PRIMARY KEY("place_id","name")
);
--> statement-breakpoint
CREATE TABLE "place_regions" (
	"country" char(2) NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"spelling" text NOT NULL,
	CONSTRAINT "place_regions_country_code_name_pk" PRIMARY KEY("country","code","name")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" char(2) NOT NULL,
	"region_code" text NOT NULL,
	"region" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL,
	"kind" text NOT NULL,
	"time_zone" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "places_kind" CHECK ("kind" in ('capital', 'seat', 'part', ''))
);
--> statement-breakpoint
-- Its rows are made anew below, with where each listing is.
TRUNCATE merchant_search;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "region_code" text;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_names_name" ON "place_names" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_names_one_letter" ON "place_names" USING btree (left("name", 1),"population" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "place_names_two_letters" ON "place_names" USING btree (left("name", 2),"population" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "place_names_alike" ON "place_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_regions_name" ON "place_regions" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "places_address" ON "places" USING btree ("country","slug");--> statement-breakpoint
CREATE INDEX "merchant_search_country" ON "merchant_search" USING btree ("country","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_region" ON "merchant_search" USING btree ("country","region_code","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_town" ON "merchant_search" USING btree ("place_id","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);;--> statement-breakpoint
-- The town of an address, or null: one of that name, first or other, in its country; of several that in the region it names,
-- then the one that is called so first, then the largest.
CREATE FUNCTION place_of(city text, state text, in_country text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT places.id FROM place_names JOIN places ON places.id = place_names.place_id
  WHERE place_names.name = fold_text(city) AND place_names.country = in_country
  ORDER BY (places.region_code = upper(state)
      OR EXISTS (SELECT 1 FROM place_regions WHERE place_regions.country = in_country
        AND place_regions.code = places.region_code AND place_regions.name = fold_text(state))) DESC NULLS LAST,
    place_names.is_main DESC, places.population DESC, places.id
  LIMIT 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id;
  END IF;
  INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place, country, region_code, place_id, search_text)
    SELECT changed.id, directory_rank, listed_at, directory_category, business_type, place,
      CASE WHEN NOT online_only THEN changed.country END, town.region_code, town.id,
      concat_ws(E'\n', search_text, fold_text(address), fold_text(landmark), fold_text(city), fold_text(state),
        CASE WHEN online_only THEN place END)
    FROM changed LEFT JOIN places AS town ON NOT online_only AND town.id = place_of(city, state, changed.country)
    WHERE directory_rank IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The towns come after the start: those of some of the listings that are there already, in the order of their ids. Returns the last.
CREATE FUNCTION find_towns(after bigint, many integer) RETURNS bigint LANGUAGE sql AS $$
  WITH batch AS (SELECT id FROM merchant_search WHERE id > after ORDER BY id LIMIT many), found AS (
    UPDATE merchant_search SET place_id = town.id, region_code = town.region_code
    FROM batch JOIN listings ON listings.id = batch.id
      JOIN places AS town ON NOT online_only AND town.id = place_of(city, state, listings.country)
    WHERE merchant_search.id = batch.id AND merchant_search.place_id IS DISTINCT FROM town.id
  )
  SELECT max(id) FROM batch
$$;--> statement-breakpoint
INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place, country, search_text)
  SELECT id, directory_rank, listed_at, directory_category, business_type, place,
    CASE WHEN NOT online_only THEN country END,
    concat_ws(E'\n', search_text, fold_text(address), fold_text(landmark), fold_text(city), fold_text(state),
      CASE WHEN online_only THEN place END)
  FROM listings WHERE directory_rank IS NOT NULL;
