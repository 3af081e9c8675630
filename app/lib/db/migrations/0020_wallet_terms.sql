ALTER TABLE "listings" ADD COLUMN "wallet_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "wallet_changed_by" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "wallet_needs_yes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "wallet_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "wallet_agreed_by" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_wallet_changed_by_users_id_fk" FOREIGN KEY ("wallet_changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_wallet_agreed_by_users_id_fk" FOREIGN KEY ("wallet_agreed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;