CREATE TABLE "chain_endpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"url" varchar(500) NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"problem" text,
	"answer_ms" integer,
	"heard_at" timestamp with time zone,
	"height" bigint,
	"block_at" timestamp with time zone,
	CONSTRAINT "chain_endpoints_address" UNIQUE("network","url"),
	CONSTRAINT "chain_endpoints_network" CHECK ("network" in ('l1', 'l2')),
	CONSTRAINT "chain_endpoints_problem" CHECK ("problem" in ('inside', 'name', 'refused', 'reset', 'certificate', 'silent', 'redirect', 'status', 'too-long', 'not-json', 'error', 'malformed', 'other-chain', 'clock')),
	CONSTRAINT "chain_endpoints_block" CHECK (num_nulls("chain_endpoints"."heard_at", "chain_endpoints"."height", "chain_endpoints"."block_at") in (0, 3)),
	CONSTRAINT "chain_endpoints_https" CHECK ("chain_endpoints"."url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "chain_points" (
	"network" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"asked" smallint NOT NULL,
	"current" smallint NOT NULL,
	"height" bigint,
	"block_age" integer,
	"validators" smallint,
	CONSTRAINT "chain_points_network_at_pk" PRIMARY KEY("network","at"),
	CONSTRAINT "chain_points_network" CHECK ("network" in ('l1', 'l2')),
	CONSTRAINT "chain_points_heard" CHECK (num_nulls("chain_points"."height", "chain_points"."block_age") in (0, 2) and ("chain_points"."current" = 0) = ("chain_points"."height" is null))
);
--> statement-breakpoint
CREATE INDEX "chain_points_at" ON "chain_points" USING btree ("at");--> statement-breakpoint
-- What staff set is seen at once, and so is an endpoint that begins or ceases to answer; a height that grows is read when its page is made anew.
CREATE TRIGGER chain_endpoints_set AFTER INSERT OR DELETE ON chain_endpoints
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('network');--> statement-breakpoint
CREATE TRIGGER chain_endpoints_heard AFTER UPDATE ON chain_endpoints
  FOR EACH ROW WHEN (OLD.problem IS DISTINCT FROM NEW.problem OR (OLD.heard_at IS NULL) <> (NEW.heard_at IS NULL))
  EXECUTE FUNCTION tell_content_changed('network');
