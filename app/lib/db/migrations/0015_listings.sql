-- From here on the directory is the listings: what an approved application said, and what became of it since.
DROP TRIGGER merchant_places_insert ON merchant_requests;--> statement-breakpoint
DROP TRIGGER merchant_places_update ON merchant_requests;--> statement-breakpoint
DROP TRIGGER merchant_places_delete ON merchant_requests;--> statement-breakpoint
DROP TRIGGER merchant_search_insert ON merchant_requests;--> statement-breakpoint
DROP TRIGGER merchant_search_update ON merchant_requests;--> statement-breakpoint
TRUNCATE merchant_search;--> statement-breakpoint
TRUNCATE merchant_places;--> statement-breakpoint
DROP INDEX "merchant_search_newest";--> statement-breakpoint
DROP INDEX "merchant_search_category";--> statement-breakpoint
DROP INDEX "merchant_search_type";--> statement-breakpoint
DROP INDEX "merchant_search_place";--> statement-breakpoint
ALTER TABLE "merchant_search" DROP COLUMN "decided_at";--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"listing_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"by_kind" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	"reason" varchar(2000),
	"changes" jsonb NOT NULL,
	CONSTRAINT "listing_revisions_listing_id_revision_pk" PRIMARY KEY("listing_id","revision"),
	CONSTRAINT "listing_revisions_by_kind" CHECK ("by_kind" in ('owner', 'staff', 'system'))
);--> statement-breakpoint
CREATE TABLE "listing_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"listing_id" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL,
	"application_id" bigint,
	"source" text NOT NULL,
	"slug" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'listed' NOT NULL,
	"merged_into" bigint,
	"business_name" varchar(120) NOT NULL,
	"business_type" text NOT NULL,
	"directory_category" text NOT NULL,
	"description" varchar(1000) NOT NULL,
	"website" varchar(500),
	"phone" varchar(40),
	"online_only" boolean DEFAULT false NOT NULL,
	"address" varchar(200),
	"city" varchar(100),
	"state" varchar(100),
	"zip_code" varchar(20),
	"country" text NOT NULL,
	"wallet_address" varchar(64),
	"show_wallet" boolean DEFAULT false NOT NULL,
	"place" text GENERATED ALWAYS AS (case when "online_only" then 'online' else "city" || ', ' || "state" end) STORED,
	"sort_key" text GENERATED ALWAYS AS (left(fold_text("business_name"), 80)) STORED NOT NULL,
	"owner_name" varchar(120),
	"owner_email" varchar(254),
	"staff_search_text" text GENERATED ALWAYS AS (fold_text(coalesce(business_name, '') || ' ' || coalesce(owner_name, '') || ' ' || coalesce(owner_email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '[^0-9]', '', 'g'), '') || ' ' || coalesce(website, '') || ' ' || coalesce(wallet_address, ''))) STORED NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"freshness" text DEFAULT 'confirmed' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"directory_rank" smallint GENERATED ALWAYS AS (case when "status" = 'listed' then array_position(array['confirmed', 'ageing', 'doubtful', 'unconfirmed']::text[], "freshness") end) STORED,
	"search_text" text NOT NULL,
	CONSTRAINT "listings_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "listings_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_status" CHECK ("status" in ('listed', 'hidden', 'closed', 'archived', 'withdrawn', 'merged')),
	CONSTRAINT "listings_source" CHECK ("source" in ('application', 'staff', 'import')),
	CONSTRAINT "listings_freshness" CHECK ("freshness" in ('confirmed', 'ageing', 'doubtful', 'unconfirmed')),
	CONSTRAINT "listings_confirmed_by" CHECK ("confirmed_by" in ('owner', 'staff', 'approval')),
	CONSTRAINT "listings_confirmed" CHECK (("listings"."confirmed_at" is null) = ("listings"."confirmed_by" is null)),
	CONSTRAINT "listings_merged" CHECK (("listings"."status" = 'merged') = ("listings"."merged_into" is not null)),
	CONSTRAINT "listings_business_type" CHECK ("business_type" in ('retail', 'food-service', 'e-commerce', 'services', 'art-entertainment', 'technology', 'health-wellness', 'education', 'non-profit', 'other')),
	CONSTRAINT "listings_directory_category" CHECK ("directory_category" in ('fashion-apparel', 'food-dining', 'technology', 'health-beauty', 'art-culture', 'services')),
	CONSTRAINT "listings_country" CHECK ("country" in ('US', 'CA', 'GB', 'NG', 'ZA', 'GH', 'KE', 'ZZ')),
	CONSTRAINT "listings_location" CHECK ("listings"."online_only" or ("listings"."address" is not null and "listings"."city" is not null and "listings"."state" is not null))
);--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_slugs" ADD CONSTRAINT "listing_slugs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_application_id_merchant_requests_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."merchant_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_merged_into_listings_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_revisions_at" ON "listing_revisions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_slugs_listing" ON "listing_slugs" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_queue" ON "listings" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "listings_name_queue" ON "listings" USING btree ("status","sort_key","id");--> statement-breakpoint
CREATE INDEX "listings_staff_search" ON "listings" USING gin ("staff_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_staff_grams" ON "listings" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree (lower("owner_email"));--> statement-breakpoint
CREATE INDEX "listings_merged_into" ON "listings" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "merchant_search" DROP CONSTRAINT "merchant_search_id_merchant_requests_id_fk";--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "rank" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD COLUMN "listed_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD CONSTRAINT "merchant_search_id_listings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_search_newest" ON "merchant_search" USING btree ("rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_category" ON "merchant_search" USING btree ("directory_category","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_type" ON "merchant_search" USING btree ("business_type","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_place" ON "merchant_search" USING btree ("place","rank","listed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- As in migration 0001: the listings of each place that are in the lists without being asked for (ranks below 4).
CREATE OR REPLACE FUNCTION merchant_places_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, count(*) FROM added WHERE directory_rank < 4 GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, -count(*) FROM removed WHERE directory_rank < 4 GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSE
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, sum(change) FROM (
        SELECT place, 1 AS change FROM added WHERE directory_rank < 4
        UNION ALL
        SELECT place, -1 FROM removed WHERE directory_rank < 4
      ) AS changes GROUP BY place HAVING sum(change) <> 0 ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER merchant_places_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_update AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE OR REPLACE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id;
  END IF;
  INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place, search_text)
    SELECT id, directory_rank, listed_at, directory_category, business_type, place, replace(search_text, ' ', 'Q')
    FROM changed WHERE directory_rank IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER merchant_search_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION merchant_search_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_search_update AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION merchant_search_refresh();--> statement-breakpoint
