-- merchant_places counts the approved merchants of each place: grouping a million rows for every visitor would not do.
-- One statement-level function for every way a row can come, change or go; places in order, so that two writers of
-- several places cannot deadlock.
CREATE FUNCTION merchant_places_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, count(*) FROM added WHERE status = 'approved' GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, -count(*) FROM removed WHERE status = 'approved' GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSE
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, sum(change) FROM (
        SELECT place, 1 AS change FROM added WHERE status = 'approved'
        UNION ALL
        SELECT place, -1 FROM removed WHERE status = 'approved'
      ) AS changes GROUP BY place HAVING sum(change) <> 0 ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER merchant_places_insert AFTER INSERT ON merchant_requests
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_update AFTER UPDATE ON merchant_requests
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_places_delete AFTER DELETE ON merchant_requests
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION merchant_places_refresh();--> statement-breakpoint

-- The audit log is append-only: a mistake is corrected by a further row.
CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse();
