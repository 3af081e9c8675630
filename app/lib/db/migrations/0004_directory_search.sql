-- Decision 10: the directory searches short rows of their own.

-- Lets a GIN index hold plain columns beside the trigrams; a trusted extension, as pg_trgm.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Every single character and every pair of neighbours in a text, without those with a blank and without `frequent`.
CREATE FUNCTION short_grams(folded text, frequent text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array(
    SELECT gram FROM unnest(string_to_array(folded, NULL), string_to_array(substr(folded, 2), NULL)) AS neighbours(a, b)
    CROSS JOIN LATERAL (VALUES (a), (a || b)) AS grams(gram)
    WHERE gram = translate(gram, E' \nQ', '')
    EXCEPT SELECT unnest(frequent)
  )
$$;--> statement-breakpoint
CREATE TABLE "merchant_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"directory_category" text NOT NULL,
	"business_type" text NOT NULL,
	"place" text NOT NULL,
	"search_text" text NOT NULL,
	"rare_grams" text[] GENERATED ALWAYS AS (short_grams("search_text", '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,r,s,t,u,v,w,x,y,ab,ac,ad,ai,ak,al,am,an,ap,ar,as,at,au,ay,ba,be,bo,br,by,ca,ce,ch,cl,co,da,de,di,do,ea,ec,ed,ee,el,em,en,er,es,et,fi,fo,fr,ga,ge,ha,he,hi,ho,ic,id,ie,il,in,io,ir,is,it,ke,ki,ks,la,ld,le,li,ll,lo,ma,me,mo,na,nd,ne,ng,ni,no,ns,nt,od,of,ol,om,on,oo,op,or,os,ot,ou,pa,pe,pr,ra,re,ri,rk,ro,rs,rt,ry,sa,se,sh,si,so,ss,st,ta,te,th,ti,to,tr,ts,tu,un,ur,us,ut,ve,vi,wa,we,wh,wi,wo,yo}')) STORED NOT NULL
);--> statement-breakpoint
-- Long texts would be compressed or stored apart, and reading that costs more than the search itself.
ALTER TABLE merchant_search ALTER COLUMN search_text SET STORAGE MAIN, ALTER COLUMN rare_grams SET STORAGE MAIN;--> statement-breakpoint
INSERT INTO merchant_search (id, decided_at, directory_category, business_type, place, search_text)
  SELECT id, decided_at, directory_category, business_type, place, replace(search_text, ' ', 'Q')
  FROM merchant_requests WHERE status = 'approved' ORDER BY id;--> statement-breakpoint
ALTER TABLE "merchant_search" ADD CONSTRAINT "merchant_search_id_merchant_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."merchant_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_search_newest" ON "merchant_search" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_category" ON "merchant_search" USING btree ("directory_category","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_type" ON "merchant_search" USING btree ("business_type","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_place" ON "merchant_search" USING btree ("place","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_search_text" ON "merchant_search" USING gin ("search_text" gin_trgm_ops,"directory_category","business_type","place") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "merchant_search_grams" ON "merchant_search" USING gin ("rare_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "merchant_requests_staff_grams" ON "merchant_requests" USING gin (short_grams("staff_search_text", '{}'));--> statement-breakpoint
-- Follows every way an approved merchant can come, change or go; the foreign key sees to deletions. Blanks become a
-- letter, see joinWords in search-text.ts.
CREATE FUNCTION merchant_search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id;
  END IF;
  INSERT INTO merchant_search (id, decided_at, directory_category, business_type, place, search_text)
    SELECT id, decided_at, directory_category, business_type, place, replace(search_text, ' ', 'Q')
    FROM changed WHERE status = 'approved';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER merchant_search_insert AFTER INSERT ON merchant_requests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION merchant_search_refresh();--> statement-breakpoint
CREATE TRIGGER merchant_search_update AFTER UPDATE ON merchant_requests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION merchant_search_refresh();--> statement-breakpoint
DROP INDEX "merchant_requests_directory";--> statement-breakpoint
DROP INDEX "merchant_requests_category";--> statement-breakpoint
DROP INDEX "merchant_requests_type";--> statement-breakpoint
DROP INDEX "merchant_requests_place";--> statement-breakpoint
DROP INDEX "merchant_requests_search";
