ALTER TABLE "images" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "kept_for" text;--> statement-breakpoint
CREATE INDEX "images_kept_for" ON "images" USING btree ("kept_for");