CREATE TABLE "backup_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"machine" text NOT NULL,
	"row_count" integer,
	"file_count" integer,
	"bytes" double precision,
	"restore_ms" double precision,
	CONSTRAINT "backup_runs_outcome" CHECK ("backup_runs"."outcome" is null or "outcome" in ('good', 'no-room', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"version" text NOT NULL,
	"secret_mark" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"clock_ahead_ms" double precision NOT NULL,
	"free_bytes" double precision,
	"disk_bytes" double precision
);
--> statement-breakpoint
CREATE TABLE "red_checks" (
	"check" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");