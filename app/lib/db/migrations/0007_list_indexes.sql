DROP INDEX "contact_messages_newest";--> statement-breakpoint
DROP INDEX "contact_messages_queue";--> statement-breakpoint
DROP INDEX "contact_messages_name";--> statement-breakpoint
DROP INDEX "contact_messages_name_queue";--> statement-breakpoint
DROP INDEX "contact_messages_spam";--> statement-breakpoint
CREATE INDEX "contact_messages_deleted" ON "contact_messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "events_cancelled" ON "events" USING btree ("starts_at","id") WHERE cancelled_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_takes_place" ON "events" USING btree ("starts_at","id","duration") WHERE cancelled_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "mails_dedupe_prefix" ON "mails" USING btree ("dedupe_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mails_reply_to" ON "mails" USING btree (lower("reply_to")) WHERE reply_to is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("id" DESC NULLS FIRST) WHERE (not "contact_messages"."is_spam" and "contact_messages"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("status","id" DESC NULLS FIRST) WHERE (not "contact_messages"."is_spam" and "contact_messages"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "contact_messages_name" ON "contact_messages" USING btree ("sort_key","id") WHERE (not "contact_messages"."is_spam" and "contact_messages"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "contact_messages_name_queue" ON "contact_messages" USING btree ("status","sort_key","id") WHERE (not "contact_messages"."is_spam" and "contact_messages"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "contact_messages_spam" ON "contact_messages" USING btree ("id" DESC NULLS FIRST) WHERE ("contact_messages"."is_spam" and "contact_messages"."deleted_at" is null);