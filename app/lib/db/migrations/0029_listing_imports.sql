CREATE TABLE "listing_import_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_import_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"verdict" text,
	"findings" jsonb,
	"facts" jsonb,
	"alike" jsonb,
	"same_name" text GENERATED ALWAYS AS (fold_text((facts->>'businessName') || ' ' || coalesce(facts->>'city', ''))) STORED,
	"same_phone" text GENERATED ALWAYS AS (nullif(right(regexp_replace(facts->>'phone', '[^0-9]', '', 'g'), 9), '')) STORED,
	"same_wallet" text GENERATED ALWAYS AS (lower(facts->>'walletAddress')) STORED,
	"listing_id" bigint,
	CONSTRAINT "listing_import_lines_verdict" CHECK ("verdict" in ('new', 'alike', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" varchar(120) NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text,
	"headings" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"lines" integer NOT NULL,
	"checked_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	"imported" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "listing_imports_imported" CHECK ("listing_imports"."imported_at" is null or "listing_imports"."checked_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "held_email" varchar(254);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_import_lines" ADD CONSTRAINT "listing_import_lines_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_lines" ADD CONSTRAINT "listing_import_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_import_lines_line" ON "listing_import_lines" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "listing_import_lines_verdict" ON "listing_import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "listing_import_lines_listing" ON "listing_import_lines" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_imports_uploaded" ON "listing_imports" USING btree ("uploaded_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_held" ON "listings" USING btree (lower("held_email")) WHERE held_email is not null;--> statement-breakpoint
CREATE INDEX "listings_import" ON "listings" USING btree ("import_id","id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "listings_same_name" ON "listings" USING btree (fold_text("business_name" || ' ' || coalesce("city", '')));--> statement-breakpoint
CREATE INDEX "listings_same_phone" ON "listings" USING btree (nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 9), ''));--> statement-breakpoint
CREATE INDEX "listings_same_wallet" ON "listings" USING btree (lower("wallet_address"));