-- What a library asked for goes (decision 4). Passwords move to their users and stay as they are; sessions stay open,
-- because the token in the browser's cookie is the one whose hash is kept from now on.
CREATE TABLE "used_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "used_challenges" SELECT "id", "expires_at" FROM "verifications" WHERE "identifier" = 'passkey-challenge';--> statement-breakpoint
DROP TABLE "verifications";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_since" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "password_hash" = "accounts"."password", "password_since" = "accounts"."updated_at" FROM "accounts"
WHERE "accounts"."user_id" = "users"."id" AND "accounts"."provider_id" = 'credential' AND "accounts"."password" IS NOT NULL;--> statement-breakpoint
DROP TABLE "accounts";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "email_verified";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "updated_at";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_password" CHECK (("users"."password_hash" is null) = ("users"."password_since" is null));--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "sessions" SET
	"token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex'),
	"kind" = 'staff',
	"user_agent" = coalesce("user_agent", ''),
	"authenticated_at" = coalesce("authenticated_at", "created_at");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "updated_at" TO "last_seen_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_agent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "authenticated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind" CHECK ("kind" in ('staff'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_holder" CHECK (("sessions"."kind" = 'staff') = ("sessions"."user_id" is not null));
