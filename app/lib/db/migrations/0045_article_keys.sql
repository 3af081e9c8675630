ALTER TABLE "articles" ADD COLUMN "editor_key" uuid;--> statement-breakpoint
-- The key stood in the audit log alone. Where two articles have one, the newer keeps it: that is the one a form sent again was led to.
UPDATE "articles" SET "editor_key" = "begun"."key" FROM (
  SELECT DISTINCT ON ("details"->>'editor') ("details"->>'editor')::uuid AS "key", "subject_id"::bigint AS "id"
  FROM "audit_log"
  WHERE "action" = 'article.created' AND "details"->>'editor' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ORDER BY "details"->>'editor', "audit_log"."id" DESC
) AS "begun" WHERE "articles"."id" = "begun"."id";--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_editor_key_unique" UNIQUE("editor_key");
