-- Tells every instance, at the commit, which listing was written, besides that lists of listings show something else: the cached pages of one
-- listing stay when another one changes (app/db/content-changes.server.ts).
CREATE FUNCTION tell_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'merchants');
  PERFORM pg_notify('content_changed', 'listing ' || coalesce(NEW.public_id, OLD.public_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_listing_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'merchants');
  PERFORM pg_notify('content_changed', 'listing ' || public_id) FROM listings
    WHERE id IN (NEW.listing_id, OLD.listing_id);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER listings_changed ON listings;--> statement-breakpoint
CREATE TRIGGER listings_changed AFTER UPDATE OR DELETE ON listings
  FOR EACH ROW EXECUTE FUNCTION tell_listing_changed();--> statement-breakpoint
DROP TRIGGER listing_pictures_added ON listing_pictures;--> statement-breakpoint
DROP TRIGGER listing_pictures_changed ON listing_pictures;--> statement-breakpoint
DROP TRIGGER listing_pictures_removed ON listing_pictures;--> statement-breakpoint
CREATE TRIGGER listing_pictures_added AFTER INSERT ON listing_pictures
  FOR EACH ROW WHEN (NEW.status = 'public') EXECUTE FUNCTION tell_listing_pictures_changed();--> statement-breakpoint
CREATE TRIGGER listing_pictures_changed AFTER UPDATE ON listing_pictures
  FOR EACH ROW WHEN (OLD.status = 'public' OR NEW.status = 'public') EXECUTE FUNCTION tell_listing_pictures_changed();--> statement-breakpoint
CREATE TRIGGER listing_pictures_removed AFTER DELETE ON listing_pictures
  FOR EACH ROW WHEN (OLD.status = 'public') EXECUTE FUNCTION tell_listing_pictures_changed();
