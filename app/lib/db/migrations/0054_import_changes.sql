ALTER TABLE "listing_import_lines" DROP CONSTRAINT "listing_import_lines_verdict";--> statement-breakpoint
ALTER TABLE "listing_import_lines" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "listing_import_lines" ADD CONSTRAINT "listing_import_lines_verdict" CHECK ("verdict" in ('new', 'alike', 'change', 'unchanged', 'refused'));