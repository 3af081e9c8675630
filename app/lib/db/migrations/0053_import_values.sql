ALTER TABLE "listing_imports" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "converted_from" text;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_converted_from" CHECK ("converted_from" in ('utf-16', 'windows-1252'));