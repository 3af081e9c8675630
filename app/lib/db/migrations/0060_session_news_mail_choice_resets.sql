CREATE TABLE "second_step_resets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_by_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "told_change" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "told_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_topics" text[];--> statement-breakpoint
ALTER TABLE "second_step_resets" ADD CONSTRAINT "second_step_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_resets" ADD CONSTRAINT "second_step_resets_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;