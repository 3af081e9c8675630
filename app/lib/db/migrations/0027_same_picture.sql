ALTER TABLE "story_submissions" ADD COLUMN "image_digest" text;--> statement-breakpoint
CREATE INDEX "story_submissions_same_image" ON "story_submissions" USING btree ("image_digest");