ALTER TABLE "listings" ADD COLUMN "opening_hours" varchar(250);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "closures" varchar(400);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "whatsapp" varchar(40);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "social_links" varchar(650);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "languages" varchar(200);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "landmark" varchar(200);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "networks" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_networks" CHECK ("networks" in ('L1', 'L2', 'both'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_opening_hours" CHECK ("listings"."opening_hours" ~ '^(Mo|Tu|We|Th|Fr|Sa|Su) [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_closures" CHECK ("listings"."closures" ~ '^[0-9-]{10}/[0-9-]{10}');