-- A page that is hidden or withdrawn is in no search, before and after: what its row says is told here.
CREATE TRIGGER listings_changed AFTER UPDATE ON listings
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('merchants');--> statement-breakpoint
INSERT INTO listings (application_id, source, slug, business_name, business_type, directory_category, description, website, phone, online_only, address, city, state,
    zip_code, country, wallet_address, show_wallet, owner_name, owner_email,
    listed_at, confirmed_at, confirmed_by, search_text)
  SELECT id, 'application', slug, business_name, business_type, directory_category, description, website, phone, online_only, address, city, state,
    zip_code, country, wallet_address, show_wallet, owner_name, email, decided_at, decided_at, 'approval', search_text
  FROM merchant_requests WHERE status = 'approved' ORDER BY decided_at, id;--> statement-breakpoint
INSERT INTO listing_slugs (slug, listing_id) SELECT slug, id FROM listings;--> statement-breakpoint
INSERT INTO listing_revisions (listing_id, revision, by_kind, by, at, changes)
  SELECT listings.id, 1, CASE WHEN decided_by IS NULL THEN 'system' ELSE 'staff' END, decided_by, listed_at,
    (SELECT jsonb_object_agg(key, jsonb_build_array(NULL, value)) FROM jsonb_each(jsonb_build_object(
      'businessName', business_name,
      'businessType', business_type,
      'directoryCategory', directory_category,
      'description', description,
      'website', website,
      'phone', phone,
      'onlineOnly', online_only,
      'address', address,
      'city', city,
      'state', state,
      'zipCode', zip_code,
      'country', country,
      'walletAddress', wallet_address,
      'showWallet', show_wallet,
      'ownerName', owner_name,
      'ownerEmail', owner_email,
      'status', status,
      'slug', slug
    )) WHERE value <> 'null')
  FROM listings CROSS JOIN LATERAL (
    SELECT decided_by FROM merchant_requests WHERE merchant_requests.id = listings.application_id
  ) AS decision;--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_slug_unique";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_slug";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP COLUMN "slug";
