CREATE TABLE "listing_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"image_id" uuid NOT NULL,
	"alt" varchar(200) NOT NULL,
	"place" smallint,
	"status" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" varchar(2000),
	CONSTRAINT "listing_pictures_image_id_unique" UNIQUE("image_id"),
	CONSTRAINT "listing_pictures_places" UNIQUE("listing_id","place") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "listing_pictures_status" CHECK ("status" in ('waiting', 'public', 'refused')),
	CONSTRAINT "listing_pictures_place" CHECK ("place" between 1 and 4),
	CONSTRAINT "listing_pictures_placed" CHECK (("listing_pictures"."status" = 'refused') = ("listing_pictures"."place" is null)),
	CONSTRAINT "listing_pictures_decision" CHECK (("listing_pictures"."status" = 'waiting') = ("listing_pictures"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "pixels_hash" text;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_pictures_waiting" ON "listing_pictures" USING btree ("id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "images_pixels" ON "images" USING btree ("pixels_hash");--> statement-breakpoint
-- Readers see public ones alone: those that wait make no page anew.
CREATE TRIGGER listing_pictures_added AFTER INSERT ON listing_pictures
  FOR EACH ROW WHEN (NEW.status = 'public') EXECUTE FUNCTION tell_content_changed('merchants');--> statement-breakpoint
CREATE TRIGGER listing_pictures_changed AFTER UPDATE ON listing_pictures
  FOR EACH ROW WHEN (OLD.status = 'public' OR NEW.status = 'public') EXECUTE FUNCTION tell_content_changed('merchants');--> statement-breakpoint
CREATE TRIGGER listing_pictures_removed AFTER DELETE ON listing_pictures
  FOR EACH ROW WHEN (OLD.status = 'public') EXECUTE FUNCTION tell_content_changed('merchants');
