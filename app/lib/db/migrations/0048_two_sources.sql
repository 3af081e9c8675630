ALTER TABLE "chain_cursor" ADD COLUMN "second_block" bigint;--> statement-breakpoint
ALTER TABLE "chain_cursor" ADD COLUMN "second_heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chain_cursor" ADD COLUMN "second_head_at" timestamp with time zone;