CREATE TABLE "application_questions" (
	"application_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"question" varchar(1000) NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"changes" jsonb,
	CONSTRAINT "application_questions_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "application_questions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "application_questions_answer" CHECK (("application_questions"."answered_at" is null) = ("application_questions"."changes" is null))
);
--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_status";--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_application_id_merchant_requests_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."merchant_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_status" CHECK ("status" in ('pending', 'asked', 'approved', 'rejected'));