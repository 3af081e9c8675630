ALTER TABLE "articles" ADD COLUMN "voice_quote" varchar(280);--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "voice_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "articles_voices" ON "articles" USING btree ("voice_at" DESC NULLS FIRST) WHERE voice_at is not null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_voice" CHECK (("articles"."voice_at" is null) = ("articles"."voice_quote" is null));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_voice_story" CHECK ("articles"."voice_at" is null or "articles"."is_from_story");