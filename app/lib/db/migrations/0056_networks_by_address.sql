ALTER TABLE "merchant_places" ADD COLUMN "with_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_places" ADD COLUMN "on_l1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_places" ADD COLUMN "on_l2" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_places" ADD COLUMN "on_both" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- On which networks a listing can be paid: what its owner says, and what its address shows unless a second administrator still has
-- to agree to it. Where the two differ it is both.
CREATE FUNCTION accepted_networks(listing listings) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN shown.network IS NULL OR shown.network = listing.networks THEN listing.networks
    WHEN listing.networks IS NULL THEN shown.network ELSE 'both' END
  FROM (SELECT CASE WHEN listing.show_wallet AND NOT (listing.wallet_needs_yes AND listing.wallet_agreed_at IS NULL)
    THEN CASE WHEN listing.wallet_address LIKE '0x%' THEN 'L2' WHEN listing.wallet_address IS NOT NULL THEN 'L1' END
  END AS network) AS shown
$$;--> statement-breakpoint
-- As in 0035, but for `networks`.
CREATE OR REPLACE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id AND changed.directory_rank IS NULL;
  END IF;
  INSERT INTO merchant_search (id, rank, listed_at, directory_category, business_type, place,
      country, region_code, place_id, spot, spot_kind, search_text, open_week, closed_days, time_zone, networks)
    SELECT found.*, accepted_networks(listings)
    FROM merchant_search_rows(ARRAY(SELECT changed.id FROM changed)) AS found JOIN listings ON listings.id = found.id
    ON CONFLICT (id) DO UPDATE SET rank = excluded.rank, listed_at = excluded.listed_at,
      directory_category = excluded.directory_category, business_type = excluded.business_type, place = excluded.place,
      country = excluded.country, region_code = excluded.region_code, place_id = excluded.place_id, spot = excluded.spot,
      spot_kind = excluded.spot_kind, search_text = excluded.search_text, open_week = excluded.open_week,
      closed_days = excluded.closed_days, time_zone = excluded.time_zone, networks = excluded.networks;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE merchant_search SET networks = accepted_networks(listings) FROM listings
  WHERE listings.id = merchant_search.id AND merchant_search.networks IS DISTINCT FROM accepted_networks(listings);--> statement-breakpoint
-- As in 0035, and how many of them the filters of the directory can find.
CREATE OR REPLACE FUNCTION merchant_places_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants, with_hours, on_l1, on_l2, on_both)
      SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, count(*), count(open_week), count(*) FILTER (WHERE networks IN ('L1', 'both')),
        count(*) FILTER (WHERE networks IN ('L2', 'both')), count(*) FILTER (WHERE networks = 'both')
      FROM added WHERE rank < 4 GROUP BY country, place_id, text ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants,
        with_hours = existing.with_hours + excluded.with_hours, on_l1 = existing.on_l1 + excluded.on_l1,
        on_l2 = existing.on_l2 + excluded.on_l2, on_both = existing.on_both + excluded.on_both;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants, with_hours, on_l1, on_l2, on_both)
      SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, -count(*), -count(open_week), -count(*) FILTER (WHERE networks IN ('L1', 'both')),
        -count(*) FILTER (WHERE networks IN ('L2', 'both')), -count(*) FILTER (WHERE networks = 'both')
      FROM removed WHERE rank < 4 GROUP BY country, place_id, text ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants,
        with_hours = existing.with_hours + excluded.with_hours, on_l1 = existing.on_l1 + excluded.on_l1,
        on_l2 = existing.on_l2 + excluded.on_l2, on_both = existing.on_both + excluded.on_both;
  ELSE
    INSERT INTO merchant_places AS existing (country, place_id, place, merchants, with_hours, on_l1, on_l2, on_both)
      SELECT country, place_id, text, sum(change), sum(change * hours::int), sum(change * on_l1::int),
        sum(change * on_l2::int), sum(change * (on_l1 AND on_l2)::int) FROM (
        SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, 1 AS change, open_week IS NOT NULL AS hours,
          coalesce(networks IN ('L1', 'both'), false) AS on_l1, coalesce(networks IN ('L2', 'both'), false) AS on_l2
        FROM added WHERE rank < 4
        UNION ALL
        SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, -1, open_week IS NOT NULL,
          coalesce(networks IN ('L1', 'both'), false), coalesce(networks IN ('L2', 'both'), false)
        FROM removed WHERE rank < 4
      ) AS changes GROUP BY country, place_id, text
      HAVING sum(change) <> 0 OR sum(change * hours::int) <> 0 OR sum(change * on_l1::int) <> 0
        OR sum(change * on_l2::int) <> 0 OR sum(change * (on_l1 AND on_l2)::int) <> 0 ORDER BY country, place_id, text
      ON CONFLICT (country, place_id, place) DO UPDATE SET merchants = existing.merchants + excluded.merchants,
        with_hours = existing.with_hours + excluded.with_hours, on_l1 = existing.on_l1 + excluded.on_l1,
        on_l2 = existing.on_l2 + excluded.on_l2, on_both = existing.on_both + excluded.on_both;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Counted anew.
TRUNCATE merchant_places;--> statement-breakpoint
INSERT INTO merchant_places (country, place_id, place, merchants, with_hours, on_l1, on_l2, on_both)
  SELECT country, place_id, CASE WHEN place_id IS NULL THEN place END AS text, count(*), count(open_week), count(*) FILTER (WHERE networks IN ('L1', 'both')),
        count(*) FILTER (WHERE networks IN ('L2', 'both')), count(*) FILTER (WHERE networks = 'both')
  FROM merchant_search WHERE rank < 4 GROUP BY country, place_id, text;
