-- Tells every instance, at the commit, what was written that public pages show: see content-changes.server.ts. The same
-- word in one transaction is sent once.
CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_changed AFTER INSERT OR UPDATE OR DELETE ON articles
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('articles');--> statement-breakpoint
CREATE TRIGGER images_changed AFTER UPDATE OR DELETE ON images
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('articles');--> statement-breakpoint
CREATE TRIGGER events_changed AFTER INSERT OR UPDATE OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('events');--> statement-breakpoint
-- The rows of merchant_search are the approved merchants: applications that wait do not concern readers.
CREATE TRIGGER merchants_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_search
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('merchants');--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('settings');
