CREATE TABLE "chain_cursor" (
	"network" text PRIMARY KEY NOT NULL,
	"next_block" bigint NOT NULL,
	"recent" jsonb NOT NULL,
	"heard_at" timestamp with time zone,
	"head_at" timestamp with time zone,
	CONSTRAINT "chain_cursor_network" CHECK ("network" in ('l1', 'l2')),
	CONSTRAINT "chain_cursor_next_block" CHECK ("chain_cursor"."next_block" >= 0)
);
--> statement-breakpoint
CREATE TABLE "counter_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"label" varchar(40) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"last_used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "counter_devices_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "counter_devices_used" CHECK ("counter_devices"."last_used_on" is null or "counter_devices"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"currency" char(3) NOT NULL,
	"rate" numeric(24, 8) NOT NULL,
	"rate_set_at" timestamp with time zone NOT NULL,
	"asset" text DEFAULT 'guap' NOT NULL,
	"sound" boolean DEFAULT true NOT NULL,
	CONSTRAINT "counters_currency" CHECK ("counters"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "counters_rate" CHECK ("counters"."rate" > 0),
	CONSTRAINT "counters_asset" CHECK ("asset" in ('guap', 'guapx'))
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"device_id" bigint,
	"submission_key" uuid NOT NULL,
	"network" text NOT NULL,
	"asset" text NOT NULL,
	"to_address" text NOT NULL,
	"asked" numeric(78, 0) NOT NULL,
	"local_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"rate" numeric(24, 8) NOT NULL,
	"rate_set_at" timestamp with time zone NOT NULL,
	"note" varchar(60),
	"created_at" timestamp with time zone NOT NULL,
	"created_block" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"by_hand_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_requests_code_unique" UNIQUE("code"),
	CONSTRAINT "payment_requests_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "payment_requests_network" CHECK ("network" in ('l1', 'l2')),
	CONSTRAINT "payment_requests_asset" CHECK ("asset" in ('guap', 'guapx')),
	CONSTRAINT "payment_requests_coin" CHECK ("payment_requests"."network" = 'l2' or "payment_requests"."asset" = 'guap'),
	CONSTRAINT "payment_requests_address" CHECK (case "payment_requests"."network" when 'l2' then "payment_requests"."to_address" ~ '^0x[0-9a-f]{40}$' else "payment_requests"."to_address" ~ '^[1-9A-HJ-NP-Za-km-z]{34}$' end),
	CONSTRAINT "payment_requests_code" CHECK ("payment_requests"."code" ~ '^[1-9A-HJ-NP-Za-km-z]{8,11}$'),
	CONSTRAINT "payment_requests_asked" CHECK ("payment_requests"."asked" > 0),
	CONSTRAINT "payment_requests_local" CHECK ("payment_requests"."local_minor" > 0),
	CONSTRAINT "payment_requests_currency" CHECK ("payment_requests"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payment_requests_rate" CHECK ("payment_requests"."rate" > 0),
	CONSTRAINT "payment_requests_expires" CHECK ("payment_requests"."expires_at" > "payment_requests"."created_at"),
	CONSTRAINT "payment_requests_cancelled" CHECK ("payment_requests"."cancelled_at" is null or num_nonnulls("payment_requests"."by_hand_at", "payment_requests"."accepted_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"asset" text NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" integer NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"to_address" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"block_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"request_id" bigint,
	"assigned_by" text,
	"dismissed_at" timestamp with time zone,
	"second_source_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "transfers_once" UNIQUE("network","tx_hash","log_index"),
	CONSTRAINT "transfers_network" CHECK ("network" in ('l1', 'l2')),
	CONSTRAINT "transfers_asset" CHECK ("asset" in ('guap', 'guapx')),
	CONSTRAINT "transfers_coin" CHECK ("transfers"."network" = 'l2' or "transfers"."asset" = 'guap'),
	CONSTRAINT "transfers_address" CHECK (case "transfers"."network" when 'l2' then "transfers"."to_address" ~ '^0x[0-9a-f]{40}$' else "transfers"."to_address" ~ '^[1-9A-HJ-NP-Za-km-z]{34}$' end),
	CONSTRAINT "transfers_hashes" CHECK (("transfers"."tx_hash" || "transfers"."block_hash") ~ '^((0x)?[0-9a-f]{64}){2}$'),
	CONSTRAINT "transfers_log_index" CHECK ("transfers"."log_index" >= -1),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_assigned_by" CHECK ("assigned_by" in ('auto', 'cashier')),
	CONSTRAINT "transfers_assigned" CHECK (("transfers"."request_id" is null) = ("transfers"."assigned_by" is null)),
	CONSTRAINT "transfers_dismissed" CHECK ("transfers"."dismissed_at" is null or "transfers"."request_id" is null)
);
--> statement-breakpoint
ALTER TABLE "counter_devices" ADD CONSTRAINT "counter_devices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_device_id_counter_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."counter_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_devices_listing" ON "counter_devices" USING btree ("listing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_due" ON "payment_requests" USING btree ("network","asset","to_address","asked") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payment_requests_tails" ON "payment_requests" USING btree ("to_address","asked","created_at");--> statement-breakpoint
CREATE INDEX "payment_requests_listing" ON "payment_requests" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_requests_device" ON "payment_requests" USING btree ("device_id") WHERE device_id is not null;--> statement-breakpoint
CREATE INDEX "payment_requests_created" ON "payment_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transfers_request" ON "transfers" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "transfers_address" ON "transfers" USING btree ("to_address","block_at");--> statement-breakpoint
CREATE INDEX "transfers_block" ON "transfers" USING btree ("network","block_number");
--> statement-breakpoint
-- Tells every instance, at the commit, the codes of the requests whose pages may read otherwise now.
CREATE FUNCTION tell_request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('payment_changed', NEW.code);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_transfer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('payment_changed', code) FROM payment_requests
    WHERE id = NEW.request_id OR (TG_OP = 'UPDATE' AND id = OLD.request_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_requests_changed AFTER UPDATE ON payment_requests
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_request_changed();--> statement-breakpoint
CREATE TRIGGER transfers_changed AFTER INSERT OR UPDATE ON transfers
  FOR EACH ROW EXECUTE FUNCTION tell_transfer_changed();
