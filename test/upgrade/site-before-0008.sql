-- A full site as it was before migration 0008: version 0.1.0, commit cb03b45, migrations 0000 to 0007.
-- test/upgrade/upgrade.test.ts loads it, upgrades it and looks for every row. Never edit it: it is what was.
--
-- Everything in it is invented test data: no person, business, password, key or link of it exists anywhere else.
-- Accounts, the secret it was made with and its moment are in test/upgrade/full-site.ts.
--
-- Made by the product of that commit on PostgreSQL 15: the first sessions and 145 of the demo merchants were seeded,
-- all else went through the forms of the site and of the back office, as the HTTP tests fill them in, between
-- 2026-11-20 12:00 and 13:17 UTC. What no form makes at once was written by SQL: an article of a category of old,
-- who left before confirming, and the audit entries of kinds that had not come up. Most mails were marked as sent,
-- which empties them; the HTML of all but one of the others was shortened. Then
-- pg_dump --no-owner --no-privileges --no-comments --column-inserts --rows-per-insert=1000
-- whose own comments are shortened here to a line each. PostgreSQL 15 and 18 both load it, in one query.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

-- SCHEMA drizzle

CREATE SCHEMA drizzle;

-- EXTENSION btree_gin

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;

-- EXTENSION pg_trgm

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

-- FUNCTION audit_log_refuse()

CREATE FUNCTION public.audit_log_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;

-- FUNCTION fold_text(text)

CREATE FUNCTION public.fold_text(original text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(original, NFKD), '[\u0300-\u036F\u0483-\u0489\u0591-\u05C7\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')),
        'ɓƁɗƊƙƘƴƳɔƆɛƐŋŊɣƔʋƲƒƑøØłŁđĐ', 'bbddkkyyooeennggvvffoolldd'
      ),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
    '\s+', ' ', 'g'))
$$;

-- FUNCTION merchant_places_refresh()

CREATE FUNCTION public.merchant_places_refresh() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, count(*) FROM added WHERE status = 'approved' GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, -count(*) FROM removed WHERE status = 'approved' GROUP BY place ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  ELSE
    INSERT INTO merchant_places AS existing (place, merchants)
      SELECT place, sum(change) FROM (
        SELECT place, 1 AS change FROM added WHERE status = 'approved'
        UNION ALL
        SELECT place, -1 FROM removed WHERE status = 'approved'
      ) AS changes GROUP BY place HAVING sum(change) <> 0 ORDER BY place
      ON CONFLICT (place) DO UPDATE SET merchants = existing.merchants + excluded.merchants;
  END IF;
  RETURN NULL;
END $$;

-- FUNCTION merchant_search_refresh()

CREATE FUNCTION public.merchant_search_refresh() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM merchant_search USING changed WHERE merchant_search.id = changed.id;
  END IF;
  INSERT INTO merchant_search (id, decided_at, directory_category, business_type, place, search_text)
    SELECT id, decided_at, directory_category, business_type, place, replace(search_text, ' ', 'Q')
    FROM changed WHERE status = 'approved';
  RETURN NULL;
END $$;

-- FUNCTION short_grams(text, text[])

CREATE FUNCTION public.short_grams(folded text, frequent text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT
    AS $$
  SELECT array(
    SELECT gram FROM unnest(string_to_array(folded, NULL), string_to_array(substr(folded, 2), NULL)) AS neighbours(a, b)
    CROSS JOIN LATERAL (VALUES (a), (a || b)) AS grams(gram)
    WHERE gram = translate(gram, E' \nQ', '')
    EXCEPT SELECT unnest(frequent)
  )
$$;

-- FUNCTION tell_content_changed()

CREATE FUNCTION public.tell_content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

-- TABLE __drizzle_migrations

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

-- SEQUENCE __drizzle_migrations_id_seq

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

-- SEQUENCE OWNED BY __drizzle_migrations_id_seq

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

-- TABLE account_links

CREATE TABLE public.account_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    email character varying(254) NOT NULL,
    user_id text,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT account_links_kind CHECK ((kind = ANY (ARRAY['invitation'::text, 'password-reset'::text]))),
    CONSTRAINT account_links_user CHECK (((kind = 'invitation'::text) = (user_id IS NULL)))
);

-- TABLE accounts

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

-- TABLE article_drafts

CREATE TABLE public.article_drafts (
    article_id bigint NOT NULL,
    version integer NOT NULL,
    base_revision integer NOT NULL,
    "values" jsonb NOT NULL,
    image_id uuid,
    saved_at timestamp with time zone NOT NULL,
    saved_by text NOT NULL
);

-- TABLE article_revisions

CREATE TABLE public.article_revisions (
    article_id bigint NOT NULL,
    revision integer NOT NULL,
    title character varying(150) NOT NULL,
    content character varying(100000) NOT NULL,
    excerpt character varying(300),
    author character varying(100) NOT NULL,
    category character varying(40) NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by text NOT NULL
);

-- TABLE article_slugs

CREATE TABLE public.article_slugs (
    slug character varying(80) NOT NULL,
    article_id bigint NOT NULL
);

-- TABLE articles

CREATE TABLE public.articles (
    id bigint NOT NULL,
    slug character varying(80) NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    published_at timestamp with time zone,
    title character varying(150) NOT NULL,
    content character varying(100000) NOT NULL,
    excerpt character varying(300),
    author character varying(100) NOT NULL,
    category character varying(40) NOT NULL,
    image_id uuid,
    image_alt character varying(200),
    story_id bigint,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    is_from_story boolean DEFAULT false NOT NULL,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((((COALESCE(title, ''::character varying))::text || ' '::text) || (COALESCE(category, ''::character varying))::text) || ' '::text) || (COALESCE(author, ''::character varying))::text))) STORED NOT NULL,
    sort_key text GENERATED ALWAYS AS ("left"(public.fold_text((title)::text), 80)) STORED NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT articles_published CHECK (((status = 'draft'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT articles_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);

-- SEQUENCE articles_id_seq

ALTER TABLE public.articles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE audit_log

CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id text,
    actor text NOT NULL,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    details jsonb NOT NULL
);

-- SEQUENCE audit_log_id_seq

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE authenticators

CREATE TABLE public.authenticators (
    user_id text NOT NULL,
    sealed_secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint,
    created_at timestamp with time zone NOT NULL
);

-- TABLE contact_messages

CREATE TABLE public.contact_messages (
    id bigint NOT NULL,
    submission_key uuid NOT NULL,
    status text DEFAULT 'unread'::text NOT NULL,
    name character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    subject character varying(150),
    category text NOT NULL,
    message character varying(5000) NOT NULL,
    suspicion text,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    is_spam boolean DEFAULT false NOT NULL,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((((((((COALESCE(name, ''::character varying))::text || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(subject, ''::character varying))::text) || ' '::text) || COALESCE(category, ''::text)) || ' '::text) || COALESCE("left"((message)::text, 1000), ''::text)))) STORED NOT NULL,
    sort_key text GENERATED ALWAYS AS ("left"(public.fold_text((name)::text), 80)) STORED NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT contact_messages_category CHECK ((category = ANY (ARRAY['Media'::text, 'Support'::text, 'Other'::text]))),
    CONSTRAINT contact_messages_read CHECK (((status = 'read'::text) = (read_at IS NOT NULL))),
    CONSTRAINT contact_messages_status CHECK ((status = ANY (ARRAY['unread'::text, 'read'::text])))
);

-- SEQUENCE contact_messages_id_seq

ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE contact_replies

CREATE TABLE public.contact_replies (
    id bigint NOT NULL,
    submission_key uuid NOT NULL,
    message_id bigint NOT NULL,
    text character varying(5000) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL
);

-- SEQUENCE contact_replies_id_seq

ALTER TABLE public.contact_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE events

CREATE TABLE public.events (
    id bigint NOT NULL,
    slug character varying(80) NOT NULL,
    kind text NOT NULL,
    title character varying(150) NOT NULL,
    description character varying(5000) NOT NULL,
    location character varying(200) NOT NULL,
    local_date date NOT NULL,
    local_time time without time zone NOT NULL,
    time_zone character varying(64) NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    duration integer DEFAULT 60 NOT NULL,
    cancelled_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    series_id uuid,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((COALESCE(title, ''::character varying))::text || ' '::text) || (COALESCE(location, ''::character varying))::text))) STORED NOT NULL,
    sort_key text GENERATED ALWAYS AS ("left"(public.fold_text((title)::text), 80)) STORED NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT events_duration CHECK (((duration >= 5) AND (duration <= 1440))),
    CONSTRAINT events_kind CHECK ((kind = ANY (ARRAY['community'::text, 'town-hall'::text])))
);

-- SEQUENCE events_id_seq

ALTER TABLE public.events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE images

CREATE TABLE public.images (
    id uuid NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    widths integer[] NOT NULL,
    published boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);

-- TABLE mails

CREATE TABLE public.mails (
    id uuid NOT NULL,
    kind text NOT NULL,
    dedupe_key text NOT NULL,
    recipient character varying(254),
    reply_to character varying(254),
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    headers jsonb,
    CONSTRAINT mails_status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'dead'::text])))
);

-- TABLE merchant_places

CREATE TABLE public.merchant_places (
    place text NOT NULL,
    merchants integer NOT NULL
);

-- TABLE merchant_requests

CREATE TABLE public.merchant_requests (
    id bigint NOT NULL,
    submission_key uuid NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    business_name character varying(120) NOT NULL,
    business_type text NOT NULL,
    directory_category text NOT NULL,
    description character varying(1000) NOT NULL,
    website character varying(500),
    phone character varying(40),
    online_only boolean DEFAULT false NOT NULL,
    address character varying(200),
    city character varying(100),
    state character varying(100),
    zip_code character varying(20),
    country text NOT NULL,
    wallet_address character varying(64),
    show_wallet boolean DEFAULT false NOT NULL,
    owner_name character varying(120) NOT NULL,
    email character varying(254) NOT NULL,
    place text GENERATED ALWAYS AS (
CASE
    WHEN online_only THEN 'Online'::text
    ELSE (((city)::text || ', '::text) || (state)::text)
END) STORED,
    search_text text NOT NULL,
    slug text,
    state_token_hash text NOT NULL,
    suspicion text,
    terms_accepted_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    review_started_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by text,
    rejection_reason character varying(1000),
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((((((((COALESCE(business_name, ''::character varying))::text || ' '::text) || (COALESCE(owner_name, ''::character varying))::text) || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(city, ''::character varying))::text) || ' '::text) || (COALESCE(state, ''::character varying))::text))) STORED NOT NULL,
    is_spam boolean DEFAULT false NOT NULL,
    sort_key text GENERATED ALWAYS AS ("left"(public.fold_text((business_name)::text), 80)) STORED NOT NULL,
    CONSTRAINT merchant_requests_business_type CHECK ((business_type = ANY (ARRAY['Retail'::text, 'Restaurant/Food Service'::text, 'E-commerce'::text, 'Services'::text, 'Art & Entertainment'::text, 'Technology'::text, 'Health & Wellness'::text, 'Education'::text, 'Non-profit'::text, 'Other'::text]))),
    CONSTRAINT merchant_requests_country CHECK ((country = ANY (ARRAY['United States'::text, 'Canada'::text, 'United Kingdom'::text, 'Nigeria'::text, 'South Africa'::text, 'Ghana'::text, 'Kenya'::text, 'Other'::text]))),
    CONSTRAINT merchant_requests_decision CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT merchant_requests_directory_category CHECK ((directory_category = ANY (ARRAY['Fashion & Apparel'::text, 'Food & Dining'::text, 'Technology'::text, 'Health & Beauty'::text, 'Art & Culture'::text, 'Services'::text]))),
    CONSTRAINT merchant_requests_location CHECK ((online_only OR ((address IS NOT NULL) AND (city IS NOT NULL) AND (state IS NOT NULL)))),
    CONSTRAINT merchant_requests_reason CHECK (((status = 'rejected'::text) OR (rejection_reason IS NULL))),
    CONSTRAINT merchant_requests_slug CHECK (((status <> 'approved'::text) OR (slug IS NOT NULL))),
    CONSTRAINT merchant_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

-- SEQUENCE merchant_requests_id_seq

ALTER TABLE public.merchant_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.merchant_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE merchant_search

CREATE TABLE public.merchant_search (
    id bigint NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    directory_category text NOT NULL,
    business_type text NOT NULL,
    place text NOT NULL,
    search_text text NOT NULL,
    rare_grams text[] GENERATED ALWAYS AS (public.short_grams(search_text, '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,r,s,t,u,v,w,x,y,ab,ac,ad,ai,ak,al,am,an,ap,ar,as,at,au,ay,ba,be,bo,br,by,ca,ce,ch,cl,co,da,de,di,do,ea,ec,ed,ee,el,em,en,er,es,et,fi,fo,fr,ga,ge,ha,he,hi,ho,ic,id,ie,il,in,io,ir,is,it,ke,ki,ks,la,ld,le,li,ll,lo,ma,me,mo,na,nd,ne,ng,ni,no,ns,nt,od,of,ol,om,on,oo,op,or,os,ot,ou,pa,pe,pr,ra,re,ri,rk,ro,rs,rt,ry,sa,se,sh,si,so,ss,st,ta,te,th,ti,to,tr,ts,tu,un,ur,us,ut,ve,vi,wa,we,wh,wi,wo,yo}'::text[])) STORED NOT NULL
);
ALTER TABLE ONLY public.merchant_search ALTER COLUMN search_text SET STORAGE MAIN;
ALTER TABLE ONLY public.merchant_search ALTER COLUMN rare_grams SET STORAGE MAIN;

-- TABLE newsletter_subscribers

CREATE TABLE public.newsletter_subscribers (
    id bigint NOT NULL,
    email character varying(254) NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    topics text[] NOT NULL,
    consent_form text NOT NULL,
    consent_version character varying(20) NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    confirmation_token_hash text NOT NULL,
    manage_token_hash text NOT NULL,
    confirmation_mailed_at timestamp with time zone NOT NULL,
    reminder_mailed_at timestamp with time zone,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((COALESCE(email, ''::character varying))::text)) STORED NOT NULL,
    CONSTRAINT newsletter_subscribers_confirmed CHECK (((status = 'unsubscribed'::text) OR ((status = 'confirmed'::text) = (confirmed_at IS NOT NULL)))),
    CONSTRAINT newsletter_subscribers_consent_form CHECK ((consent_form = ANY (ARRAY['footer'::text, 'page'::text]))),
    CONSTRAINT newsletter_subscribers_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text]))),
    CONSTRAINT newsletter_subscribers_topics CHECK (((cardinality(topics) > 0) AND (topics <@ ARRAY['news'::text, 'town halls'::text, 'merchants'::text]))),
    CONSTRAINT newsletter_subscribers_unsubscribed CHECK (((status = 'unsubscribed'::text) = (unsubscribed_at IS NOT NULL)))
);

-- SEQUENCE newsletter_subscribers_id_seq

ALTER TABLE public.newsletter_subscribers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.newsletter_subscribers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE passkeys

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name character varying(60) NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_backed_up boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

-- TABLE rate_limits

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

-- TABLE recovery_codes

CREATE TABLE public.recovery_codes (
    code_hash text NOT NULL,
    user_id text NOT NULL,
    used_at timestamp with time zone
);

-- TABLE sessions

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    authenticated_at timestamp with time zone
);

-- TABLE settings

CREATE TABLE public.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

-- TABLE setup_links

CREATE TABLE public.setup_links (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

-- TABLE staff_notes

CREATE TABLE public.staff_notes (
    id bigint NOT NULL,
    submission_key uuid NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    text character varying(2000) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL
);

-- SEQUENCE staff_notes_id_seq

ALTER TABLE public.staff_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE story_submissions

CREATE TABLE public.story_submissions (
    id bigint NOT NULL,
    submission_key uuid NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    title character varying(120) NOT NULL,
    story character varying(10000) NOT NULL,
    category text NOT NULL,
    location character varying(120),
    image_id uuid,
    image_alt character varying(200),
    name character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    suspicion text,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by text,
    rejection_reason character varying(500),
    is_spam boolean DEFAULT false NOT NULL,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((((((COALESCE(title, ''::character varying))::text || ' '::text) || (COALESCE(name, ''::character varying))::text) || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || COALESCE(category, ''::text)))) STORED NOT NULL,
    sort_key text GENERATED ALWAYS AS ("left"(public.fold_text((title)::text), 80)) STORED NOT NULL,
    CONSTRAINT story_submissions_category CHECK ((category = ANY (ARRAY['Business'::text, 'Education'::text, 'Global Impact'::text, 'Technology'::text, 'Personal Finance'::text]))),
    CONSTRAINT story_submissions_decision CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT story_submissions_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

-- SEQUENCE story_submissions_id_seq

ALTER TABLE public.story_submissions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.story_submissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE town_hall_subscribers

CREATE TABLE public.town_hall_subscribers (
    id bigint NOT NULL,
    full_name character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    consent_version character varying(20) NOT NULL,
    manage_token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    staff_search_text text GENERATED ALWAYS AS (public.fold_text((((COALESCE(full_name, ''::character varying))::text || ' '::text) || (COALESCE(email, ''::character varying))::text))) STORED NOT NULL
);

-- SEQUENCE town_hall_subscribers_id_seq

ALTER TABLE public.town_hall_subscribers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.town_hall_subscribers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- TABLE users

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    is_admin boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

-- TABLE verifications

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

-- DEFAULT __drizzle_migrations id

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

-- TABLE DATA __drizzle_migrations

INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES
	(1, 'e104bbc2620017f78234e7cbb173978c2f80e2e3196b2bc89b202649ff9b161e', 1795230350423),
	(2, '76b4209c891cb03c2e85088405a3ed22aa3926695c2dea02cff3ae596fff9a18', 1795230350825),
	(3, '330d27a953bb37bf81c5ff0f33fd7e7552a051685a6d1d9e464d48f6a4ea188c', 1795242165816),
	(4, '96e9e6d95468505d7e19f8b43da8ae0487d7e9c653ba319a772516c68d3f59bd', 1795245475492),
	(5, '406fe3e3e1a41921ab2117b190e9a98d110c550b2e3dc52dbd9ed5de9732c57b', 1795245630273),
	(6, 'eec11dbd6c72386f6c80e95230c29a4cd6708c9c9677ad417ac5a57d49ce22f5', 1795253924768),
	(7, 'dc82cc5a73fd80b1acb04126ae23db0b52e67175e39cb6513cb40dfa29da304b', 1795255263893),
	(8, '2900bf0de89768d42355eb0807dd312f9eecd4923279aae99bc171cab466cd13', 1795258185676);

-- TABLE DATA account_links

INSERT INTO public.account_links (token_hash, kind, email, user_id, created_by, created_at, expires_at) VALUES
	('87f412d69df6d7e65487cc02a325666ec4b26be159ab0c075e8e7421136b6a0a', 'invitation', 'grace@example.org', NULL, 'ada@example.org', '2026-11-20 12:07:00+00', '2026-11-23 12:07:00+00'),
	('f7554a7a34c99f8c1dd072199ba75e2fec5f7fd16e0d3fdf9a4637f4ff934243', 'password-reset', 'ada@example.org', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'visitor', '2026-11-20 13:17:00+00', '2026-11-20 13:47:00+00');

-- TABLE DATA accounts

INSERT INTO public.accounts (id, account_id, provider_id, user_id, password, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at) VALUES
	('0b781661-6b9d-49f1-934a-5bfb0be51191', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', 'credential', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', '$argon2id$v=19$m=32768,t=4,p=1$ZmdTiFjlP4K2vCDVZH80BA$9NnIQAN22iex5uyk1ek4RzbXGntNQ5lFDIg0sS6OqLQ', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20 13:16:00+00', '2026-11-20 13:16:00+00'),
	('40b8f8e0-cf78-4d36-9504-0c63e58ce355', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'credential', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '$argon2id$v=19$m=32768,t=4,p=1$r7egWs17rrngwLbY9N8TGg$3AtycC5QcebYUiUU3I9DUEI0ryXCWwDJJjZBfgDPzi8', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00'),
	('48c22f60-95bd-4b03-9e0d-7a2731944ed3', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'credential', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '$argon2id$v=19$m=32768,t=4,p=1$F0sdQlScg7/s6a8Srz0Vsg$WQ/Zd7q4dlwEBfyplzAiUhTNwdTHsgscwkkcQmREEhk', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20 12:07:00+00', '2026-11-20 12:07:00+00');

-- TABLE DATA article_drafts

INSERT INTO public.article_drafts (article_id, version, base_revision, "values", image_id, saved_at, saved_by) VALUES
	(5, 267194, 3, '{"slug": "Not Good", "zone": "America/New_York", "title": "Half a ti", "author": "ada@example.org", "content": "half a sen", "excerpt": "", "category": "Business", "imageAlt": "", "editorKey": "b64307dd-46ec-487b-b102-076810febf88", "publishAt": "2026-11-20T08:06"}', NULL, '2026-11-20 13:06:00+00', 'ada@example.org'),
	(6, 70282042, 2, '{"slug": "only-a-draft", "zone": "America/New_York", "title": "Only a draft", "author": "ada@example.org", "content": "More of it", "excerpt": "", "category": "Weaving", "imageAlt": "", "editorKey": "1e179df3-846c-4265-b48b-2f0146cabbaa", "publishAt": ""}', NULL, '2026-11-20 13:06:00+00', 'ada@example.org');

-- TABLE DATA article_revisions

INSERT INTO public.article_revisions (article_id, revision, title, content, excerpt, author, category, saved_at, saved_by) VALUES
	(2, 2, 'Woven cloth', 'Woven cloth', 'Woven cloth', 'Woven cloth', 'Business', '2026-11-20 12:07:00+00', 'ada@example.org'),
	(2, 3, 'Woven cloth', 'Woven cloth 2', 'Woven cloth', 'Woven cloth', 'Business', '2026-11-20 12:07:00+00', 'ada@example.org'),
	(5, 2, 'A market day', 'We sold **cloth**.', NULL, 'ada@example.org', 'Business', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(5, 3, 'A market day', 'We sold **everything**.

- one
- two', NULL, 'ada@example.org', 'Business', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(6, 2, 'Only a draft', 'We sold **cloth**.', NULL, 'ada@example.org', 'Business', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(7, 2, 'Comes later', 'We sold **cloth**.', 'Wait for it', 'ada@example.org', 'Technology', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(8, 2, 'Taken back', 'We sold **cloth**.', NULL, 'ada@example.org', 'Education', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(8, 3, 'Taken back', 'We sold **cloth**.', NULL, 'ada@example.org', 'Education', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(9, 2, 'Back again', 'We sold **cloth**.', NULL, 'ada@example.org', 'Global Impact', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(10, 2, 'Deleted text', 'We sold **cloth**.', NULL, 'ada@example.org', 'Personal Finance', '2026-11-20 13:06:00+00', 'ada@example.org');

-- TABLE DATA article_slugs

INSERT INTO public.article_slugs (slug, article_id) VALUES
	('first-address', 5);

-- TABLE DATA articles

INSERT INTO public.articles (id, slug, status, published_at, title, content, excerpt, author, category, image_id, image_alt, story_id, revision, created_at, updated_at, is_from_story, deleted_at) OVERRIDING SYSTEM VALUE VALUES
	(1, 'woven-cloth', 'published', '2026-11-20 12:05:00+00', 'Woven cloth', 'Woven cloth', NULL, 'Woven cloth', 'Business', NULL, NULL, 1, 1, '2026-11-20 12:05:00+00', '2026-11-20 12:05:00+00', true, NULL),
	(2, 'woven-cloth-2', 'published', '2026-11-20 12:07:00+00', 'Woven cloth', 'Woven cloth 2', 'Woven cloth', 'Woven cloth', 'Business', NULL, NULL, NULL, 3, '2026-11-20 12:07:00+00', '2026-11-20 12:07:00+00', false, NULL),
	(3, 'how-business-met-the-market', 'published', '2026-11-20 12:52:00+00', 'How Business met the market', 'We began with three stalls (Business).

\* Come and see \*', NULL, 'Bisi Alabi', 'Business', '7846b75f-82f6-4960-8b61-219e15d2e9f6', 'A stall', 3, 1, '2026-11-20 12:52:00+00', '2026-11-20 12:52:00+00', true, NULL),
	(4, 'how-a-school-met-the-market', 'published', '2026-11-20 12:52:00+00', 'How a school met the market', 'We began with three stalls (Education).

\* Come and see \*', NULL, 'Bisi Alabi', 'Education', NULL, NULL, 4, 1, '2026-11-20 12:52:00+00', '2026-11-20 12:52:00+00', true, NULL),
	(5, 'market-day', 'published', '2026-11-20 13:06:00+00', 'A market day', 'We sold **everything**.

- one
- two', NULL, 'ada@example.org', 'Business', NULL, NULL, NULL, 3, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, NULL),
	(6, 'only-a-draft', 'draft', NULL, 'Only a draft', 'We sold **cloth**.', NULL, 'ada@example.org', 'Weaving', NULL, NULL, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, NULL),
	(7, 'comes-later', 'published', '2026-12-24 07:00:00+00', 'Comes later', 'We sold **cloth**.', 'Wait for it', 'ada@example.org', 'Technology', NULL, NULL, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, NULL),
	(8, 'taken-back', 'draft', '2026-11-20 13:06:00+00', 'Taken back', 'We sold **cloth**.', NULL, 'ada@example.org', 'Education', NULL, NULL, NULL, 3, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, NULL),
	(9, 'back-again', 'published', '2026-11-20 13:06:00+00', 'Back again', 'We sold **cloth**.', NULL, 'ada@example.org', 'Global Impact', NULL, NULL, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, NULL),
	(10, 'deleted-text', 'published', '2026-11-20 13:06:00+00', 'Deleted text', 'We sold **cloth**.', NULL, 'ada@example.org', 'Personal Finance', NULL, NULL, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', false, '2026-11-20 13:06:00+00');

-- TABLE DATA audit_log

INSERT INTO public.audit_log (id, at, actor_id, actor, action, subject_type, subject_id, details) OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-01 08:00:00+00', NULL, 'system', 'event.created', 'event', '1', '{}'),
	(2, '2026-11-01 08:00:00+00', NULL, 'system', 'event.created', 'event', '2', '{}'),
	(3, '2026-05-06 08:31:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '1', '{}'),
	(4, '2026-05-07 10:06:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '1', '{}'),
	(5, '2026-05-13 05:42:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '2', '{}'),
	(6, '2026-05-15 10:16:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '2', '{}'),
	(7, '2026-05-13 23:54:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '3', '{}'),
	(8, '2026-05-15 16:43:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '3', '{}'),
	(9, '2026-05-14 11:57:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '4', '{}'),
	(10, '2026-05-15 19:13:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '4', '{}'),
	(11, '2026-05-15 15:05:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '5', '{}'),
	(12, '2026-05-18 13:23:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '5', '{}'),
	(13, '2026-05-15 21:19:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '6', '{}'),
	(14, '2026-05-16 16:49:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '6', '{}'),
	(15, '2026-05-17 19:10:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '7', '{}'),
	(16, '2026-05-20 14:21:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '7', '{}'),
	(17, '2026-05-18 14:52:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '8', '{}'),
	(18, '2026-05-19 09:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '8', '{}'),
	(19, '2026-05-18 18:36:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '9', '{}'),
	(20, '2026-05-20 12:38:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '9', '{}'),
	(21, '2026-05-19 08:38:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '10', '{}'),
	(22, '2026-05-21 09:52:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '10', '{}'),
	(23, '2026-05-22 09:09:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '11', '{}'),
	(24, '2026-05-24 15:08:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '11', '{}'),
	(25, '2026-05-23 00:37:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '12', '{}'),
	(26, '2026-05-25 03:07:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '12', '{}'),
	(27, '2026-05-23 16:54:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '13', '{}'),
	(28, '2026-05-24 15:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '13', '{}'),
	(29, '2026-05-24 05:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '14', '{}'),
	(30, '2026-05-24 19:22:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '14', '{"reason": "Please tell us the street and number of the meeting point; a jetty alone does not let customers find you."}'),
	(31, '2026-05-25 08:38:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '15', '{}'),
	(32, '2026-05-26 08:56:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '15', '{}'),
	(33, '2026-05-27 01:00:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '16', '{}'),
	(34, '2026-05-28 23:51:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '16', '{}'),
	(35, '2026-05-27 22:05:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '17', '{}'),
	(36, '2026-05-30 09:23:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '17', '{}'),
	(37, '2026-05-28 00:38:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '18', '{}'),
	(38, '2026-05-30 01:57:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '18', '{}'),
	(39, '2026-05-28 02:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '19', '{}'),
	(40, '2026-05-29 00:26:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '19', '{}'),
	(41, '2026-05-28 12:12:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '20', '{}'),
	(42, '2026-05-29 22:52:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '20', '{}'),
	(43, '2026-05-28 13:52:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '21', '{}'),
	(44, '2026-05-31 08:43:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '21', '{}'),
	(45, '2026-05-30 13:27:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '22', '{}'),
	(46, '2026-06-02 00:59:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '22', '{}'),
	(47, '2026-05-31 07:04:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '23', '{}'),
	(48, '2026-06-01 16:55:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '23', '{}'),
	(49, '2026-06-01 04:35:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '24', '{}'),
	(50, '2026-06-02 17:06:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '24', '{}'),
	(51, '2026-06-12 02:17:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '25', '{}'),
	(52, '2026-06-13 01:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '25', '{}'),
	(53, '2026-06-13 13:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '26', '{}'),
	(54, '2026-06-16 10:33:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '26', '{}'),
	(55, '2026-06-13 17:24:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '27', '{}'),
	(56, '2026-06-15 21:57:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '27', '{}'),
	(57, '2026-06-14 03:00:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '28', '{}'),
	(58, '2026-06-16 22:55:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '28', '{}'),
	(59, '2026-06-17 13:50:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '29', '{}'),
	(60, '2026-06-18 21:58:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '29', '{}'),
	(61, '2026-06-17 19:41:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '30', '{}'),
	(62, '2026-06-20 06:52:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '30', '{}'),
	(63, '2026-06-18 03:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '31', '{}'),
	(64, '2026-06-18 19:51:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '31', '{}'),
	(65, '2026-06-23 17:17:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '32', '{}'),
	(66, '2026-06-25 11:37:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '32', '{}'),
	(67, '2026-06-24 15:12:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '33', '{}'),
	(68, '2026-06-26 12:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '33', '{}'),
	(69, '2026-06-25 11:23:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '34', '{}'),
	(70, '2026-06-26 01:20:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '34', '{}'),
	(71, '2026-06-27 09:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '35', '{}'),
	(72, '2026-06-28 19:28:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '35', '{}'),
	(73, '2026-06-27 20:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '36', '{}'),
	(74, '2026-06-29 05:05:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '36', '{"reason": "The same business was registered twice. We kept the other application."}'),
	(75, '2026-06-27 21:20:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '37', '{}'),
	(76, '2026-06-29 03:29:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '37', '{}'),
	(77, '2026-07-05 05:46:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '38', '{}'),
	(78, '2026-07-07 01:37:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '38', '{}'),
	(79, '2026-07-07 18:37:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '39', '{}'),
	(80, '2026-07-10 07:42:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '39', '{}'),
	(81, '2026-07-08 11:41:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '40', '{}'),
	(82, '2026-07-11 05:27:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '40', '{}'),
	(83, '2026-07-08 12:34:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '41', '{}'),
	(84, '2026-07-10 01:01:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '41', '{}'),
	(85, '2026-07-09 18:43:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '42', '{}'),
	(86, '2026-07-12 04:29:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '42', '{}'),
	(87, '2026-07-10 00:27:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '43', '{}'),
	(88, '2026-07-12 02:10:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '43', '{}'),
	(89, '2026-07-16 18:28:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '44', '{}'),
	(90, '2026-07-17 10:36:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '44', '{}'),
	(91, '2026-07-21 12:16:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '45', '{}'),
	(92, '2026-07-22 09:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '45', '{}'),
	(93, '2026-07-22 03:56:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '46', '{}'),
	(94, '2026-07-24 11:59:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '46', '{}'),
	(95, '2026-07-22 10:04:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '47', '{}'),
	(96, '2026-07-25 05:07:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '47', '{}'),
	(97, '2026-07-23 07:39:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '48', '{}'),
	(98, '2026-07-25 21:54:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '48', '{}'),
	(99, '2026-07-24 01:06:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '49', '{}'),
	(100, '2026-07-24 16:43:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '49', '{}'),
	(101, '2026-07-24 19:15:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '50', '{}'),
	(102, '2026-07-27 13:57:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '50', '{}'),
	(103, '2026-07-25 17:54:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '51', '{}'),
	(104, '2026-07-27 16:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '51', '{}'),
	(105, '2026-07-26 06:36:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '52', '{}'),
	(106, '2026-07-28 08:05:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '52', '{}'),
	(107, '2026-07-26 11:10:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '53', '{}'),
	(108, '2026-07-27 04:46:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '53', '{}'),
	(109, '2026-07-28 09:03:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '54', '{}'),
	(110, '2026-07-30 04:40:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '54', '{}'),
	(111, '2026-07-28 23:22:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '55', '{}'),
	(112, '2026-07-31 15:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '55', '{}'),
	(113, '2026-08-04 15:35:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '56', '{}'),
	(114, '2026-08-07 03:33:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '56', '{}'),
	(115, '2026-08-05 09:58:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '57', '{}'),
	(116, '2026-08-08 04:08:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '57', '{}'),
	(117, '2026-08-06 03:40:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '58', '{}'),
	(118, '2026-08-08 07:25:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '58', '{}'),
	(119, '2026-08-06 12:40:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '59', '{}'),
	(120, '2026-08-07 22:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '59', '{}'),
	(121, '2026-08-08 16:49:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '60', '{}'),
	(122, '2026-08-11 06:44:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '60', '{}'),
	(123, '2026-08-08 23:42:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '61', '{}'),
	(124, '2026-08-11 02:28:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '61', '{}'),
	(125, '2026-08-10 06:02:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '62', '{}'),
	(126, '2026-08-12 16:47:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '62', '{}'),
	(127, '2026-08-11 00:50:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '63', '{}'),
	(128, '2026-08-13 07:37:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '63', '{}'),
	(129, '2026-08-13 09:29:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '64', '{}'),
	(130, '2026-08-15 00:51:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '64', '{}'),
	(131, '2026-08-14 04:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '65', '{}'),
	(132, '2026-08-15 21:17:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '65', '{}'),
	(133, '2026-08-16 14:47:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '66', '{}'),
	(134, '2026-08-17 17:44:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '66', '{"reason": "The description does not say whether the shop is open to the public at the moment. Please write to us and apply again."}'),
	(135, '2026-08-16 18:52:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '67', '{}'),
	(136, '2026-08-19 18:03:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '67', '{}'),
	(137, '2026-08-16 21:43:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '68', '{}'),
	(138, '2026-08-18 11:10:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '68', '{}'),
	(139, '2026-08-17 03:24:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '69', '{}'),
	(140, '2026-08-19 17:03:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '69', '{}'),
	(141, '2026-08-17 20:13:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '70', '{}'),
	(142, '2026-08-20 17:00:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '70', '{}'),
	(143, '2026-08-20 01:29:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '71', '{}'),
	(144, '2026-08-22 16:40:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '71', '{}'),
	(145, '2026-08-20 09:09:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '72', '{}'),
	(146, '2026-08-22 18:04:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '72', '{}'),
	(147, '2026-08-25 23:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '73', '{}'),
	(148, '2026-08-26 11:09:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '73', '{}'),
	(149, '2026-08-25 23:02:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '74', '{}'),
	(150, '2026-08-28 04:24:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '74', '{}'),
	(151, '2026-08-26 07:27:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '75', '{}'),
	(152, '2026-08-28 06:12:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '75', '{}'),
	(153, '2026-08-28 21:57:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '76', '{}'),
	(154, '2026-08-30 21:53:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '76', '{}'),
	(155, '2026-09-02 12:42:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '77', '{}'),
	(156, '2026-09-04 06:53:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '77', '{}'),
	(157, '2026-09-03 04:57:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '78', '{}'),
	(158, '2026-09-04 17:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '78', '{}'),
	(159, '2026-09-03 15:09:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '79', '{}'),
	(160, '2026-09-04 17:40:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '79', '{}'),
	(161, '2026-09-04 17:21:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '80', '{}'),
	(162, '2026-09-05 09:59:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '80', '{}'),
	(163, '2026-09-06 02:53:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '81', '{}'),
	(164, '2026-09-08 12:35:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '81', '{}'),
	(165, '2026-09-07 10:12:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '82', '{}'),
	(166, '2026-09-08 15:10:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '82', '{}'),
	(167, '2026-09-08 03:47:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '83', '{}'),
	(168, '2026-09-09 13:20:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '83', '{}'),
	(169, '2026-09-09 06:53:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '84', '{}'),
	(170, '2026-09-10 16:46:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '84', '{}'),
	(171, '2026-09-10 23:09:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '85', '{}'),
	(172, '2026-09-13 10:26:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '85', '{}'),
	(173, '2026-09-12 05:25:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '86', '{}'),
	(174, '2026-09-14 19:19:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '86', '{}'),
	(175, '2026-09-13 08:32:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '87', '{}'),
	(176, '2026-09-16 00:17:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '87', '{}'),
	(177, '2026-09-15 15:51:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '88', '{}'),
	(178, '2026-09-18 06:56:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '88', '{"reason": "Please tell us the address customers can visit; the one given is a post office box."}'),
	(179, '2026-09-15 19:58:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '89', '{}'),
	(180, '2026-09-18 03:09:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '89', '{}'),
	(181, '2026-09-16 04:58:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '90', '{}'),
	(182, '2026-09-18 14:37:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '90', '{}'),
	(183, '2026-09-18 15:25:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '91', '{}'),
	(184, '2026-09-20 20:50:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '91', '{}'),
	(185, '2026-09-18 20:20:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '92', '{}'),
	(186, '2026-09-19 11:58:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '92', '{}'),
	(187, '2026-09-19 10:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '93', '{}'),
	(188, '2026-09-20 21:11:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '93', '{}'),
	(189, '2026-09-20 03:15:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '94', '{}'),
	(190, '2026-09-21 08:10:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '94', '{}'),
	(191, '2026-09-21 11:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '95', '{}'),
	(192, '2026-09-23 06:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '95', '{}'),
	(193, '2026-09-23 16:48:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '96', '{}'),
	(194, '2026-09-25 05:45:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '96', '{}'),
	(195, '2026-09-24 16:49:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '97', '{}'),
	(196, '2026-09-25 12:31:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '97', '{}'),
	(197, '2026-09-25 11:12:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '98', '{}'),
	(198, '2026-09-27 04:01:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '98', '{"reason": "We could not find this business under the phone number given. Please apply again with one we can reach."}'),
	(199, '2026-09-26 05:49:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '99', '{}'),
	(200, '2026-09-26 21:37:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '99', '{}'),
	(201, '2026-09-26 10:18:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '100', '{}'),
	(202, '2026-09-27 19:06:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '100', '{}'),
	(203, '2026-09-26 16:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '101', '{}'),
	(204, '2026-09-28 17:14:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '101', '{}'),
	(205, '2026-09-27 08:27:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '102', '{}'),
	(206, '2026-09-30 04:47:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '102', '{}'),
	(207, '2026-09-28 11:29:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '103', '{}'),
	(208, '2026-09-30 19:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '103', '{}'),
	(209, '2026-09-29 05:50:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '104', '{}'),
	(210, '2026-09-29 18:28:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '104', '{}'),
	(211, '2026-10-03 19:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '105', '{}'),
	(212, '2026-10-05 09:11:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '105', '{}'),
	(213, '2026-10-04 16:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '106', '{}'),
	(214, '2026-10-06 05:48:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '106', '{}'),
	(215, '2026-10-04 22:08:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '107', '{}'),
	(216, '2026-10-07 05:31:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '107', '{}'),
	(217, '2026-10-06 09:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '108', '{}'),
	(218, '2026-10-07 07:13:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '108', '{"reason": "We need a description of what you sell, not only the price list."}'),
	(219, '2026-10-09 00:10:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '109', '{}'),
	(220, '2026-10-10 10:46:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '109', '{}'),
	(221, '2026-10-09 05:30:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '110', '{}'),
	(222, '2026-10-10 04:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '110', '{}'),
	(223, '2026-10-09 15:45:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '111', '{}'),
	(224, '2026-10-11 17:14:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '111', '{}'),
	(225, '2026-10-11 14:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '112', '{}'),
	(226, '2026-10-14 06:14:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '112', '{}'),
	(227, '2026-10-13 20:13:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '113', '{}'),
	(228, '2026-10-14 22:12:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '113', '{}'),
	(229, '2026-10-14 06:24:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '114', '{}'),
	(230, '2026-10-17 02:39:00+00', NULL, 'demo data', 'merchant.rejected', 'merchant', '114', '{"reason": "The website leads to a different company. Please correct it and apply again."}'),
	(231, '2026-10-15 21:33:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '115', '{}'),
	(232, '2026-10-18 10:58:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '115', '{}'),
	(233, '2026-10-16 09:55:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '116', '{}'),
	(234, '2026-10-19 07:35:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '116', '{}'),
	(235, '2026-10-17 01:52:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '117', '{}'),
	(236, '2026-10-19 11:18:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '117', '{}'),
	(237, '2026-10-19 12:01:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '118', '{}'),
	(238, '2026-10-22 01:14:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '118', '{}'),
	(239, '2026-10-21 02:28:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '119', '{}'),
	(240, '2026-10-24 01:00:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '119', '{}'),
	(241, '2026-10-21 09:27:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '120', '{}'),
	(242, '2026-10-22 03:35:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '120', '{}'),
	(243, '2026-10-22 08:07:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '121', '{}'),
	(244, '2026-10-25 03:55:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '121', '{}'),
	(245, '2026-10-23 05:47:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '122', '{}'),
	(246, '2026-10-26 00:22:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '122', '{}'),
	(247, '2026-10-25 01:14:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '123', '{}'),
	(248, '2026-10-28 00:51:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '123', '{}'),
	(249, '2026-10-25 22:53:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '124', '{}'),
	(250, '2026-10-28 03:01:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '124', '{}'),
	(251, '2026-10-26 05:04:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '125', '{}'),
	(252, '2026-10-27 07:17:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '125', '{}'),
	(253, '2026-10-26 12:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '126', '{}'),
	(254, '2026-10-27 19:52:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '126', '{}'),
	(255, '2026-10-26 18:57:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '127', '{}'),
	(256, '2026-10-29 03:12:00+00', NULL, 'demo data', 'merchant.approved', 'merchant', '127', '{}'),
	(257, '2026-10-29 16:38:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '128', '{}'),
	(258, '2026-10-29 21:58:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '129', '{}'),
	(259, '2026-10-29 23:17:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '130', '{}'),
	(260, '2026-10-30 06:51:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '131', '{}'),
	(261, '2026-10-30 10:19:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '132', '{}'),
	(262, '2026-10-30 21:46:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '133', '{}'),
	(263, '2026-10-30 21:54:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '134', '{}'),
	(264, '2026-10-30 22:07:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '135', '{}'),
	(265, '2026-10-31 00:25:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '136', '{}'),
	(266, '2026-10-31 02:57:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '137', '{}'),
	(267, '2026-10-31 05:04:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '138', '{}'),
	(268, '2026-10-31 05:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '139', '{}'),
	(269, '2026-10-31 06:48:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '140', '{}'),
	(270, '2026-10-31 09:12:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '141', '{}'),
	(271, '2026-10-31 14:52:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '142', '{}'),
	(272, '2026-10-31 18:11:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '143', '{}'),
	(273, '2026-10-31 19:30:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '144', '{}'),
	(274, '2026-11-01 04:51:00+00', NULL, 'demo data', 'merchant.submitted', 'merchant', '145', '{}'),
	(275, '2026-11-20 12:00:00+00', NULL, 'system', 'admin.created', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "environment"}'),
	(276, '2026-11-20 12:00:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(277, '2026-11-20 12:01:00+00', NULL, 'subscriber', 'town-halls.subscribed', 'town-hall-subscriber', '1', '{"consent": "2026-11-21"}'),
	(278, '2026-11-20 12:02:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '1', '{"form": "page", "consent": "2026-11-21"}'),
	(279, '2026-11-20 12:02:00+00', NULL, 'subscriber', 'newsletter.confirmed', 'newsletter-subscriber', '1', '{}'),
	(280, '2026-11-20 12:03:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '146', '{}'),
	(281, '2026-11-20 12:03:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.approved', 'merchant', '146', '{}'),
	(282, '2026-11-20 12:04:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '147', '{}'),
	(283, '2026-11-20 12:05:00+00', NULL, 'sender', 'story.submitted', 'story', '1', '{}'),
	(284, '2026-11-20 12:05:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'story.approved', 'story', '1', '{"slug": "woven-cloth"}'),
	(285, '2026-11-20 12:06:00+00', NULL, 'sender', 'story.submitted', 'story', '2', '{}'),
	(286, '2026-11-20 12:07:00+00', NULL, 'visitor', 'contact.submitted', 'contact-message', '1', '{}'),
	(287, '2026-11-20 12:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '3', '{}'),
	(288, '2026-11-20 12:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '2', '{"editor": "c47c10ea-5acf-49c8-92e4-d4a179df98f2"}'),
	(289, '2026-11-20 12:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.published', 'article', '2', '{"title": "Woven cloth", "revision": 2}'),
	(290, '2026-11-20 12:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.updated', 'article', '2', '{"title": "Woven cloth", "revision": 3}'),
	(291, '2026-11-20 12:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'team.invited', 'invitation', 'grace@example.org', '{}'),
	(292, '2026-11-20 12:07:00+00', NULL, 'visitor', 'account.password-reset-asked', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{}'),
	(293, '2026-11-20 12:07:00+00', NULL, 'system', 'admin.created', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"via": "environment"}'),
	(294, '2026-11-20 12:37:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(295, '2026-11-20 12:38:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '148', '{}'),
	(296, '2026-11-20 12:39:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '149', '{}'),
	(297, '2026-11-20 12:40:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '150', '{}'),
	(298, '2026-11-20 12:41:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '151', '{}'),
	(299, '2026-11-20 12:42:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '152', '{}'),
	(300, '2026-11-20 12:43:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '153', '{}'),
	(301, '2026-11-20 12:44:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '154', '{}'),
	(302, '2026-11-20 12:44:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'merchant', '148', '{}'),
	(303, '2026-11-20 12:45:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.approved', 'merchant', '148', '{}'),
	(304, '2026-11-20 12:45:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.category-changed', 'merchant', '150', '{"category": "Art & Culture"}'),
	(305, '2026-11-20 12:45:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'merchant', '150', '{}'),
	(306, '2026-11-20 12:46:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.approved', 'merchant', '150', '{}'),
	(307, '2026-11-20 12:46:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'merchant', '151', '{}'),
	(308, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.approved', 'merchant', '151', '{}'),
	(309, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'merchant.rejected', 'merchant', '152', '{"reason": "No such street.\n\nPlease check."}'),
	(310, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'spam.marked', 'merchant', '154', '{}'),
	(311, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'spam.marked', 'merchant', '153', '{}'),
	(312, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'spam.unmarked', 'merchant', '154', '{}'),
	(313, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(314, '2026-11-20 12:48:00+00', NULL, 'sender', 'story.submitted', 'story', '3', '{}'),
	(315, '2026-11-20 12:49:00+00', NULL, 'sender', 'story.submitted', 'story', '4', '{}'),
	(316, '2026-11-20 12:50:00+00', NULL, 'sender', 'story.submitted', 'story', '5', '{}'),
	(317, '2026-11-20 12:51:00+00', NULL, 'sender', 'story.submitted', 'story', '6', '{}'),
	(318, '2026-11-20 12:52:00+00', NULL, 'sender', 'story.submitted', 'story', '7', '{}'),
	(319, '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'story.approved', 'story', '3', '{"slug": "how-business-met-the-market"}'),
	(320, '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'story.approved', 'story', '4', '{"slug": "how-a-school-met-the-market", "edited": "title"}'),
	(321, '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'story.rejected', 'story', '5', '{"reason": "We know this one."}'),
	(322, '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'story', '6', '{}'),
	(323, '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'spam.marked', 'story', '7', '{}'),
	(324, '2026-11-20 12:53:00+00', NULL, 'visitor', 'contact.submitted', 'contact-message', '2', '{}'),
	(325, '2026-11-20 12:54:00+00', NULL, 'visitor', 'contact.submitted', 'contact-message', '3', '{}'),
	(326, '2026-11-20 12:55:00+00', NULL, 'visitor', 'contact.submitted', 'contact-message', '4', '{}'),
	(327, '2026-11-20 12:56:00+00', NULL, 'visitor', 'contact.submitted', 'contact-message', '5', '{}'),
	(328, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.read', 'contact-message', '2', '{}'),
	(329, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'contact-message', '2', '{}'),
	(330, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.replied', 'contact-message', '3', '{}'),
	(331, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.unread', 'contact-message', '3', '{}'),
	(332, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.deleted', 'contact-message', '4', '{}'),
	(333, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.restored', 'contact-message', '4', '{}'),
	(334, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'contact.deleted', 'contact-message', '4', '{}'),
	(335, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'spam.marked', 'contact-message', '5', '{}'),
	(336, '2026-11-20 12:56:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(337, '2026-11-20 12:57:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '2', '{"form": "footer", "consent": "2026-11-21"}'),
	(338, '2026-11-20 12:58:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '3', '{"form": "page", "consent": "2026-11-21"}'),
	(339, '2026-11-20 12:58:00+00', NULL, 'subscriber', 'newsletter.confirmed', 'newsletter-subscriber', '3', '{}'),
	(340, '2026-11-20 12:59:00+00', NULL, 'subscriber', 'newsletter.topics-changed', 'newsletter-subscriber', '3', '{"topics": "town halls, merchants"}'),
	(341, '2026-11-20 13:00:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '4', '{"form": "footer", "consent": "2026-11-21"}'),
	(342, '2026-11-20 13:00:00+00', NULL, 'subscriber', 'newsletter.confirmed', 'newsletter-subscriber', '4', '{}'),
	(343, '2026-11-20 13:01:00+00', NULL, 'subscriber', 'newsletter.unsubscribed', 'newsletter-subscriber', '4', '{}'),
	(344, '2026-11-20 13:02:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '5', '{"form": "page", "consent": "2026-11-21"}'),
	(345, '2026-11-20 13:03:00+00', NULL, 'subscriber', 'newsletter.requested', 'newsletter-subscriber', '6', '{"form": "footer", "consent": "2026-11-21"}'),
	(346, '2026-11-20 13:03:00+00', NULL, 'subscriber', 'newsletter.confirmed', 'newsletter-subscriber', '6', '{}'),
	(347, '2026-11-20 13:05:00+00', NULL, 'subscriber', 'town-halls.subscribed', 'town-hall-subscriber', '2', '{"consent": "2026-11-21"}'),
	(348, '2026-11-20 13:06:00+00', NULL, 'subscriber', 'town-halls.subscribed', 'town-hall-subscriber', '3', '{"consent": "2026-11-21"}'),
	(349, '2026-11-20 13:06:00+00', NULL, 'subscriber', 'town-halls.unsubscribed', 'town-hall-subscriber', '3', '{}'),
	(350, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '4', '{}'),
	(351, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '5', '{}'),
	(352, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '6', '{}'),
	(353, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.cancelled', 'event', '6', '{}'),
	(354, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.cancelled', 'event', '5', '{}'),
	(355, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.reinstated', 'event', '5', '{}'),
	(356, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '7', '{}'),
	(357, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.changed', 'event', '7', '{"changed": "title"}'),
	(358, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'note.added', 'event', '7', '{}'),
	(359, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '8', '{}'),
	(360, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '9', '{}'),
	(361, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.deleted', 'event', '9', '{}'),
	(362, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.restored', 'event', '9', '{}'),
	(363, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.created', 'event', '10', '{}'),
	(364, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'event.deleted', 'event', '10', '{}'),
	(365, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(366, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '5', '{"editor": "c4ea228b-bcea-4249-b53e-7685f3de3681"}'),
	(367, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.published', 'article', '5', '{"title": "A market day", "revision": 2}'),
	(368, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.updated', 'article', '5', '{"title": "A market day", "revision": 3}'),
	(369, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '6', '{"editor": "2b749413-4a70-4e31-96d5-28b0e262d773"}'),
	(370, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.updated', 'article', '6', '{"title": "Only a draft", "revision": 2}'),
	(371, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '7', '{"editor": "e504865f-05bd-443b-9461-d350765b5580"}'),
	(372, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.scheduled', 'article', '7', '{"title": "Comes later", "revision": 2}'),
	(373, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '8', '{"editor": "56ad9881-3b2a-4009-a69d-612aabb7d294"}'),
	(374, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.published', 'article', '8', '{"title": "Taken back", "revision": 2}'),
	(375, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.unpublished', 'article', '8', '{"title": "Taken back", "revision": 3}'),
	(376, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '9', '{"editor": "b0f9caff-07a1-4dcd-8f2d-6c9bceb070b9"}'),
	(377, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.published', 'article', '9', '{"title": "Back again", "revision": 2}'),
	(378, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.deleted', 'article', '9', '{"title": "Back again"}'),
	(379, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.undeleted', 'article', '9', '{"title": "Back again"}'),
	(380, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.created', 'article', '10', '{"editor": "64e500f1-9933-4533-b380-1de7793ae31f"}'),
	(381, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.published', 'article', '10', '{"title": "Deleted text", "revision": 2}'),
	(382, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'article.deleted', 'article', '10', '{"title": "Deleted text"}'),
	(383, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(384, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.directory-stage-changed', 'setting', 'directory-stage', '{"stage": "live", "before": null}'),
	(385, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.link-changed', 'setting', 'links', '{"link": "whitepaper-pdf", "after": "https://papers.example/guapcoin.pdf", "before": null}'),
	(386, '2026-11-20 13:06:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.link-changed', 'setting', 'links', '{"link": "discord", "after": "https://discord.gg/x", "before": null}'),
	(387, '2026-11-20 13:07:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.announcement-changed', 'setting', 'announcement', '{"textAfter": "Gone tomorrow", "textBefore": ""}'),
	(388, '2026-11-20 13:08:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.announcement-removed', 'setting', 'announcement', '{"textAfter": "", "textBefore": "Gone tomorrow"}'),
	(389, '2026-11-20 13:09:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.announcement-changed', 'setting', 'announcement', '{"linkAfter": "/events", "textAfter": "Town hall <tonight> & tomorrow", "toneAfter": "important", "linkBefore": null, "textBefore": "", "toneBefore": "info"}'),
	(390, '2026-11-20 13:10:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'settings.staff-mail-changed', 'setting', 'staff-mail', '{"replyToAfter": "hello@example.org", "replyToBefore": null, "addressesAfter": "team@example.org", "addressesBefore": null}'),
	(391, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'admin.signed-in', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"via": "password"}'),
	(392, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.authenticator-added', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(393, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.passkey-added', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"name": "Key 0"}'),
	(394, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.passkey-added', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"name": "Key 1"}'),
	(395, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.passkey-added', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"name": "Key 2"}'),
	(396, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.passkey-renamed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"name": "My phone"}'),
	(397, '2026-11-20 13:11:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.passkey-removed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"name": "Key 2"}'),
	(398, '2026-11-20 13:16:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'admin.signed-in', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"via": "passkey"}'),
	(399, '2026-11-20 13:16:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'admin.signed-out', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(400, '2026-11-20 13:16:00+00', NULL, 'visitor', 'admin.sign-in-refused', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"reason": "second-step"}'),
	(401, '2026-11-20 13:16:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'admin.signed-in', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{"via": "password and recovery-code"}'),
	(402, '2026-11-20 13:16:00+00', NULL, 'system', 'admin.created', 'user', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', '{"via": "environment"}'),
	(403, '2026-11-20 13:16:00+00', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', 'kofi@example.org', 'admin.signed-in', 'user', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', '{"via": "password"}'),
	(404, '2026-11-20 13:16:00+00', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', 'kofi@example.org', 'note.added', 'merchant', '149', '{}'),
	(405, '2026-11-20 13:17:00+00', NULL, 'applicant', 'merchant.submitted', 'merchant', '155', '{}'),
	(406, '2026-11-20 13:17:00+00', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', 'kofi@example.org', 'merchant.approved', 'merchant', '155', '{}'),
	(407, '2026-11-20 13:17:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.signed-in', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"via": "password"}'),
	(408, '2026-11-20 13:17:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'admin.removed', 'user', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', '{"email": "kofi@example.org"}'),
	(409, '2026-11-20 13:17:00+00', NULL, 'visitor', 'admin.sign-in-refused', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{"reason": "credentials"}'),
	(410, '2026-11-20 13:17:00+00', NULL, 'visitor', 'account.password-reset-asked', 'user', 'unknown', '{}'),
	(411, '2026-11-20 13:17:00+00', NULL, 'visitor', 'account.password-reset-asked', 'user', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '{}'),
	(412, '2026-11-20 13:17:00+00', NULL, 'command line', 'person.erased', 'person', 'WqBmdTh4p73kehV2p76-P4_wMWgF81m_ViEKS3BiMlk', '{"mails": 2, "notes": 0, "replies": 0, "stories": 0, "articles": 0, "messages": 0, "pictures": 0, "townHalls": 0, "newsletter": 1, "invitations": 0, "applications": 0}'),
	(413, '2026-11-20 13:17:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'person.exported', 'person', 'NORcW7t5NMIZMmfH2QwrE2JUagrIqCrqAwDs-x4Woto', '{}'),
	(414, '2026-11-20 13:17:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'subscribers.exported', 'subscribers', 'newsletter', '{"count": 5, "status": null, "searched": false}'),
	(415, '2026-11-20 13:17:00+00', NULL, 'visitor', 'admin.sign-in-refused', 'user', 'unknown', '{"reason": "credentials"}'),
	(416, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.authenticator-removed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(417, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.password-changed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(418, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.password-reset', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(419, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.recovery-code-used', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(420, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.recovery-codes-renewed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(421, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.second-step-guessed', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(422, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.sessions-ended', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(423, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.team-joined', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(424, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'account.team-left', 'user', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '{}'),
	(425, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'event.erased', 'event', '7', '{"count": 2, "before": null, "withdrawn": true}'),
	(426, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'event.updated', 'event', '7', '{"count": 2, "before": null, "withdrawn": true}'),
	(427, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'mail.given-up', 'mail', '454c09d1-61ee-4cc0-9430-c3e06003c7e1', '{}'),
	(428, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'mail.hurried', 'mail', '454c09d1-61ee-4cc0-9430-c3e06003c7e1', '{}'),
	(429, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'mail.sent-again', 'mail', '454c09d1-61ee-4cc0-9430-c3e06003c7e1', '{}'),
	(430, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'newsletter.erased', 'newsletter-subscriber', '99', '{}'),
	(431, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'team.invitation-withdrawn', 'invitation', 'kwame@example.org', '{}'),
	(432, '2026-11-20 13:17:00+00', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'town-halls.erased', 'town-hall-subscriber', '99', '{}');

-- TABLE DATA authenticators

INSERT INTO public.authenticators (user_id, sealed_secret, confirmed_at, last_step, created_at) VALUES
	('078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'mXJKbeBj2ygUuOjb3RhxfLQz5NA7Bm11pEJh86T0drgdxgZypvb_W35wQ8ExBmvP85lWYJW1yNBnfIoB', NULL, NULL, '2026-11-20 13:16:00+00'),
	('17553282-39cb-4b33-a83d-f2fa0ed7588f', 'jk9ts7PKk8C-5I5OuJTYzn9a72SFozcyRXxGHyAEcaGX-GiWB102xVmtuPxY5N3z2w-G5lfT1wdyzH1L', '2026-11-20 13:11:00+00', 59839342, '2026-11-20 13:11:00+00');

-- TABLE DATA contact_messages

INSERT INTO public.contact_messages (id, submission_key, status, name, email, subject, category, message, suspicion, created_at, read_at, is_spam, deleted_at) OVERRIDING SYSTEM VALUE VALUES
	(1, 'bf9ff261-8bb7-6bd2-8db8-ab156ba980f3', 'unread', 'Woven cloth', 'ade@example.org', 'Woven cloth', 'Support', 'Woven cloth', NULL, '2026-11-20 12:07:00+00', NULL, false, NULL),
	(2, 'b01c4f0d-6daf-8521-554f-9ef2b72ae607', 'read', 'Chidi Eze 0', 'ade@example.org', 'Chidi Eze 0', 'Media', 'Chidi Eze 0', NULL, '2026-11-20 12:53:00+00', '2026-11-20 12:56:00+00', false, NULL),
	(3, '97089667-a151-a7bc-c13a-84f452fece2d', 'unread', 'Chidi Eze 1', 'ade@example.org', 'Chidi Eze 1', 'Support', 'Chidi Eze 1', NULL, '2026-11-20 12:54:00+00', NULL, false, NULL),
	(4, '19f046c9-a7a4-cd47-55cb-d95c631a5cde', 'unread', 'Chidi Eze 2', 'ade@example.org', 'Chidi Eze 2', 'Other', 'Chidi Eze 2', NULL, '2026-11-20 12:55:00+00', NULL, false, '2026-11-20 12:56:00+00'),
	(5, 'b3b5cc5c-cdd5-4a40-222a-32574a0440d7', 'unread', 'Chidi Eze 3', 'ade@example.org', 'Chidi Eze 3', 'Support', 'Chidi Eze 3', NULL, '2026-11-20 12:56:00+00', NULL, true, NULL);

-- TABLE DATA contact_replies

INSERT INTO public.contact_replies (id, submission_key, message_id, text, created_at, created_by) OVERRIDING SYSTEM VALUE VALUES
	(1, '16b55837-c6c2-fa8a-ae7a-4da273866e5a', 3, 'Open the form.

Then press Send.', '2026-11-20 12:56:00+00', 'ada@example.org');

-- TABLE DATA events

INSERT INTO public.events (id, slug, kind, title, description, location, local_date, local_time, time_zone, starts_at, duration, cancelled_at, revision, created_at, updated_at, series_id, deleted_at) OVERRIDING SYSTEM VALUE VALUES
	(1, 'ecosystem-overview', 'town-hall', 'Guapcoin Ecosystem Overview', 'A walk through Guapcoin and what belongs to it: the coin, GuapcoinX, wallets, merchants and the community. Good for a first visit.', 'Online', '2025-05-16', '19:00:00', 'America/New_York', '2025-05-16 23:00:00+00', 60, NULL, 1, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', NULL, NULL),
	(2, 'understanding-daos', 'town-hall', 'Understanding DAOs', 'A DAO (decentralized autonomous organization) is a group that decides by vote, with its rules written in code. How that works, and what it can mean for a community.', 'Online', '2025-05-30', '19:00:00', 'America/New_York', '2025-05-30 23:00:00+00', 60, NULL, 1, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', NULL, NULL),
	(3, 'woven-cloth-2026-06-05', 'community', 'Woven cloth', 'Woven cloth', 'Woven cloth', '2026-06-05', '19:00:00', 'America/New_York', '2026-06-05 23:00:00+00', 60, NULL, 1, '2026-11-20 12:07:00+00', '2026-11-20 12:07:00+00', NULL, NULL),
	(4, 'monthly-town-hall-2026-12-05', 'town-hall', 'Monthly town hall', 'Bring cloth.', 'Online, Discord', '2026-12-05', '19:00:00', 'America/New_York', '2026-12-06 00:00:00+00', 60, NULL, 1, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', '7f974b33-e94d-453c-81a1-75e86ce30437', NULL),
	(5, 'monthly-town-hall-2026-12-12', 'town-hall', 'Monthly town hall', 'Bring cloth.', 'Online, Discord', '2026-12-12', '19:00:00', 'America/New_York', '2026-12-13 00:00:00+00', 60, NULL, 3, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', '7f974b33-e94d-453c-81a1-75e86ce30437', NULL),
	(6, 'monthly-town-hall-2026-12-19', 'town-hall', 'Monthly town hall', 'Bring cloth.', 'Online, Discord', '2026-12-19', '19:00:00', 'America/New_York', '2026-12-20 00:00:00+00', 60, '2026-11-20 13:06:00+00', 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', '7f974b33-e94d-453c-81a1-75e86ce30437', NULL),
	(7, 'lagos-meets-2027-07-01', 'community', 'Lagos meets Accra', 'Bring cloth.', 'https://meet.example/lagos', '2027-07-01', '19:00:00', 'Africa/Lagos', '2027-07-01 18:00:00+00', 90, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', NULL, NULL),
	(8, 'long-ago-2026-01-09', 'community', 'Long ago', 'Bring cloth.', 'Ìbàdàn', '2026-01-09', '19:00:00', 'America/New_York', '2026-01-10 00:00:00+00', 60, NULL, 1, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', NULL, NULL),
	(9, 'deleted-by-mistake-2026-12-05', 'community', 'Deleted by mistake', 'Bring cloth.', '12 Auburn Avenue, Atlanta', '2026-12-05', '19:00:00', 'America/New_York', '2026-12-06 00:00:00+00', 60, NULL, 3, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', NULL, NULL),
	(10, 'deleted-2026-12-05', 'community', 'Deleted', 'Bring cloth.', '12 Auburn Avenue, Atlanta', '2026-12-05', '19:00:00', 'America/New_York', '2026-12-06 00:00:00+00', 60, NULL, 2, '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', NULL, '2026-11-20 13:06:00+00');

-- TABLE DATA images

INSERT INTO public.images (id, width, height, widths, published, created_at) VALUES
	('439de05f-0d8d-4fe8-a573-b7efd0cf6d5b', 1000, 600, '{400,800,1000}', true, '2026-11-20 12:07:00+00'),
	('7846b75f-82f6-4960-8b61-219e15d2e9f6', 1000, 600, '{400,800,1000}', true, '2026-11-20 12:48:00+00');

-- TABLE DATA mails

INSERT INTO public.mails (id, kind, dedupe_key, recipient, reply_to, subject, html, text, status, attempts, next_attempt_at, last_error, created_at, sent_at, headers) VALUES
	('026b81bd-fd48-4eda-9524-2f8fdd039874', 'contact-received', 'contact-received:4', 'ade@example.org', NULL, 'We received your message', '', 'Guapcoin


We received your message

Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.

Inquiry type: Support

We never ask for your private key or your recovery phrase, in a mail or anywhere else.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:55:00+00', NULL, '2026-11-20 12:55:00+00', '2026-11-20 13:17:00+00', NULL),
	('07a331cc-a5fd-4a12-a167-ddcb7b52f9ac', 'merchant-approved', 'merchant-approved:148', 'owner@wire.example', NULL, 'Approved: Cloth by Wire is in the directory', '', 'Guapcoin


Approved: Cloth by Wire is in the directory

Hello Adé Ọlá,

Good news: Cloth by Wire has been approved. This is your page in the merchant directory:

See your page http://localhost:3000/merchant-directory/cloth-by-wire

http://localhost:3000/merchant-directory/cloth-by-wire

Share the link with your customers, and tell them that you accept Guapcoin.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:45:00+00', NULL, '2026-11-20 12:45:00+00', '2026-11-20 13:17:00+00', NULL),
	('0a259351-812a-466f-9e18-aeec202b8d13', 'account-team-left', 'account:team-left:72d44a1b-e3e3-4e16-b2d0-575e7c92ba67', 'kofi@example.org', NULL, 'Your account was closed', '', 'Guapcoin


Your account was closed

ada@example.org removed your account from the team. You cannot sign in any more.

When: Nov 20, 2026, 1:17 PM UTC

If you think that this is a mistake, please ask them.

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:17:00+00', NULL, '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', NULL),
	('0cd1086d-ac41-48dd-a41c-8e8e2638634e', 'merchant-new', 'merchant-new:151', NULL, NULL, 'New merchant application: Ọjà “Àdìrẹ” & Sons <b>\n '' ; --', '', 'Guapcoin


New merchant application: Ọjà “Àdìrẹ” & Sons <b>\n '' ; --

Ọjà “Àdìrẹ” & Sons <b>\n '' ; -- (Art & Entertainment, Atlanta, GA, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/151

http://localhost:3000/admin/merchants/151

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:41:00+00', NULL, '2026-11-20 12:41:00+00', '2026-11-20 13:17:00+00', NULL),
	('0fdab8c2-657d-4c29-9596-c7e8c31d76e7', 'story-new', 'story-new:5', NULL, NULL, 'New community story: How Global Impact met the market', '', 'Guapcoin


New community story: How Global Impact met the market

Bisi Alabi has sent a story: ''How Global Impact met the market'' (Global Impact). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/5

http://localhost:3000/admin/submissions/5

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:50:00+00', NULL, '2026-11-20 12:50:00+00', '2026-11-20 13:17:00+00', NULL),
	('1b856783-b40b-4a0b-bcfb-2dc955255832', 'newsletter-confirm', 'newsletter-confirm:3:1795179480000', 'reader@example.org', NULL, 'Please confirm: the Guapcoin newsletter', '', 'Guapcoin


Please confirm: the Guapcoin newsletter

This address was entered for our newsletter. If it was you, open this link and press the button there:

Yes, I want the newsletter http://localhost:3000/newsletter/confirm/[hidden]

http://localhost:3000/newsletter/confirm/[hidden]

The link works for 7 days. Without your confirmation you get no newsletter.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:58:00+00', NULL, '2026-11-20 12:58:00+00', '2026-11-20 13:17:00+00', NULL),
	('1e810cf0-8ea3-46f5-97f2-032c976ac22d', 'merchant-new', 'merchant-new:155', NULL, NULL, 'New merchant application: Decided by Kofi', '', 'Guapcoin


New merchant application: Decided by Kofi

Decided by Kofi (Education, Atlanta, GA, Kenya) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/155

http://localhost:3000/admin/merchants/155

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 13:17:00+00', NULL, '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', NULL),
	('1ef23c4b-ac07-47f2-abd3-11fa23778c43', 'newsletter-welcome', 'newsletter-welcome:1:1795176120000', 'ade@example.org', NULL, 'You are subscribed to the Guapcoin newsletter', '', 'Guapcoin


You are subscribed to the Guapcoin newsletter

Thank you. From now on you hear from us when there is something to tell.

Choose your topics, or stop, at any time. The link is meant for you alone:

Change my newsletter http://localhost:3000/newsletter/manage/[hidden]

http://localhost:3000/newsletter/manage/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address is subscribed to the newsletter of http://localhost:3000.', 'sent', 1, '2026-11-20 12:02:00+00', NULL, '2026-11-20 12:02:00+00', '2026-11-20 13:17:00+00', NULL),
	('29410147-9932-4b1a-8f4a-31025e6d9009', 'merchant-new', 'merchant-new:146', NULL, NULL, 'New merchant application: Woven cloth', '', 'Guapcoin


New merchant application: Woven cloth

Woven cloth (Restaurant/Food Service, Woven cloth, Woven cloth, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/146

http://localhost:3000/admin/merchants/146

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:03:00+00', NULL, '2026-11-20 12:03:00+00', '2026-11-20 13:17:00+00', NULL),
	('2d8c9940-131c-4d48-a2bf-14ea866e8f68', 'town-hall-welcome', 'town-hall-welcome:2', 'ngozi@example.org', NULL, 'You are on the list for Guapcoin town halls', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


You are on the list for Guapcoin town halls

Hello Ngozi Obi,

Thank you. We write to you the day before each town hall, and an hour before.

See the town halls http://localhost:3000/town-halls

http://localhost:3000/town-halls

The Guapcoin team

----------------------------------------

You receive this mail because this address is on the town hall list of http://localhost:3000. Stop it here: http://localhost:3000/town-halls/unsubscribe/YbMgD4ilPkcoZpkYd9_0wlV452pH69xchCijQAxkKUU', 'queued', 0, '2026-11-20 13:05:00+00', NULL, '2026-11-20 13:05:00+00', NULL, '{"List-Unsubscribe": "<http://localhost:3000/town-halls/unsubscribe/YbMgD4ilPkcoZpkYd9_0wlV452pH69xchCijQAxkKUU>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}'),
	('30282f3c-60e6-4abc-a33d-e6fe0e2a8f75', 'contact-new', 'contact-new:3', NULL, 'ade@example.org', 'Support: Chidi Eze 1', '', 'Guapcoin


Support: Chidi Eze 1

Chidi Eze 1 (ade@example.org) wrote to us:

Chidi Eze 1

Answer this mail, and your answer goes to ade@example.org.

Open the message http://localhost:3000/admin/contacts/3

http://localhost:3000/admin/contacts/3

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:54:00+00', NULL, '2026-11-20 12:54:00+00', '2026-11-20 13:17:00+00', NULL),
	('31fdf86d-2a37-4a77-96c3-20fc0f51eaa2', 'story-received', 'story-received:1', 'ade@oyo.example', NULL, 'We received your story: Woven cloth', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


We received your story: Woven cloth

Hello Woven cloth,

Thank you for your story, ''Woven cloth''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'dead', 1, '2026-11-20 13:17:00+00', '550 no such mailbox', '2026-11-20 12:05:00+00', NULL, NULL),
	('3251f5fe-6242-427d-89e5-f5bdeb57fc5f', 'contact-new', 'contact-new:1', NULL, 'ade@example.org', 'Support: Woven cloth', '', 'Guapcoin


Support: Woven cloth

Woven cloth (ade@example.org) wrote to us:

Woven cloth

Answer this mail, and your answer goes to ade@example.org.

Open the message http://localhost:3000/admin/contacts/1

http://localhost:3000/admin/contacts/1

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:07:00+00', NULL, '2026-11-20 12:07:00+00', '2026-11-20 13:17:00+00', NULL),
	('3325c0d8-7a7f-4e7d-ae6e-086fa312072f', 'merchant-received', 'merchant-received:146', 'owner@oyo.example', NULL, 'We received your application: Woven cloth', '', 'Guapcoin


We received your application: Woven cloth

Hello Woven cloth,

Thank you for registering Woven cloth with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:03:00+00', NULL, '2026-11-20 12:03:00+00', '2026-11-20 13:17:00+00', NULL),
	('37a50654-caa9-4a35-ac10-81e95738fb05', 'merchant-approved', 'merchant-approved:150', 'owner@name.example', NULL, 'Approved: Online in Name is in the directory', '', 'Guapcoin


Approved: Online in Name is in the directory

Hello Adé Ọlá,

Good news: Online in Name has been approved. This is your page in the merchant directory:

See your page http://localhost:3000/merchant-directory/online-in-name

http://localhost:3000/merchant-directory/online-in-name

Share the link with your customers, and tell them that you accept Guapcoin.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:46:00+00', NULL, '2026-11-20 12:46:00+00', '2026-11-20 13:17:00+00', NULL),
	('3ec860fb-5958-482d-b68c-5d41e5492cbe', 'contact-received', 'contact-received:2', 'ade@example.org', NULL, 'We received your message', '', 'Guapcoin


We received your message

Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.

Inquiry type: Support

We never ask for your private key or your recovery phrase, in a mail or anywhere else.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:53:00+00', NULL, '2026-11-20 12:53:00+00', '2026-11-20 13:17:00+00', NULL),
	('4256c50f-16c3-4a8f-a788-fee2dfc6b939', 'password-reset-link', 'password-reset:de14eb18a016f5533c6b548c82fae2f0be4398009ab2e9b79a643a61ed6fbd06', 'ada@example.org', NULL, 'Set a new password', '', 'Guapcoin


Set a new password

Somebody asked for a new password for your account. Follow this link to choose one:

Choose a new password http://localhost:3000/admin/password-reset/[hidden]

http://localhost:3000/admin/password-reset/[hidden]

The link works once, within 30 minutes.

If it was not you, you need not do anything. Your password stays as it is.

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 12:07:00+00', NULL, '2026-11-20 12:07:00+00', '2026-11-20 13:17:00+00', NULL),
	('4275eb24-4e1b-4aac-b370-4a2a97b18492', 'story-new', 'story-new:6', NULL, NULL, 'New community story: How Technology met the market', '', 'Guapcoin


New community story: How Technology met the market

Bisi Alabi has sent a story: ''How Technology met the market'' (Technology). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/6

http://localhost:3000/admin/submissions/6

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:51:00+00', NULL, '2026-11-20 12:51:00+00', '2026-11-20 13:17:00+00', NULL),
	('44274d02-d446-400a-99a7-53fc62b6a6c3', 'merchant-new', 'merchant-new:147', NULL, NULL, 'New merchant application: Woven cloth 2', '', 'Guapcoin


New merchant application: Woven cloth 2

Woven cloth 2 (Restaurant/Food Service, Woven cloth 2, Woven cloth 2, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/147

http://localhost:3000/admin/merchants/147

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:04:00+00', NULL, '2026-11-20 12:04:00+00', '2026-11-20 13:17:00+00', NULL),
	('454c09d1-61ee-4cc0-9430-c3e06003c7e1', 'town-hall-welcome', 'town-hall-welcome:1', 'ade@example.org', NULL, 'You are on the list for Guapcoin town halls', '', 'Guapcoin


You are on the list for Guapcoin town halls

Hello Woven cloth,

Thank you. We write to you the day before each town hall, and an hour before.

See the town halls http://localhost:3000/town-halls

http://localhost:3000/town-halls

The Guapcoin team

----------------------------------------

You receive this mail because this address is on the town hall list of http://localhost:3000. Stop it here: http://localhost:3000/town-halls/unsubscribe/[hidden]', 'sent', 1, '2026-11-20 12:01:00+00', NULL, '2026-11-20 12:01:00+00', '2026-11-20 13:17:00+00', NULL),
	('4580e7f1-2366-4c87-bb6b-cf80f7fe46d3', 'contact-received', 'contact-received:5', 'ade@example.org', NULL, 'We received your message', '', 'Guapcoin


We received your message

Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.

Inquiry type: Support

We never ask for your private key or your recovery phrase, in a mail or anywhere else.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:56:00+00', NULL, '2026-11-20 12:56:00+00', '2026-11-20 13:17:00+00', NULL),
	('47044b4f-9d8a-45eb-81c1-f834802990c6', 'story-received', 'story-received:3', 'bisi0@example.org', NULL, 'We received your story: How Business met the market', '', 'Guapcoin


We received your story: How Business met the market

Hello Bisi Alabi,

Thank you for your story, ''How Business met the market''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:48:00+00', NULL, '2026-11-20 12:48:00+00', '2026-11-20 13:17:00+00', NULL),
	('47fa2426-fe55-4c16-8bba-e3f95bc7907e', 'merchant-received', 'merchant-received:152', 'owner@street.example', NULL, 'We received your application: No Such Street', '', 'Guapcoin


We received your application: No Such Street

Hello Adé Ọlá,

Thank you for registering No Such Street with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:42:00+00', NULL, '2026-11-20 12:42:00+00', '2026-11-20 13:17:00+00', NULL),
	('4e445aab-6ea3-4d76-a2ed-eedb74e5d590', 'password-reset-link', 'password-reset:f7554a7a34c99f8c1dd072199ba75e2fec5f7fd16e0d3fdf9a4637f4ff934243', 'ada@example.org', NULL, 'Set a new password', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


Set a new password

Somebody asked for a new password for your account. Follow this link to choose one:

Choose a new password http://localhost:3000/admin/password-reset/x-kveMyi-i99PdK6m9JS6kSHGwwX7ai3

http://localhost:3000/admin/password-reset/x-kveMyi-i99PdK6m9JS6kSHGwwX7ai3

The link works once, within 30 minutes.

If it was not you, you need not do anything. Your password stays as it is.

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'queued', 0, '2026-11-20 13:17:00+00', NULL, '2026-11-20 13:17:00+00', NULL, NULL),
	('511de826-5edb-4c79-bc60-89c1b1c4702d', 'merchant-received', 'merchant-received:153', 'owner@watches.example', NULL, 'We received your application: Cheap Watches', '', 'Guapcoin


We received your application: Cheap Watches

Hello Adé Ọlá,

Thank you for registering Cheap Watches with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:43:00+00', NULL, '2026-11-20 12:43:00+00', '2026-11-20 13:17:00+00', NULL),
	('51218f7c-cd75-457a-9cd3-4c5de8dcd2ea', 'merchant-new', 'merchant-new:154', NULL, NULL, 'New merchant application: Once Suspected', '', 'Guapcoin


New merchant application: Once Suspected

Once Suspected (Technology, Atlanta, GA, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/154

http://localhost:3000/admin/merchants/154

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:44:00+00', NULL, '2026-11-20 12:44:00+00', '2026-11-20 13:17:00+00', NULL),
	('51f9af0f-9d62-46fa-a054-c24a681ef3e3', 'account-recovery-code-used', 'account:recovery-code-used:772b5b12-0c4f-445c-a7a8-e0f686b1c9cb', 'bola@example.org', NULL, 'A recovery code was used', '', 'Guapcoin


A recovery code was used

Somebody signed in to your account with a recovery code. Unused codes left: 9.

When: Nov 20, 2026, 1:16 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:16:00+00', NULL, '2026-11-20 13:16:00+00', '2026-11-20 13:17:00+00', NULL),
	('544b6eee-5112-4cb1-b6ee-09dcf05c550f', 'merchant-new', 'merchant-new:150', NULL, NULL, 'New merchant application: Online in Name', '', 'Guapcoin


New merchant application: Online in Name

Online in Name (Other, Online, GA, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/150

http://localhost:3000/admin/merchants/150

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:40:00+00', NULL, '2026-11-20 12:40:00+00', '2026-11-20 13:17:00+00', NULL),
	('56e26a13-c567-47fb-98f0-5660075365b2', 'town-hall-welcome', 'town-hall-welcome:3', 'leaves@example.org', NULL, 'You are on the list for Guapcoin town halls', '', 'Guapcoin


You are on the list for Guapcoin town halls

Hello Leaves Again,

Thank you. We write to you the day before each town hall, and an hour before.

See the town halls http://localhost:3000/town-halls

http://localhost:3000/town-halls

The Guapcoin team

----------------------------------------

You receive this mail because this address is on the town hall list of http://localhost:3000. Stop it here: http://localhost:3000/town-halls/unsubscribe/[hidden]', 'sent', 1, '2026-11-20 13:06:00+00', NULL, '2026-11-20 13:06:00+00', '2026-11-20 13:17:00+00', NULL),
	('606e6cb0-c833-4786-ab3e-918eae42e7d6', 'story-received', 'story-received:2', 'ade@oyo.example', NULL, 'We received your story: Woven cloth 2', '', 'Guapcoin


We received your story: Woven cloth 2

Hello Woven cloth 2,

Thank you for your story, ''Woven cloth 2''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:06:00+00', NULL, '2026-11-20 12:06:00+00', '2026-11-20 13:17:00+00', NULL),
	('63d39a4b-7333-4bae-84e3-61ca70a379ec', 'merchant-new', 'merchant-new:152', NULL, NULL, 'New merchant application: No Such Street', '', 'Guapcoin


New merchant application: No Such Street

No Such Street (Non-profit, Atlanta, GA, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/152

http://localhost:3000/admin/merchants/152

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:42:00+00', NULL, '2026-11-20 12:42:00+00', '2026-11-20 13:17:00+00', NULL),
	('64c2064a-4c00-48ac-b975-ad5c3766ac4c', 'newsletter-confirm', 'newsletter-confirm:1:1795176120000', 'ade@example.org', NULL, 'Please confirm: the Guapcoin newsletter', '', 'Guapcoin


Please confirm: the Guapcoin newsletter

This address was entered for our newsletter. If it was you, open this link and press the button there:

Yes, I want the newsletter http://localhost:3000/newsletter/confirm/[hidden]

http://localhost:3000/newsletter/confirm/[hidden]

The link works for 7 days. Without your confirmation you get no newsletter.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:02:00+00', NULL, '2026-11-20 12:02:00+00', '2026-11-20 13:17:00+00', NULL),
	('64c55bca-b934-41b0-8f59-0c8d8be340a1', 'story-new', 'story-new:4', NULL, NULL, 'New community story: How Education met the market', '', 'Guapcoin


New community story: How Education met the market

Bisi Alabi has sent a story: ''How Education met the market'' (Education). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/4

http://localhost:3000/admin/submissions/4

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:49:00+00', NULL, '2026-11-20 12:49:00+00', '2026-11-20 13:17:00+00', NULL),
	('6a8902a1-0aee-48be-a969-ff7997fca449', 'account-passkey-renamed', 'account:passkey-renamed:bf0c19c0-fe5d-4b29-b37a-d35840ac2612', 'bola@example.org', NULL, 'A passkey of your account has a new name', '', 'Guapcoin


A passkey of your account has a new name

The passkey is called ''My phone'' now.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('6abac1a1-8dad-4816-b2ac-e78643a831dd', 'newsletter-confirm', 'newsletter-confirm:5:1795179720000', 'never@example.org', NULL, 'Please confirm: the Guapcoin newsletter', '', 'Guapcoin


Please confirm: the Guapcoin newsletter

This address was entered for our newsletter. If it was you, open this link and press the button there:

Yes, I want the newsletter http://localhost:3000/newsletter/confirm/[hidden]

http://localhost:3000/newsletter/confirm/[hidden]

The link works for 7 days. Without your confirmation you get no newsletter.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 13:02:00+00', NULL, '2026-11-20 13:02:00+00', '2026-11-20 13:17:00+00', NULL),
	('6bb81db3-597c-4058-a132-620bea35a707', 'account-authenticator-added', 'account:authenticator-added:8dff138a-e6e9-409b-8e10-496650fde72f', 'bola@example.org', NULL, 'Your authenticator app is on', '', 'Guapcoin


Your authenticator app is on

From now on we ask for a code of your authenticator app when you sign in.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('75f0a20c-6a8b-40a3-8023-30d5e691d757', 'invitation', 'invitation:87f412d69df6d7e65487cc02a325666ec4b26be159ab0c075e8e7421136b6a0a', 'grace@example.org', NULL, 'You are invited to look after Guapcoin''s site', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


You are invited to look after Guapcoin''s site

ada@example.org invites you to the team that looks after Guapcoin''s site. Follow this link to make your account:

Make my account http://localhost:3000/admin/invitation/zTDGkFeqDnFURqK91Wwr9JAEK-9StSBw

http://localhost:3000/admin/invitation/zTDGkFeqDnFURqK91Wwr9JAEK-9StSBw

The link works once, within 3 days.

If you do not know why you got this mail, you need not do anything.

The Guapcoin team

----------------------------------------

You get this mail because somebody invited you at http://localhost:3000.', 'queued', 1, '2026-11-20 13:17:30+00', 'ECONNREFUSED', '2026-11-20 12:07:00+00', NULL, NULL),
	('7788eb57-a2d6-411d-bb80-0b349e82ab85', 'story-new', 'story-new:1', NULL, NULL, 'New community story: Woven cloth', '', 'Guapcoin


New community story: Woven cloth

Woven cloth has sent a story: ''Woven cloth'' (Business). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/1

http://localhost:3000/admin/submissions/1

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:05:00+00', NULL, '2026-11-20 12:05:00+00', '2026-11-20 13:17:00+00', NULL),
	('83fd1e74-254b-450c-8358-59c80283646e', 'account-passkey-added', 'account:passkey-added:e4906246-e1a9-4e3c-978a-3c40dc6f5d5a', 'bola@example.org', NULL, 'A passkey was added to your account', '', 'Guapcoin


A passkey was added to your account

The passkey ''Key 0'' can sign in to your account from now on.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('8423f0d2-93e1-4a49-a2b0-1102b625a051', 'merchant-approved', 'merchant-approved:146', 'owner@oyo.example', NULL, 'Approved: Woven cloth is in the directory', '', 'Guapcoin


Approved: Woven cloth is in the directory

Hello Woven cloth,

Good news: Woven cloth has been approved. This is your page in the merchant directory:

See your page http://localhost:3000/merchant-directory/woven-cloth

http://localhost:3000/merchant-directory/woven-cloth

Share the link with your customers, and tell them that you accept Guapcoin.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:03:00+00', NULL, '2026-11-20 12:03:00+00', '2026-11-20 13:17:00+00', NULL),
	('8d9e98fb-e3cd-47c9-a219-86c213961828', 'merchant-received', 'merchant-received:154', 'owner@suspected.example', NULL, 'We received your application: Once Suspected', '', 'Guapcoin


We received your application: Once Suspected

Hello Adé Ọlá,

Thank you for registering Once Suspected with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:44:00+00', NULL, '2026-11-20 12:44:00+00', '2026-11-20 13:17:00+00', NULL),
	('8fdebc6d-ee14-45ae-9a17-6b14f1f6b861', 'story-published', 'story-published:1', 'ade@oyo.example', NULL, 'Published: Woven cloth', '', 'Guapcoin


Published: Woven cloth

Hello Woven cloth,

Good news: your story ''Woven cloth'' is published. Everybody can read it here:

Read your story http://localhost:3000/blog/woven-cloth

http://localhost:3000/blog/woven-cloth

Do you want to change something, or take it down? Write to us:

Contact us http://localhost:3000/contact

http://localhost:3000/contact

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:05:00+00', NULL, '2026-11-20 12:05:00+00', '2026-11-20 13:17:00+00', NULL),
	('90ded112-b686-4d6f-a5a9-baec98d59855', 'merchant-new', 'merchant-new:148', NULL, NULL, 'New merchant application: Cloth by Wire', '', 'Guapcoin


New merchant application: Cloth by Wire

Cloth by Wire (E-commerce, Online, Ghana) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/148

http://localhost:3000/admin/merchants/148

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:38:00+00', NULL, '2026-11-20 12:38:00+00', '2026-11-20 13:17:00+00', NULL),
	('90e7822c-2133-4bed-a9a1-2aa7b180a5c0', 'story-new', 'story-new:3', NULL, NULL, 'New community story: How Business met the market', '', 'Guapcoin


New community story: How Business met the market

Bisi Alabi has sent a story: ''How Business met the market'' (Business). The sender was promised an answer within 48 hours.

It comes with a picture.

Open the story http://localhost:3000/admin/submissions/3

http://localhost:3000/admin/submissions/3

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:48:00+00', NULL, '2026-11-20 12:48:00+00', '2026-11-20 13:17:00+00', NULL),
	('9408819c-5cce-4cc7-855a-f9d12a93e47f', 'story-published', 'story-published:4', 'bisi1@example.org', NULL, 'Published: How a school met the market', '', 'Guapcoin


Published: How a school met the market

Hello Bisi Alabi,

Good news: your story ''How a school met the market'' is published. Everybody can read it here:

Read your story http://localhost:3000/blog/how-a-school-met-the-market

http://localhost:3000/blog/how-a-school-met-the-market

Do you want to change something, or take it down? Write to us:

Contact us http://localhost:3000/contact

http://localhost:3000/contact

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:52:00+00', NULL, '2026-11-20 12:52:00+00', '2026-11-20 13:17:00+00', NULL),
	('94fa37e3-ad39-41c4-8dde-fce771d1c6af', 'merchant-received', 'merchant-received:150', 'owner@name.example', NULL, 'We received your application: Online in Name', '', 'Guapcoin


We received your application: Online in Name

Hello Adé Ọlá,

Thank you for registering Online in Name with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:40:00+00', NULL, '2026-11-20 12:40:00+00', '2026-11-20 13:17:00+00', NULL),
	('98ed2699-4e44-4dda-a790-dcd1e29ac0bb', 'account-passkey-removed', 'account:passkey-removed:62cc4a05-1418-4621-a0ef-4e50c001ff6f', 'bola@example.org', NULL, 'A passkey was removed from your account', '', 'Guapcoin


A passkey was removed from your account

The passkey ''Key 2'' cannot sign in to your account any more.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('9a7efe60-06ae-4b9f-98d3-26e10fd5dad5', 'contact-new', 'contact-new:5', NULL, 'ade@example.org', 'Support: Chidi Eze 3', '', 'Guapcoin


Support: Chidi Eze 3

Chidi Eze 3 (ade@example.org) wrote to us:

Chidi Eze 3

Answer this mail, and your answer goes to ade@example.org.

Open the message http://localhost:3000/admin/contacts/5

http://localhost:3000/admin/contacts/5

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:56:00+00', NULL, '2026-11-20 12:56:00+00', '2026-11-20 13:17:00+00', NULL),
	('9cc54f85-9ba9-447c-8768-ffd5f38257e8', 'contact-received', 'contact-received:3', 'ade@example.org', NULL, 'We received your message', '', 'Guapcoin


We received your message

Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.

Inquiry type: Support

We never ask for your private key or your recovery phrase, in a mail or anywhere else.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:54:00+00', NULL, '2026-11-20 12:54:00+00', '2026-11-20 13:17:00+00', NULL),
	('9e0c9e25-1200-4dba-acae-ae1d3c0356da', 'contact-reply', 'contact-reply:3:1', 'ade@example.org', NULL, 'Re: Chidi Eze 1', '', 'Guapcoin


Re: Chidi Eze 1

Open the form.

Then press Send.

The Guapcoin team

On Nov 20, 2026, 12:54 PM UTC, Chidi Eze 1 wrote:

> Chidi Eze 1

----------------------------------------

You receive this mail because you wrote to us on http://localhost:3000.', 'sent', 1, '2026-11-20 12:56:00+00', NULL, '2026-11-20 12:56:00+00', '2026-11-20 13:17:00+00', NULL),
	('9f2cb5b6-9275-4477-baf8-055f69be6b2b', 'newsletter-confirm', 'newsletter-confirm:4:1795179600000', 'gone@example.org', NULL, 'Please confirm: the Guapcoin newsletter', '', 'Guapcoin


Please confirm: the Guapcoin newsletter

This address was entered for our newsletter. If it was you, open this link and press the button there:

Yes, I want the newsletter http://localhost:3000/newsletter/confirm/[hidden]

http://localhost:3000/newsletter/confirm/[hidden]

The link works for 7 days. Without your confirmation you get no newsletter.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 13:00:00+00', NULL, '2026-11-20 13:00:00+00', '2026-11-20 13:17:00+00', NULL),
	('a24b7fe2-4750-4b29-b80d-0986943159e0', 'story-received', 'story-received:7', 'bisi4@example.org', NULL, 'We received your story: How Personal Finance met the market', '', 'Guapcoin


We received your story: How Personal Finance met the market

Hello Bisi Alabi,

Thank you for your story, ''How Personal Finance met the market''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:52:00+00', NULL, '2026-11-20 12:52:00+00', '2026-11-20 13:17:00+00', NULL),
	('a4dc3bf9-bf2a-4a3d-b668-6815f6f99211', 'merchant-received', 'merchant-received:149', 'owner@waiting.example', NULL, 'We received your application: Waiting Room', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


We received your application: Waiting Room

Hello Adé Ọlá,

Thank you for registering Waiting Room with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/y9394deLkKwUsfo6WeI8CcuDDxi6LJ6O

http://localhost:3000/merchant-register/status/y9394deLkKwUsfo6WeI8CcuDDxi6LJ6O

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'queued', 0, '2026-11-20 12:39:00+00', NULL, '2026-11-20 12:39:00+00', NULL, NULL),
	('a584522d-2978-436f-afe7-231c610da435', 'story-new', 'story-new:7', NULL, NULL, 'New community story: How Personal Finance met the market', '', 'Guapcoin


New community story: How Personal Finance met the market

Bisi Alabi has sent a story: ''How Personal Finance met the market'' (Personal Finance). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/7

http://localhost:3000/admin/submissions/7

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:52:00+00', NULL, '2026-11-20 12:52:00+00', '2026-11-20 13:17:00+00', NULL),
	('a9937faf-4082-47c9-8967-f363b7bcc5f0', 'contact-new', 'contact-new:4', NULL, 'ade@example.org', 'Support: Chidi Eze 2', '', 'Guapcoin


Support: Chidi Eze 2

Chidi Eze 2 (ade@example.org) wrote to us:

Chidi Eze 2

Answer this mail, and your answer goes to ade@example.org.

Open the message http://localhost:3000/admin/contacts/4

http://localhost:3000/admin/contacts/4

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:55:00+00', NULL, '2026-11-20 12:55:00+00', '2026-11-20 13:17:00+00', NULL),
	('a9c9eacc-2bc5-4150-9e76-0fcf25f6b39b', 'merchant-approved', 'merchant-approved:155', 'owner@kofi.example', NULL, 'Approved: Decided by Kofi is in the directory', '', 'Guapcoin


Approved: Decided by Kofi is in the directory

Hello Adé Ọlá,

Good news: Decided by Kofi has been approved. This is your page in the merchant directory:

See your page http://localhost:3000/merchant-directory/decided-by-kofi

http://localhost:3000/merchant-directory/decided-by-kofi

Share the link with your customers, and tell them that you accept Guapcoin.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 13:17:00+00', NULL, '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', NULL),
	('aa06be5b-84d6-42e7-a83d-ab5d552e4951', 'story-rejected', 'story-rejected:5', 'bisi2@example.org', NULL, 'Your story: How Global Impact met the market', '', 'Guapcoin


Your story: How Global Impact met the market

Hello Bisi Alabi,

Thank you for sending us your story ''How Global Impact met the market''. We do not publish it this time. If you sent a picture with it, we delete it after 30 days.

What our staff wrote:

We know this one.

You are welcome to send us another story:

Submit a story http://localhost:3000/community/story

http://localhost:3000/community/story

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:52:00+00', NULL, '2026-11-20 12:52:00+00', '2026-11-20 13:17:00+00', NULL),
	('ad36a0e2-95d6-44cb-9388-1dde376bb445', 'story-received', 'story-received:4', 'bisi1@example.org', NULL, 'We received your story: How Education met the market', '', 'Guapcoin


We received your story: How Education met the market

Hello Bisi Alabi,

Thank you for your story, ''How Education met the market''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:49:00+00', NULL, '2026-11-20 12:49:00+00', '2026-11-20 13:17:00+00', NULL),
	('ae3efcc4-0a86-498d-b13d-0b8daa6eb910', 'story-published', 'story-published:3', 'bisi0@example.org', NULL, 'Published: How Business met the market', '', 'Guapcoin


Published: How Business met the market

Hello Bisi Alabi,

Good news: your story ''How Business met the market'' is published. Everybody can read it here:

Read your story http://localhost:3000/blog/how-business-met-the-market

http://localhost:3000/blog/how-business-met-the-market

Do you want to change something, or take it down? Write to us:

Contact us http://localhost:3000/contact

http://localhost:3000/contact

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:52:00+00', NULL, '2026-11-20 12:52:00+00', '2026-11-20 13:17:00+00', NULL),
	('b005086f-04e8-4425-b72b-9f74d4a6a93f', 'account-passkey-added', 'account:passkey-added:2fe7f74f-4475-440a-82ab-34263504a093', 'bola@example.org', NULL, 'A passkey was added to your account', '', 'Guapcoin


A passkey was added to your account

The passkey ''Key 2'' can sign in to your account from now on.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('b72b5dd7-327a-45f2-90df-e7628496cd36', 'story-new', 'story-new:2', NULL, NULL, 'New community story: Woven cloth 2', '', 'Guapcoin


New community story: Woven cloth 2

Woven cloth 2 has sent a story: ''Woven cloth 2'' (Business). The sender was promised an answer within 48 hours.

Open the story http://localhost:3000/admin/submissions/2

http://localhost:3000/admin/submissions/2

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:06:00+00', NULL, '2026-11-20 12:06:00+00', '2026-11-20 13:17:00+00', NULL),
	('b81e5357-6206-4550-9424-09fe8db0af50', 'newsletter-welcome', 'newsletter-welcome:3:1795179480000', 'reader@example.org', NULL, 'You are subscribed to the Guapcoin newsletter', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


You are subscribed to the Guapcoin newsletter

Thank you. From now on you hear from us when there is something to tell.

Choose your topics, or stop, at any time. The link is meant for you alone:

Change my newsletter http://localhost:3000/newsletter/manage/djt0zPIcAPYPlEVYn67XXN7FFUGBZwupX6CVr65yq2c

http://localhost:3000/newsletter/manage/djt0zPIcAPYPlEVYn67XXN7FFUGBZwupX6CVr65yq2c

The Guapcoin team

----------------------------------------

You receive this mail because this address is subscribed to the newsletter of http://localhost:3000.', 'queued', 0, '2026-11-20 12:58:00+00', NULL, '2026-11-20 12:58:00+00', NULL, '{"List-Unsubscribe": "<http://localhost:3000/newsletter/unsubscribe/djt0zPIcAPYPlEVYn67XXN7FFUGBZwupX6CVr65yq2c>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}'),
	('b903dea6-d114-4705-b5b1-89edfa26cd1e', 'contact-new', 'contact-new:2', NULL, 'ade@example.org', 'Support: Chidi Eze 0', '', 'Guapcoin


Support: Chidi Eze 0

Chidi Eze 0 (ade@example.org) wrote to us:

Chidi Eze 0

Answer this mail, and your answer goes to ade@example.org.

Open the message http://localhost:3000/admin/contacts/2

http://localhost:3000/admin/contacts/2

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:53:00+00', NULL, '2026-11-20 12:53:00+00', '2026-11-20 13:17:00+00', NULL),
	('ba573f20-4beb-44c8-be45-5e41c648e70e', 'merchant-received', 'merchant-received:148', 'owner@wire.example', NULL, 'We received your application: Cloth by Wire', '', 'Guapcoin


We received your application: Cloth by Wire

Hello Adé Ọlá,

Thank you for registering Cloth by Wire with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:38:00+00', NULL, '2026-11-20 12:38:00+00', '2026-11-20 13:17:00+00', NULL),
	('bc92b2dc-e96f-4e89-84c2-47c69d534c39', 'newsletter-confirm', 'newsletter-confirm:2:1795179420000', 'waiting@example.org', NULL, 'Please confirm: the Guapcoin newsletter', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/></head><body style="background-color:#F8F2E4;margin:0;padding:0"><!--$--><!--html--><!--head--><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">One more step, and you hear from us.<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><!--body--><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#F8F2E4;color:#14120E;font-family:Helvetica, Arial, sans-serif;margin:0;padding:24px 0"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;background-color:#FFFFFF;border:1px solid #E4DCC8;border-radius:12px;padding:32px"><tbody><tr style="width:100%"><td><p style="font-size:14px;line-height:24px;color:#8A6200;font-weight:700;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">Guapcoin</p><h1 style="font-size:24px;line-height:30px;margin:8px 0 16px">Please confirm: the Guapcoin newsletter</h1><p style="font-size:16px;line-height:24px;margin:0 0 12px;white-space:pre-line;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">This address was entered for our newsletter. If it was you, open this link and press the button there:</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:16px 0"><tbody><tr><td><a href="http://localhost:3000/newsletter/confirm/BoMj8zyRl-EF8zzcIuCUEFD9Hy9ZDvGUwzwgUiZoPso" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#F0B429;color:#14120E;border-radius:6px;padding:12px 20px;font-weight:700;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Yes, I want the newsletter</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a><p style="font-size:13px;line-height:24px;color:#5C5546;margin:8px 0 0;word-break:break-all;margin-top:8px;margin-right:0;margin-bottom:0;margin-left:0">http://localhost:3000/newsletter/confirm/BoMj8zyRl-EF8zzcIuCUEFD9Hy9ZDvGUwzwgUiZoPso</p></td></tr></tbody></table><p style="font-size:16px;line-height:24px;margin:0 0 12px;white-space:pre-line;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">The link works for 7 days. Without your confirmation you get no newsletter.</p><p style="font-size:16px;line-height:24px;margin:0 0 12px;white-space:pre-line;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">The Guapcoin team</p><hr style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#E4DCC8;margin:24px 0 12px"/><p style="font-size:13px;line-height:24px;color:#5C5546;margin:0;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.</p></td></tr></tbody></table></td></tr></tbody></table><!--/$--></body></html>', 'Guapcoin


Please confirm: the Guapcoin newsletter

This address was entered for our newsletter. If it was you, open this link and press the button there:

Yes, I want the newsletter http://localhost:3000/newsletter/confirm/BoMj8zyRl-EF8zzcIuCUEFD9Hy9ZDvGUwzwgUiZoPso

http://localhost:3000/newsletter/confirm/BoMj8zyRl-EF8zzcIuCUEFD9Hy9ZDvGUwzwgUiZoPso

The link works for 7 days. Without your confirmation you get no newsletter.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'queued', 0, '2026-11-20 12:57:00+00', NULL, '2026-11-20 12:57:00+00', NULL, NULL),
	('c34f21dd-ec91-458f-9048-e4c59ce1fe19', 'merchant-approved', 'merchant-approved:151', 'Owner+Odd@odd.example', NULL, 'Approved: Ọjà “Àdìrẹ” & Sons <b>\n '' ; -- is in the directory', '', 'Guapcoin


Approved: Ọjà “Àdìrẹ” & Sons <b>\n '' ; -- is in the directory

Hello Adé Ọlá,

Good news: Ọjà “Àdìrẹ” & Sons <b>\n '' ; -- has been approved. This is your page in the merchant directory:

See your page http://localhost:3000/merchant-directory/oja-adire-and-sons-b-n

http://localhost:3000/merchant-directory/oja-adire-and-sons-b-n

Share the link with your customers, and tell them that you accept Guapcoin.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:47:00+00', NULL, '2026-11-20 12:47:00+00', '2026-11-20 13:17:00+00', NULL),
	('c4403f7f-3bf3-4e67-89d6-cd1f0d413339', 'merchant-rejected', 'merchant-rejected:152', 'owner@street.example', NULL, 'Your application for No Such Street', '<p>Shortened in this fixture. The text is whole.</p>', 'Guapcoin


Your application for No Such Street

Hello Adé Ọlá,

Thank you for your interest in Guapcoin. We could not accept the application for No Such Street this time.

What our staff wrote:

No such street. Please check.

You are welcome to correct it and apply again:

Register again http://localhost:3000/merchant-register

http://localhost:3000/merchant-register

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'dead', 1, '2026-11-20 13:17:00+00', '550 no such mailbox', '2026-11-20 12:47:00+00', NULL, NULL),
	('c71bed92-f747-482d-9c45-1b7be3834c6a', 'contact-received', 'contact-received:1', 'ade@example.org', NULL, 'We received your message', '', 'Guapcoin


We received your message

Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.

Inquiry type: Support

We never ask for your private key or your recovery phrase, in a mail or anywhere else.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:07:00+00', NULL, '2026-11-20 12:07:00+00', '2026-11-20 13:17:00+00', NULL),
	('c81c1e75-b878-4518-b8cb-b8149a3506c0', 'account-passkey-added', 'account:passkey-added:41447ba1-c954-4133-9ae0-42d461a02556', 'bola@example.org', NULL, 'A passkey was added to your account', '', 'Guapcoin


A passkey was added to your account

The passkey ''Key 1'' can sign in to your account from now on.

When: Nov 20, 2026, 1:11 PM UTC

If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team.

Open my account http://localhost:3000/admin/account

http://localhost:3000/admin/account

The Guapcoin team

----------------------------------------

You get this mail because you have an account at http://localhost:3000.', 'sent', 1, '2026-11-20 13:11:00+00', NULL, '2026-11-20 13:11:00+00', '2026-11-20 13:17:00+00', NULL),
	('cb272547-bbda-42bd-8643-d9f82bd8a56e', 'story-received', 'story-received:5', 'bisi2@example.org', NULL, 'We received your story: How Global Impact met the market', '', 'Guapcoin


We received your story: How Global Impact met the market

Hello Bisi Alabi,

Thank you for your story, ''How Global Impact met the market''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:50:00+00', NULL, '2026-11-20 12:50:00+00', '2026-11-20 13:17:00+00', NULL),
	('cc0174e8-49e2-422d-a825-6a121aaa0ac5', 'newsletter-welcome', 'newsletter-welcome:4:1795179600000', 'gone@example.org', NULL, 'You are subscribed to the Guapcoin newsletter', '', 'Guapcoin


You are subscribed to the Guapcoin newsletter

Thank you. From now on you hear from us when there is something to tell.

Choose your topics, or stop, at any time. The link is meant for you alone:

Change my newsletter http://localhost:3000/newsletter/manage/[hidden]

http://localhost:3000/newsletter/manage/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address is subscribed to the newsletter of http://localhost:3000.', 'sent', 1, '2026-11-20 13:00:00+00', NULL, '2026-11-20 13:00:00+00', '2026-11-20 13:17:00+00', NULL),
	('cf9e14eb-d83c-4948-a853-a7c9d7e47546', 'merchant-new', 'merchant-new:149', NULL, NULL, 'New merchant application: Waiting Room', '', 'Guapcoin


New merchant application: Waiting Room

Waiting Room (Health & Wellness, Online, Somewhere, Other) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/149

http://localhost:3000/admin/merchants/149

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:39:00+00', NULL, '2026-11-20 12:39:00+00', '2026-11-20 13:17:00+00', NULL),
	('d036046e-1ed8-4ef3-a79b-da86c6be792b', 'merchant-received', 'merchant-received:151', 'Owner+Odd@odd.example', NULL, 'We received your application: Ọjà “Àdìrẹ” & Sons <b>\n '' ; --', '', 'Guapcoin


We received your application: Ọjà “Àdìrẹ” & Sons <b>\n '' ; --

Hello Adé Ọlá,

Thank you for registering Ọjà “Àdìrẹ” & Sons <b>\n '' ; -- with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:41:00+00', NULL, '2026-11-20 12:41:00+00', '2026-11-20 13:17:00+00', NULL),
	('d4c159f0-8a5d-4d7c-a378-1ce8a4cdaea5', 'merchant-received', 'merchant-received:155', 'owner@kofi.example', NULL, 'We received your application: Decided by Kofi', '', 'Guapcoin


We received your application: Decided by Kofi

Hello Adé Ọlá,

Thank you for registering Decided by Kofi with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 13:17:00+00', NULL, '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', NULL),
	('e5d6833c-ece3-451f-a73a-8e7fd8bf3dca', 'story-received', 'story-received:6', 'bisi3@example.org', NULL, 'We received your story: How Technology met the market', '', 'Guapcoin


We received your story: How Technology met the market

Hello Bisi Alabi,

Thank you for your story, ''How Technology met the market''. It is safely with us.

A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:51:00+00', NULL, '2026-11-20 12:51:00+00', '2026-11-20 13:17:00+00', NULL),
	('ec6d1f3e-9cb5-48ca-8a80-b4ce1ae82c06', 'merchant-received', 'merchant-received:147', 'owner@oyo.example', NULL, 'We received your application: Woven cloth 2', '', 'Guapcoin


We received your application: Woven cloth 2

Hello Woven cloth 2,

Thank you for registering Woven cloth 2 with Guapcoin. Your application is safely with us.

What happens next

 1. A person on our staff reads your application.
 2. You hear from us within 2-3 business days, at this address.
 3. Once it is approved, your business has its own page in the directory.

You can see the state of your application at any time. The link is meant for you alone:

See my application http://localhost:3000/merchant-register/status/[hidden]

http://localhost:3000/merchant-register/status/[hidden]

The Guapcoin team

----------------------------------------

You receive this mail because this address was entered on http://localhost:3000. If it was not you, please ignore it.', 'sent', 1, '2026-11-20 12:04:00+00', NULL, '2026-11-20 12:04:00+00', '2026-11-20 13:17:00+00', NULL),
	('ef84416c-231a-4442-b3dd-9a8179b28588', 'merchant-new', 'merchant-new:153', NULL, NULL, 'New merchant application: Cheap Watches', '', 'Guapcoin


New merchant application: Cheap Watches

Cheap Watches (Retail, Atlanta, GA, United States) has asked to be listed. The applicant was promised an answer within 2-3 business days.

Open the application http://localhost:3000/admin/merchants/153

http://localhost:3000/admin/merchants/153

----------------------------------------

You receive this mail because you are an administrator of http://localhost:3000.', 'sent', 1, '2026-11-20 12:43:00+00', NULL, '2026-11-20 12:43:00+00', '2026-11-20 13:17:00+00', NULL);

-- TABLE DATA merchant_places

INSERT INTO public.merchant_places (place, merchants) VALUES
	('Abidjan, Lagunes, Côte d''Ivoire', 1),
	('Abẹ́òkúta, Ògùn', 1),
	('Accra, Greater Accra', 5),
	('Atlanta, GA', 10),
	('Baltimore, MD', 1),
	('Benin City, Edo', 1),
	('Birmingham, England', 1),
	('Bridgetown, Saint Michael, Barbados', 1),
	('Bristol, England', 1),
	('Brooklyn, NY', 1),
	('Busua, Western', 1),
	('Calgary, AB', 1),
	('Cape Coast, Central', 1),
	('Cape Town, Western Cape', 3),
	('Cardiff, Wales', 1),
	('Chicago, IL', 2),
	('Dallas, TX', 1),
	('Douala, Littoral, Cameroun', 1),
	('Durham, NC', 1),
	('Edinburgh, Scotland', 1),
	('Eldoret, Uasin Gishu County', 1),
	('Enugu, Enugu', 1),
	('Hohoe, Volta', 1),
	('Houston, TX', 3),
	('Ilé-Ifẹ̀, Ọ̀ṣun', 1),
	('Inglewood, CA', 1),
	('Jackson, MS', 1),
	('Jakmèl, Sidès, Haiti', 1),
	('Johannesburg, Gauteng', 1),
	('Kaduna, Kaduna', 1),
	('Kano, Kano', 1),
	('Kisumu, Kisumu County', 1),
	('Kumasi, Ashanti', 3),
	('Lagos, Lagos', 3),
	('Leeds, England', 1),
	('Lisboa, Lisboa, Portugal', 1),
	('Liverpool, England', 1),
	('London, England', 5),
	('Los Angeles, CA', 1),
	('Luanda, Luanda Province, Angola', 1),
	('Machakos, Machakos County', 1),
	('Maputo, Maputo Province, Mozambique', 1),
	('Miami, FL', 1),
	('Mindelo, São Vicente, Cabo Verde', 1),
	('Montréal, QC', 2),
	('Nairobi, Nairobi County', 4),
	('New Orleans, LA', 1),
	('New York, NY', 4),
	('Onitsha, Anambra', 1),
	('Online', 15),
	('Online, GA', 1),
	('Paris, Île-de-France, France', 1),
	('Philadelphia, PA', 1),
	('Port Harcourt, Rivers', 1),
	('Pretoria, Gauteng', 1),
	('Queens, NY', 1),
	('Rio de Janeiro, Rio de Janeiro, Brazil', 1),
	('Salvador, Bahia, Brazil', 2),
	('Savannah, GA', 1),
	('Seattle, WA', 1),
	('Sheffield, England', 1),
	('Sokoto, Sokoto', 1),
	('St. Louis, MO', 1),
	('Surrey, BC', 1),
	('Tamale, Northern', 1),
	('Thohoyandou, Limpopo', 1),
	('Toronto, ON', 2),
	('Umuahia, Abia', 1),
	('Uyo, Akwa Ibom', 1),
	('Wa, Upper West', 1),
	('Washington, DC', 1),
	('Winnipeg, MB', 1),
	('Woven cloth, Woven cloth', 1),
	('Ìbàdàn, Ọ̀yọ́', 2);

-- TABLE DATA merchant_requests

INSERT INTO public.merchant_requests (id, submission_key, status, business_name, business_type, directory_category, description, website, phone, online_only, address, city, state, zip_code, country, wallet_address, show_wallet, owner_name, email, search_text, slug, state_token_hash, suspicion, terms_accepted_at, created_at, review_started_at, decided_at, decided_by, rejection_reason, is_spam) OVERRIDING SYSTEM VALUE VALUES
	(1, 'fec377a5-39ee-8336-8682-80858635c8b7', 'approved', 'Leeds Chapeltown Honey', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Rooftop bees, neighbourhood blossoms.', NULL, '+44 20 7946 0109', false, '96 Chapeltown Road', 'Leeds', 'England', 'LS7 4ZZ', 'United Kingdom', '0xfec377A539Eee336168280858635c8B780358b34', false, 'Euphemia Bartley (demo)', 'owner@leeds-chapeltown-honey.example', 'leeds chapeltown honey
demo listing: rooftop bees, neighbourhood blossoms.
restaurant/food service', 'leeds-chapeltown-honey', 'demo:fec377a5-39ee-8336-8682-80858635c8b7', NULL, '2026-05-06 08:31:00+00', '2026-05-06 08:31:00+00', '2026-05-06 10:46:00+00', '2026-05-07 10:06:00+00', NULL, NULL, false),
	(2, 'f4cf2d09-ad1a-8e6c-8ad0-24127e7baf63', 'approved', 'Ahanta Coconut Works', 'Retail', 'Food & Dining', 'Demo listing: Oil, water, cake and rope from one palm.', NULL, '+233 000 555 0113', false, 'Busua Beach', 'Busua', 'Western', NULL, 'Ghana', NULL, false, 'Ɛba Kwɔfie (demo)', 'owner@ahanta-coconut-works.example', 'ahanta coconut works
demo listing: oil, water, cake and rope from one palm.
retail', 'ahanta-coconut-works', 'demo:f4cf2d09-ad1a-8e6c-8ad0-24127e7baf63', NULL, '2026-05-13 05:42:00+00', '2026-05-13 05:42:00+00', '2026-05-13 07:55:00+00', '2026-05-15 10:16:00+00', NULL, NULL, false),
	(3, 'f3b637f6-7af3-8e8e-8550-8d3959a781ca', 'approved', 'Sokoto Ƙwarya Calabash Art', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Carved and pyrographed gourds.', NULL, '+234 000 555 0124', false, 'Sultan Bello Road', 'Sokoto', 'Sokoto', NULL, 'Nigeria', NULL, false, 'Ɗanbaba Shehu (demo)', 'owner@sokoto-kwarya-calabash-art.example', 'sokoto kwarya calabash art
demo listing: carved and pyrographed gourds.
art & entertainment', 'sokoto-kwarya-calabash-art', 'demo:f3b637f6-7af3-8e8e-8550-8d3959a781ca', NULL, '2026-05-13 23:54:00+00', '2026-05-13 23:54:00+00', '2026-05-14 03:18:00+00', '2026-05-15 16:43:00+00', NULL, NULL, false),
	(4, 'f2fc6828-523a-8de5-8f5f-a2db90ffdde9', 'approved', 'Stellenbosch Vineyard Drones', 'Technology', 'Technology', 'Demo listing: Leaf-health maps by morning.', 'https://stellenbosch-vineyard-drones.example', '+27 000 555 0103', true, NULL, NULL, NULL, NULL, 'South Africa', 'GfziK5yQxxQex1cawNehP6QBhzHYZ4s4NH', false, 'Pieter Brandt (demo)', 'owner@stellenbosch-vineyard-drones.example', 'stellenbosch vineyard drones
demo listing: leaf-health maps by morning.
technology', 'stellenbosch-vineyard-drones', 'demo:f2fc6828-523a-8de5-8f5f-a2db90ffdde9', NULL, '2026-05-14 11:57:00+00', '2026-05-14 11:57:00+00', '2026-05-14 21:39:00+00', '2026-05-15 19:13:00+00', NULL, NULL, false),
	(5, 'f159becd-f8b3-87d5-87e1-50fb4d409527', 'approved', 'St. Louis Ville Florist', 'Retail', 'Services', 'Demo listing: Bouquets, wreaths and church arrangements. (The payment address is invented: please send nothing to it.)', 'https://st-louis-ville-florist.example', '+1 404 555 0136', false, '4218 Dr Martin Luther King Drive', 'St. Louis', 'MO', '63113', 'United States', '0xF159BECDf8B357D547e150Fb4D409527bc58d098', true, 'Bernadette Crume (demo)', 'owner@st-louis-ville-florist.example', 'st. louis ville florist
demo listing: bouquets, wreaths and church arrangements. (the payment address is invented: please send nothing to it.)
retail', 'st-louis-ville-florist', 'demo:f159becd-f8b3-87d5-87e1-50fb4d409527', NULL, '2026-05-15 15:05:00+00', '2026-05-15 15:05:00+00', '2026-05-16 10:49:00+00', '2026-05-18 13:23:00+00', NULL, NULL, false),
	(6, 'f0f9abff-2006-87aa-855a-9565b5cd10a6', 'approved', 'Regent Park Sound Lab', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Recording, mixing and a podcast booth by the hour.', 'https://regent-park-sound-lab.example', '+1 416 555 0101', false, '585 Dundas Street East', 'Toronto', 'ON', 'M5A 2B7', 'Canada', '0xf0f9abff200657Aa355a9565B5cD10a6402C8D9e', false, 'Kwesi Grant (demo)', 'owner@regent-park-sound-lab.example', 'regent park sound lab
demo listing: recording, mixing and a podcast booth by the hour.
art & entertainment', 'regent-park-sound-lab', 'demo:f0f9abff-2006-87aa-855a-9565b5cd10a6', NULL, '2026-05-15 21:19:00+00', '2026-05-15 21:19:00+00', '2026-05-16 01:23:00+00', '2026-05-16 16:49:00+00', NULL, NULL, false),
	(7, 'ee363505-eb6d-834a-83ec-da46d73659ae', 'approved', 'Garba d''Honneur', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Attiéké, thon frit, piment à volonté.', NULL, '+225 000 555 0100', false, 'Rue des Jardins, Deux-Plateaux', 'Abidjan', 'Lagunes, Côte d''Ivoire', NULL, 'Other', 'GfZUBADCSnCRB5oZXcpVFUeD4uBfeGSM6k', false, 'Adjoua Brou (demo)', 'owner@garba-dhonneur.example', 'garba d''honneur
demo listing: attieke, thon frit, piment a volonte.
restaurant/food service', 'garba-dhonneur', 'demo:ee363505-eb6d-834a-83ec-da46d73659ae', NULL, '2026-05-17 19:10:00+00', '2026-05-17 19:10:00+00', '2026-05-18 17:12:00+00', '2026-05-20 14:21:00+00', NULL, NULL, false),
	(8, 'ed066755-1b6b-8db1-8e7a-4d923df758ba', 'approved', 'Uyo Ikot Raffia Works', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Bags, hats and lampshades from raffia.', NULL, '+234 000 555 0118', false, 'Ikot Ekpene Road', 'Uyo', 'Akwa Ibom', NULL, 'Nigeria', '0xeD0667551B6b3Db1aE7A4D923Df758BA1cb3de9e', false, 'Imaobong Ẹtuk (demo)', 'owner@uyo-ikot-raffia-works.example', 'uyo ikot raffia works
demo listing: bags, hats and lampshades from raffia.
art & entertainment', 'uyo-ikot-raffia-works', 'demo:ed066755-1b6b-8db1-8e7a-4d923df758ba', NULL, '2026-05-18 14:52:00+00', '2026-05-18 14:52:00+00', '2026-05-19 03:25:00+00', '2026-05-19 09:18:00+00', NULL, NULL, false),
	(9, 'eccced8f-802c-8654-8ae6-a34971dcc616', 'approved', 'Easton Injera Club', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: One long table, one set menu.', 'https://easton-injera-club.example', '+44 20 7946 0110', false, '74 Stapleton Road', 'Bristol', 'England', 'BS5 0ZZ', 'United Kingdom', NULL, false, 'Tsehay Woldu (demo)', 'owner@easton-injera-club.example', 'easton injera club
demo listing: one long table, one set menu.
restaurant/food service', 'easton-injera-club', 'demo:eccced8f-802c-8654-8ae6-a34971dcc616', NULL, '2026-05-18 18:36:00+00', '2026-05-18 18:36:00+00', '2026-05-19 04:16:00+00', '2026-05-20 12:38:00+00', NULL, NULL, false),
	(10, 'ebf45bb6-9edf-8088-88ee-1999d571a06c', 'approved', 'Coração Valente Software', 'Technology', 'Technology', 'Demo listing: Sistemas para padarias, salões e oficinas; suporte até às dez da noite.', 'https://coracao-valente-software.example', '+44 20 7946 0900', true, NULL, NULL, NULL, NULL, 'Other', 'GfMXwWupHsZ1hWyU7UmxQxgEXCKaygqaUx', false, 'Fabrício Magalhães (demo)', 'owner@coracao-valente-software.example', 'coracao valente software
demo listing: sistemas para padarias, saloes e oficinas; suporte ate as dez da noite.
technology', 'coracao-valente-software', 'demo:ebf45bb6-9edf-8088-88ee-1999d571a06c', NULL, '2026-05-19 08:38:00+00', '2026-05-19 08:38:00+00', '2026-05-20 04:49:00+00', '2026-05-21 09:52:00+00', NULL, NULL, false),
	(11, 'e79594ef-b32b-8b1c-83c3-661cfe187bf7', 'approved', 'Granby Green Grocers'' Co-op', 'Retail', 'Food & Dining', 'Demo listing: Vegetables by weight, gossip free.', NULL, '+44 20 7946 0111', false, '170 Granby Street', 'Liverpool', 'England', 'L8 2ZZ', 'United Kingdom', 'GexRhZgxid28ihwppCPSSS7ia25RRWbUk5', false, 'Samira Elmi (demo)', 'owner@granby-green-grocers-co-op.example', 'granby green grocers'' co-op
demo listing: vegetables by weight, gossip free.
retail', 'granby-green-grocers-co-op', 'demo:e79594ef-b32b-8b1c-83c3-661cfe187bf7', NULL, '2026-05-22 09:09:00+00', '2026-05-22 09:09:00+00', '2026-05-23 12:56:00+00', '2026-05-24 15:08:00+00', NULL, NULL, false),
	(12, 'e6a6cf85-a437-8e32-8a19-3e50b07f910b', 'approved', 'Nyansapɔ Academy', 'Education', 'Services', 'Demo listing: Mathematics and science for senior high school, taught in small groups after class.', 'https://nyansapo-academy.example', '+233 000 555 0108', false, 'KNUST Junction, Ayeduase', 'Kumasi', 'Ashanti', NULL, 'Ghana', '0xe6a6Cf85a437be326a193e50b07F910b1d056804', false, 'Dr Akua Agyɛman (demo)', 'owner@nyansapo-academy.example', 'nyansapo academy
demo listing: mathematics and science for senior high school, taught in small groups after class.
education', 'nyansapo-academy', 'demo:e6a6cf85-a437-8e32-8a19-3e50b07f910b', NULL, '2026-05-23 00:37:00+00', '2026-05-23 00:37:00+00', '2026-05-23 21:33:00+00', '2026-05-25 03:07:00+00', NULL, NULL, false),
	(13, 'e5ab9e0d-2c60-8901-8aba-532f1731fbaf', 'approved', 'Librairie Parole Créole', 'Retail', 'Art & Culture', 'Demo listing: Littératures d''Haïti, des Antilles et d''Afrique; rencontres d''auteurs le premier vendredi du mois.', NULL, '+1 416 555 0103', false, '8205, rue Saint-Denis', 'Montréal', 'QC', 'H2P 2G8', 'Canada', 'GenJkExfutfeQCimgGNgkiz8qhVfbV16aX', false, 'Frantz Lafontant (demo)', 'owner@librairie-parole-creole.example', 'librairie parole creole
demo listing: litteratures d''haiti, des antilles et d''afrique; rencontres d''auteurs le premier vendredi du mois.
retail', 'librairie-parole-creole', 'demo:e5ab9e0d-2c60-8901-8aba-532f1731fbaf', NULL, '2026-05-23 16:54:00+00', '2026-05-23 16:54:00+00', '2026-05-23 19:15:00+00', '2026-05-24 15:18:00+00', NULL, NULL, false),
	(14, 'e4f0dbab-0a04-818b-8c05-bdb53d16e0b2', 'rejected', 'Lagos Lagoon Kayaks', 'Other', 'Services', 'Demo listing: Guided sunrise trips. (The payment address is invented: please send nothing to it.)', NULL, '+234 000 555 0105', false, 'Tarkwa Bay Jetty', 'Lagos', 'Lagos', NULL, 'Nigeria', 'GeiT1ydRgBCZGX7fc7GgoQTm4YXQSjue2G', true, 'Fẹ́mi Da-Silva (demo)', 'owner@lagos-lagoon-kayaks.example', 'lagos lagoon kayaks
demo listing: guided sunrise trips. (the payment address is invented: please send nothing to it.)
other', NULL, 'demo:e4f0dbab-0a04-818b-8c05-bdb53d16e0b2', NULL, '2026-05-24 05:01:00+00', '2026-05-24 05:01:00+00', '2026-05-24 08:23:00+00', '2026-05-24 19:22:00+00', NULL, 'Please tell us the street and number of the meeting point; a jetty alone does not let customers find you.', false),
	(15, 'e346bf41-3477-816e-87ba-2f3966d5a014', 'approved', 'Calgary Savannah Auto Care', 'Services', 'Services', 'Demo listing: Brakes, tyres and winter checks. (The payment address is invented: please send nothing to it.)', 'https://calgary-savannah-auto-care.example', '+1 416 555 0107', false, '3412 17 Avenue SE', 'Calgary', 'AB', 'T2A 0R2', 'Canada', 'GeZeZGQuQg8PMZgRcHzhprw57E3bDX9hLg', true, 'Blessing Moyo (demo)', 'owner@calgary-savannah-auto-care.example', 'calgary savannah auto care
demo listing: brakes, tyres and winter checks. (the payment address is invented: please send nothing to it.)
services', 'calgary-savannah-auto-care', 'demo:e346bf41-3477-816e-87ba-2f3966d5a014', NULL, '2026-05-25 08:38:00+00', '2026-05-25 08:38:00+00', '2026-05-26 05:06:00+00', '2026-05-26 08:56:00+00', NULL, NULL, false),
	(16, 'e0d80e6f-94bf-8664-899d-62613ae3cbf2', 'approved', 'Peachtree Akara House', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Àkàrà, mọ́í mọ́í and ògì from six in the morning, jollof from noon. 🌶️ Ask for the hot one only if you mean it. (The payment address is invented: please send nothing to it.)', 'https://peachtree-akara-house.example', '+1 404 555 0101', false, '88 Cascade Road SW', 'Atlanta', 'GA', '30311', 'United States', 'GeLnbxY1qjSMpMNZcCNXHgU2dW9TJyBhrj', true, 'Adébáyọ̀ Ọláníyan (demo)', 'owner@peachtree-akara-house.example', 'peachtree akara house
demo listing: akara, moi moi and ogi from six in the morning, jollof from noon. 🌶 ask for the hot one only if you mean it. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'peachtree-akara-house', 'demo:e0d80e6f-94bf-8664-899d-62613ae3cbf2', NULL, '2026-05-27 01:00:00+00', '2026-05-27 01:00:00+00', '2026-05-27 17:24:00+00', '2026-05-28 23:51:00+00', NULL, NULL, false),
	(17, 'df92aa9b-c9d3-8df1-8adf-d726814ef9f7', 'approved', 'Peckham Ankara Emporium', 'Retail', 'Fashion & Apparel', 'Demo listing: Six hundred prints on the shelf and a tailor upstairs. Wholesale on Mondays. Started as a table at the front of somebody else''s phone shop; now two floors. The lower one is cloth: wax, Dutch, Java, batik, lace, aṣọ òkè, and a corner for ends and seconds at half price. The upper one is work: cutting, sewing, zips, gèlè tying, and lessons for those who would rather do it themselves. We measure children for free because they never stay the same size long enough to be charged for it. Orders for aṣọ ẹbí of more than thirty people need six weeks, a colour everyone has really agreed on, and one person we may telephone. (The payment address is invented: please send nothing to it.)', 'https://peckham-ankara-emporium.example', '+44 20 7946 0100', false, '147 Rye Lane', 'London', 'England', 'SE15 4ZZ', 'United Kingdom', '0xDF92Aa9BC9d34dF15aDfD726814eF9f71e09687c', true, 'Yétúndé Bákàrè (demo)', 'owner@peckham-ankara-emporium.example', 'peckham ankara emporium
demo listing: six hundred prints on the shelf and a tailor upstairs. wholesale on mondays. started as a table at the front of somebody else''s phone shop; now two floors. the lower one is cloth: wax, dutch, java, batik, lace, aso oke, and a corner for ends and seconds at half price. the upper one is work: cutting, sewing, zips, gele tying, and lessons for those who would rather do it themselves. we measure children for free because they never stay the same size long enough to be charged for it. orders for aso ebi of more than thirty people need six weeks, a colour everyone has really agreed on, and one person we may telephone. (the payment address is invented: please send nothing to it.)
retail', 'peckham-ankara-emporium', 'demo:df92aa9b-c9d3-8df1-8adf-d726814ef9f7', NULL, '2026-05-27 22:05:00+00', '2026-05-27 22:05:00+00', '2026-05-28 19:08:00+00', '2026-05-30 09:23:00+00', NULL, NULL, false),
	(18, 'df6b7de0-9f41-86bb-8b6e-bcee1f206749', 'approved', 'Ɔsram ne Nsoromma Jewellery', 'Art & Entertainment', 'Fashion & Apparel', 'Demo listing: Adinkra in silver and recycled brass.', 'https://osram-ne-nsoromma-jewellery.example', '+233 000 555 0110', false, '31 Harper Road', 'Kumasi', 'Ashanti', NULL, 'Ghana', 'GeDFsZSh7ey8ZEvKJo5NhxWhVsTAayrR49', false, 'Ama Ɔforiwaa (demo)', 'owner@osram-ne-nsoromma-jewellery.example', 'osram ne nsoromma jewellery
demo listing: adinkra in silver and recycled brass.
art & entertainment', 'osram-ne-nsoromma-jewellery', 'demo:df6b7de0-9f41-86bb-8b6e-bcee1f206749', NULL, '2026-05-28 00:38:00+00', '2026-05-28 00:38:00+00', '2026-05-29 09:39:00+00', '2026-05-30 01:57:00+00', NULL, NULL, false),
	(19, 'df561a08-2c79-8357-89cb-c2f2267c5de1', 'approved', 'The Golden Thread Cooperative of Tailors, Menders, Pattern Cutters, Milliners & Alterations Makers of Harlem', 'Services', 'Fashion & Apparel', 'Demo listing: Eleven makers, one shop. Bring the garment and the story that goes with it.', 'https://the-golden-thread-cooperative-of-tailors-menders-pattern-cut.example', '+1 404 555 0112', false, '310 West 125th Street', 'New York', 'NY', '10027', 'United States', NULL, false, 'Ruth-Ann St. Clair (demo)', 'owner@the-golden-thread-cooperative-of-tailors-menders-pattern-cut.example', 'the golden thread cooperative of tailors, menders, pattern cutters, milliners & alterations makers of harlem
demo listing: eleven makers, one shop. bring the garment and the story that goes with it.
services', 'the-golden-thread-cooperative-of-tailors-menders-pattern-cut', 'demo:df561a08-2c79-8357-89cb-c2f2267c5de1', NULL, '2026-05-28 02:01:00+00', '2026-05-28 02:01:00+00', '2026-05-28 23:54:00+00', '2026-05-29 00:26:00+00', NULL, NULL, false),
	(20, 'deb8d251-60ae-8014-8b8c-94f6a4d081fd', 'approved', 'Tresses & Café Château Rouge', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Un café offert pendant la première heure; il y en aura d''autres. (The payment address is invented: please send nothing to it.)', 'https://tresses-and-cafe-chateau-rouge.example', '+33 1 99 00 01 00', false, '7, rue Poulet', 'Paris', 'Île-de-France, France', NULL, 'Other', '0xDeB8D25160AE8014cB8C94f6A4D081fD02a08825', true, 'Mariam Kéïta (demo)', 'owner@tresses-and-cafe-chateau-rouge.example', 'tresses & cafe chateau rouge
demo listing: un cafe offert pendant la premiere heure; il y en aura d''autres. (the payment address is invented: please send nothing to it.)
health & wellness', 'tresses-and-cafe-chateau-rouge', 'demo:deb8d251-60ae-8014-8b8c-94f6a4d081fd', NULL, '2026-05-28 12:12:00+00', '2026-05-28 12:12:00+00', '2026-05-29 15:46:00+00', '2026-05-29 22:52:00+00', NULL, NULL, false),
	(21, 'de9f29c8-ea0b-8050-858d-6be9353cf10e', 'approved', 'Épicerie Chez Aïssatou', 'Retail', 'Food & Dining', 'Demo listing: Gombo, attiéké, bissap et poisson fumé; arrivage d''Afrique de l''Ouest chaque jeudi. 🐟 La maison prépare aussi les plats du jour, mafé, yassa ou thiéboudienne, à emporter dès onze heures, et garde les commandes au frais jusqu''à vingt heures. Nous livrons à pied dans le quartier et par la poste partout au Québec, sauf le poisson, qui n''aime pas voyager. Pour les baptêmes, mariages et retours au pays, passez en parler au comptoir : on compte les invités ensemble, on en ajoute dix, et c''est toujours le bon nombre. (The payment address is invented: please send nothing to it.)', 'https://epicerie-chez-aissatou.example', '+1 416 555 0102', false, '6520, rue Saint-Hubert', 'Montréal', 'QC', 'H2S 2M3', 'Canada', '0xde9F29c8eA0b2050958d6Be9353cF10eaA6F8af8', true, 'Aïssatou Barry (demo)', 'owner@epicerie-chez-aissatou.example', 'epicerie chez aissatou
demo listing: gombo, attieke, bissap et poisson fume; arrivage d''afrique de l''ouest chaque jeudi. 🐟 la maison prepare aussi les plats du jour, mafe, yassa ou thieboudienne, a emporter des onze heures, et garde les commandes au frais jusqu''a vingt heures. nous livrons a pied dans le quartier et par la poste partout au quebec, sauf le poisson, qui n''aime pas voyager. pour les baptemes, mariages et retours au pays, passez en parler au comptoir : on compte les invites ensemble, on en ajoute dix, et c''est toujours le bon nombre. (the payment address is invented: please send nothing to it.)
retail', 'epicerie-chez-aissatou', 'demo:de9f29c8-ea0b-8050-858d-6be9353cf10e', NULL, '2026-05-28 13:52:00+00', '2026-05-28 13:52:00+00', '2026-05-30 04:56:00+00', '2026-05-31 08:43:00+00', NULL, NULL, false),
	(22, 'dbc1330d-cacb-8ec9-8af1-3534d05f31f6', 'approved', 'Capulana & Coração', 'Retail', 'Fashion & Apparel', 'Demo listing: Capulanas, vestidos e malas. Traga o tecido da sua avó, fazemos uma saia. (The payment address is invented: please send nothing to it.)', 'https://capulana-and-coracao.example', '+258 000 555 0100', false, 'Avenida 24 de Julho, 1523', 'Maputo', 'Maputo Province, Mozambique', NULL, 'Other', '0xDBC1330dcacb1EC90af13534D05F31f69A338cdb', true, 'Graça Machava (demo)', 'owner@capulana-and-coracao.example', 'capulana & coracao
demo listing: capulanas, vestidos e malas. traga o tecido da sua avo, fazemos uma saia. (the payment address is invented: please send nothing to it.)
retail', 'capulana-and-coracao', 'demo:dbc1330d-cacb-8ec9-8af1-3534d05f31f6', NULL, '2026-05-30 13:27:00+00', '2026-05-30 13:27:00+00', '2026-05-30 15:59:00+00', '2026-06-02 00:59:00+00', NULL, NULL, false),
	(23, 'dab16d8b-5d46-8854-88f3-1ea17d431ffd', 'approved', 'Ilé-Ifẹ̀ Bronze Casters', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Lost-wax castings, from key rings to commissions.', 'https://ile-ife-bronze-casters.example', '+234 000 555 0109', false, 'Ọ̀nà Mọ̀rè', 'Ilé-Ifẹ̀', 'Ọ̀ṣun', NULL, 'Nigeria', '0xDAb16d8b5D46085448F31Ea17d431ffD3614B856', false, 'Ọláyínká Adéṣínà (demo)', 'owner@ile-ife-bronze-casters.example', 'ile-ife bronze casters
demo listing: lost-wax castings, from key rings to commissions.
art & entertainment', 'ile-ife-bronze-casters', 'demo:dab16d8b-5d46-8854-88f3-1ea17d431ffd', NULL, '2026-05-31 07:04:00+00', '2026-05-31 07:04:00+00', '2026-05-31 16:43:00+00', '2026-06-01 16:55:00+00', NULL, NULL, false),
	(24, 'd9656613-6891-8b13-8228-1a6a45e25602', 'approved', 'Kĩrĩnyaga Coffee Counter', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: AA, AB and peaberry from named factories, roasted on Tuesdays. (The payment address is invented: please send nothing to it.)', 'https://kirinyaga-coffee-counter.example', '+254 000 555 0100', false, 'Kimathi Street, Bruce Lane', 'Nairobi', 'Nairobi County', NULL, 'Kenya', '0xd965661368916b1312281a6A45e25602074f59E6', true, 'Wanjikũ Mũriũki (demo)', 'owner@kirinyaga-coffee-counter.example', 'kirinyaga coffee counter
demo listing: aa, ab and peaberry from named factories, roasted on tuesdays. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'kirinyaga-coffee-counter', 'demo:d9656613-6891-8b13-8228-1a6a45e25602', NULL, '2026-06-01 04:35:00+00', '2026-06-01 04:35:00+00', '2026-06-01 07:10:00+00', '2026-06-02 17:06:00+00', NULL, NULL, false),
	(25, 'c99fff7d-314a-8182-8f5c-256bb07dae36', 'approved', 'Ilé Aṣọ Àdùkẹ́', 'Retail', 'Fashion & Apparel', 'Demo listing: Aṣọ òkè, àǹkárá àti lésì fún gbogbo ayẹyẹ. Hand-woven strips from Ìsẹ́yìn, sewn while you shop. Ẹ káàbọ̀! A máa ń ránṣẹ́ sí ìlú òkèèrè: we post to London, Houston and Toronto every Thursday, and whoever orders before Monday noon gets a video of the cloth in daylight first, since no screen tells the truth about burgundy. Ọjà tí a kò bá fẹ́ràn, a lè pààrọ̀ rẹ̀ láàárín ọjọ́ mẹ́rìnlá: anything unworn can be changed within fourteen days. (The payment address is invented: please send nothing to it.)', 'https://ile-aso-aduke.example', '+234 000 555 0100', false, '23 Balógun Street, Ìdúmọ̀tà', 'Lagos', 'Lagos', NULL, 'Nigeria', '0xc99fff7d314A31829F5c256bB07dae36C09f3990', true, 'Àdùkẹ́ Ògúnlàdé (demo)', 'owner@ile-aso-aduke.example', 'ile aso aduke
demo listing: aso oke, ankara ati lesi fun gbogbo ayeye. hand-woven strips from iseyin, sewn while you shop. e kaabo! a maa n ranse si ilu okeere: we post to london, houston and toronto every thursday, and whoever orders before monday noon gets a video of the cloth in daylight first, since no screen tells the truth about burgundy. oja ti a ko ba feran, a le paaro re laaarin ojo merinla: anything unworn can be changed within fourteen days. (the payment address is invented: please send nothing to it.)
retail', 'ile-aso-aduke', 'demo:c99fff7d-314a-8182-8f5c-256bb07dae36', NULL, '2026-06-12 02:17:00+00', '2026-06-12 02:17:00+00', '2026-06-12 16:57:00+00', '2026-06-13 01:50:00+00', NULL, NULL, false),
	(26, 'c785a177-f4bc-8716-8f31-4f323dbc6ef4', 'approved', 'Bridgetown Rum Cake Ladies', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Black cake in tins since last Christmas.', NULL, '+44 20 7946 0905', false, 'Swan Street', 'Bridgetown', 'Saint Michael, Barbados', NULL, 'Other', 'Gc2ty8MzkXUBBPNcUd2159ybheyv4LLVFC', false, 'Cicely Alleyne (demo)', 'owner@bridgetown-rum-cake-ladies.example', 'bridgetown rum cake ladies
demo listing: black cake in tins since last christmas.
restaurant/food service', 'bridgetown-rum-cake-ladies', 'demo:c785a177-f4bc-8716-8f31-4f323dbc6ef4', NULL, '2026-06-13 13:11:00+00', '2026-06-13 13:11:00+00', '2026-06-15 16:59:00+00', '2026-06-16 10:33:00+00', NULL, NULL, false),
	(27, 'c7449576-ad06-8b97-8b6f-728423baaab8', 'approved', 'Oak Cliff Espresso Motor', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Coffee from Kenya and Rwanda, motorcycles to look at.', 'https://oak-cliff-espresso-motor.example', '+1 404 555 0126', false, '420 North Bishop Avenue', 'Dallas', 'TX', '75208', 'United States', '0xc7449576AD062b977b6f728423BAAAB80538cBDC', false, 'Rubén Carter (demo)', 'owner@oak-cliff-espresso-motor.example', 'oak cliff espresso motor
demo listing: coffee from kenya and rwanda, motorcycles to look at.
restaurant/food service', 'oak-cliff-espresso-motor', 'demo:c7449576-ad06-8b97-8b6f-728423baaab8', NULL, '2026-06-13 17:24:00+00', '2026-06-13 17:24:00+00', '2026-06-14 18:44:00+00', '2026-06-15 21:57:00+00', NULL, NULL, false),
	(28, 'c6b0765e-ee9d-835e-8e2f-ebd29ce8a5a0', 'approved', 'Abɛnkwan House', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Fufu, abɛnkwan, akrantie. Bra na bɛdidi! (The payment address is invented: please send nothing to it.)', 'https://abenkwan-house.example', '+233 000 555 0107', false, '19 Prempeh II Street, Adum', 'Kumasi', 'Ashanti', NULL, 'Ghana', 'GbxVbvxSjtRqztH8MxpRGEeXK9SB2JNbjo', true, 'Maame Afia Sɛrwaa (demo)', 'owner@abenkwan-house.example', 'abenkwan house
demo listing: fufu, abenkwan, akrantie. bra na bedidi! (the payment address is invented: please send nothing to it.)
restaurant/food service', 'abenkwan-house', 'demo:c6b0765e-ee9d-835e-8e2f-ebd29ce8a5a0', NULL, '2026-06-14 03:00:00+00', '2026-06-14 03:00:00+00', '2026-06-16 09:42:00+00', '2026-06-16 22:55:00+00', NULL, NULL, false),
	(29, 'c1b28092-55e6-8d48-863d-c4cffd3cf835', 'approved', 'New Cross Natural Skin Clinic', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Dermatology for darker skin.', 'https://new-cross-natural-skin-clinic.example', '+44 20 7946 0104', false, '206 New Cross Road', 'London', 'England', 'SE14 5ZZ', 'United Kingdom', NULL, false, 'Dr Adaọbị Nwachukwu (demo)', 'owner@new-cross-natural-skin-clinic.example', 'new cross natural skin clinic
demo listing: dermatology for darker skin.
health & wellness', 'new-cross-natural-skin-clinic', 'demo:c1b28092-55e6-8d48-863d-c4cffd3cf835', NULL, '2026-06-17 13:50:00+00', '2026-06-17 13:50:00+00', '2026-06-17 16:38:00+00', '2026-06-18 21:58:00+00', NULL, NULL, false),
	(30, 'c15849f9-c949-8c35-8cb7-34d88a203453', 'approved', 'Sankofa Threads', 'Retail', 'Fashion & Apparel', 'Demo listing: Ankara and kente prints cut for everyday wear, with alterations done while you wait. (The payment address is invented: please send nothing to it.)', 'https://sankofa-threads.example', '+1 404 555 0100', false, '214 Auburn Avenue NE', 'Atlanta', 'GA', '30303', 'United States', '0xc15849f9C9490c35Ecb734D88a203453374E7ce8', true, 'Imani Whitfield (demo)', 'owner@sankofa-threads.example', 'sankofa threads
demo listing: ankara and kente prints cut for everyday wear, with alterations done while you wait. (the payment address is invented: please send nothing to it.)
retail', 'sankofa-threads', 'demo:c15849f9-c949-8c35-8cb7-34d88a203453', NULL, '2026-06-17 19:41:00+00', '2026-06-17 19:41:00+00', '2026-06-20 02:24:00+00', '2026-06-20 06:52:00+00', NULL, NULL, false),
	(31, 'c0e3d1d8-13ac-8989-8265-3a03219acd32', 'approved', 'Swahili Coast Spice Dhow', 'E-commerce', 'Food & Dining', 'Demo listing: Cloves, cardamom, pilau masala. (The payment address is invented: please send nothing to it.)', 'https://swahili-coast-spice-dhow.example', '+254 000 555 0104', true, NULL, NULL, NULL, NULL, 'Kenya', '0xC0E3d1D813AC8989a2653a03219aCd3231F20F56', true, 'Fatma Athman (demo)', 'owner@swahili-coast-spice-dhow.example', 'swahili coast spice dhow
demo listing: cloves, cardamom, pilau masala. (the payment address is invented: please send nothing to it.)
e-commerce', 'swahili-coast-spice-dhow', 'demo:c0e3d1d8-13ac-8989-8265-3a03219acd32', NULL, '2026-06-18 03:14:00+00', '2026-06-18 03:14:00+00', '2026-06-18 13:46:00+00', '2026-06-18 19:51:00+00', NULL, NULL, false),
	(32, 'b8cfac24-8168-8d04-8cd6-53c3347d415c', 'approved', 'Eldoret Champions Running School', 'Education', 'Health & Beauty', 'Demo listing: Training camps for amateurs at 2,100 metres. Bring two pairs of shoes and a modest opinion of yourself. (The payment address is invented: please send nothing to it.)', 'https://eldoret-champions-running-school.example', '+254 000 555 0107', false, 'Iten Road', 'Eldoret', 'Uasin Gishu County', NULL, 'Kenya', '0xb8cfaC2481688d04BCD653C3347D415c8B5c1b58', true, 'Jepkosgei Rono (demo)', 'owner@eldoret-champions-running-school.example', 'eldoret champions running school
demo listing: training camps for amateurs at 2,100 metres. bring two pairs of shoes and a modest opinion of yourself. (the payment address is invented: please send nothing to it.)
education', 'eldoret-champions-running-school', 'demo:b8cfac24-8168-8d04-8cd6-53c3347d415c', NULL, '2026-06-23 17:17:00+00', '2026-06-23 17:17:00+00', '2026-06-25 00:31:00+00', '2026-06-25 11:37:00+00', NULL, NULL, false),
	(33, 'b77da787-8f7c-8fc0-82ba-583a0a8a03bb', 'approved', 'Winnipeg Ubuntu Market', 'Retail', 'Food & Dining', 'Demo listing: Mealie meal, biltong, rooibos, matooke.', 'https://winnipeg-ubuntu-market.example', '+1 416 555 0108', false, '588 Ellice Avenue', 'Winnipeg', 'MB', 'R3B 1Z6', 'Canada', NULL, false, 'Thandeka Banda (demo)', 'owner@winnipeg-ubuntu-market.example', 'winnipeg ubuntu market
demo listing: mealie meal, biltong, rooibos, matooke.
retail', 'winnipeg-ubuntu-market', 'demo:b77da787-8f7c-8fc0-82ba-583a0a8a03bb', NULL, '2026-06-24 15:12:00+00', '2026-06-24 15:12:00+00', '2026-06-25 20:12:00+00', '2026-06-26 12:50:00+00', NULL, NULL, false),
	(34, 'b646323d-0847-8624-8c56-284f874c3a16', 'approved', 'Third Ward Barber & Books', 'Services', 'Health & Beauty', 'Demo listing: A haircut earns a free children''s book. 📚 (The payment address is invented: please send nothing to it.)', 'https://third-ward-barber-and-books.example', '+1 404 555 0123', false, '3302 Dowling Street', 'Houston', 'TX', '77004', 'United States', 'GaThVMsyivct2J6iE89kUQyygDodat8YF9', true, 'Curtis Lavalais (demo)', 'owner@third-ward-barber-and-books.example', 'third ward barber & books
demo listing: a haircut earns a free children''s book. 📚 (the payment address is invented: please send nothing to it.)
services', 'third-ward-barber-and-books', 'demo:b646323d-0847-8624-8c56-284f874c3a16', NULL, '2026-06-25 11:23:00+00', '2026-06-25 11:23:00+00', '2026-06-25 14:40:00+00', '2026-06-26 01:20:00+00', NULL, NULL, false),
	(35, 'b3830574-5edc-8a1a-8e4c-96481e24e5b2', 'approved', 'Nnewi Motor Spares Direct', 'E-commerce', 'Services', 'Demo listing: Genuine parts and honest copies, labelled as which.', 'https://nnewi-motor-spares-direct.example', '+234 000 555 0114', true, NULL, NULL, NULL, NULL, 'Nigeria', '0xB38305745EdC3A1A2E4c96481e24E5b23376af5D', false, 'Obinna Nwafọ (demo)', 'owner@nnewi-motor-spares-direct.example', 'nnewi motor spares direct
demo listing: genuine parts and honest copies, labelled as which.
e-commerce', 'nnewi-motor-spares-direct', 'demo:b3830574-5edc-8a1a-8e4c-96481e24e5b2', NULL, '2026-06-27 09:14:00+00', '2026-06-27 09:14:00+00', '2026-06-27 15:25:00+00', '2026-06-28 19:28:00+00', NULL, NULL, false),
	(36, 'b2d954e4-58fa-84da-8d9c-a867da87d1a0', 'rejected', 'KwaMashu Hair Kings', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Chiskop, fade, dreadlock care.', NULL, '+27 000 555 0109', false, 'Malandela Road', 'Durban', 'KwaZulu-Natal', '4360', 'South Africa', NULL, false, 'Sandile Zungu (demo)', 'owner@kwamashu-hair-kings.example', 'kwamashu hair kings
demo listing: chiskop, fade, dreadlock care.
health & wellness', NULL, 'demo:b2d954e4-58fa-84da-8d9c-a867da87d1a0', NULL, '2026-06-27 20:14:00+00', '2026-06-27 20:14:00+00', '2026-06-28 12:21:00+00', '2026-06-29 05:05:00+00', NULL, 'The same business was registered twice. We kept the other application.', false),
	(37, 'b2c83224-4d6a-8c1a-86cc-0b0c8474c76c', 'approved', 'Umhlanga Beadwork Online', 'E-commerce', 'Fashion & Apparel', 'Demo listing: Zulu beadwork whose colours say what you mean; we send the translation along.', 'https://umhlanga-beadwork-online.example', '+27 000 555 0108', true, NULL, NULL, NULL, NULL, 'South Africa', 'Ga9EX8EoY6bQfqKKshNagvLutohrjZ56MQ', false, 'Nokuthula Dlamini (demo)', 'owner@umhlanga-beadwork-online.example', 'umhlanga beadwork online
demo listing: zulu beadwork whose colours say what you mean; we send the translation along.
e-commerce', 'umhlanga-beadwork-online', 'demo:b2c83224-4d6a-8c1a-86cc-0b0c8474c76c', NULL, '2026-06-27 21:20:00+00', '2026-06-27 21:20:00+00', '2026-06-29 02:24:00+00', '2026-06-29 03:29:00+00', NULL, NULL, false),
	(38, 'a8266d6c-87f4-8718-864e-4a6e46ba485d', 'approved', 'Sheffield Forge & Ƙira Knives', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Kitchen knives forged by hand in the manner of Kano''s smiths with Sheffield steel.', 'https://sheffield-forge-and-kira-knives.example', '+44 20 7946 0112', false, '8 Neepsend Lane', 'Sheffield', 'England', 'S3 8ZZ', 'United Kingdom', 'GZB1yLfLwmxfa2SjmznSu1N3DzUQHBPmRP', false, 'Ɗahiru Musa (demo)', 'owner@sheffield-forge-and-kira-knives.example', 'sheffield forge & kira knives
demo listing: kitchen knives forged by hand in the manner of kano''s smiths with sheffield steel.
art & entertainment', 'sheffield-forge-and-kira-knives', 'demo:a8266d6c-87f4-8718-864e-4a6e46ba485d', NULL, '2026-07-05 05:46:00+00', '2026-07-05 05:46:00+00', '2026-07-05 20:33:00+00', '2026-07-07 01:37:00+00', NULL, NULL, false),
	(39, 'a47b89dd-d168-82d0-8065-dcc3dbd96ca5', 'approved', 'Kwara Shea & Moringa', 'E-commerce', 'Health & Beauty', 'Demo listing: Cold-pressed oils from Kwara State to your door. (The payment address is invented: please send nothing to it.)', 'https://kwara-shea-and-moringa.example', '+234 000 555 0110', true, NULL, NULL, NULL, NULL, 'Nigeria', '0xA47b89dDd168E2D0D065DCC3DBd96CA5E9bdEbEf', true, 'Àlímọ́tù Jímọ̀h (demo)', 'owner@kwara-shea-and-moringa.example', 'kwara shea & moringa
demo listing: cold-pressed oils from kwara state to your door. (the payment address is invented: please send nothing to it.)
e-commerce', 'kwara-shea-and-moringa', 'demo:a47b89dd-d168-82d0-8065-dcc3dbd96ca5', NULL, '2026-07-07 18:37:00+00', '2026-07-07 18:37:00+00', '2026-07-09 20:20:00+00', '2026-07-10 07:42:00+00', NULL, NULL, false),
	(40, 'a3745512-e574-8d51-8302-b1c83894d576', 'approved', 'Osu Fintech Bootcamp', 'Education', 'Technology', 'Demo listing: Eight weeks of accounting for developers and of code for accountants. (The payment address is invented: please send nothing to it.)', 'https://osu-fintech-bootcamp.example', '+233 000 555 0105', true, NULL, NULL, NULL, NULL, 'Ghana', '0xA3745512E5741D51A302B1c83894d5761CB3e63B', true, 'Selasi Agbenyega (demo)', 'owner@osu-fintech-bootcamp.example', 'osu fintech bootcamp
demo listing: eight weeks of accounting for developers and of code for accountants. (the payment address is invented: please send nothing to it.)
education', 'osu-fintech-bootcamp', 'demo:a3745512-e574-8d51-8302-b1c83894d576', NULL, '2026-07-08 11:41:00+00', '2026-07-08 11:41:00+00', '2026-07-10 05:34:00+00', '2026-07-11 05:27:00+00', NULL, NULL, false),
	(41, 'a366857a-684e-8a92-808f-697ff6f7d384', 'approved', 'Benin Coral & Bronze', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Made on the street of the casters'' guild. (The payment address is invented: please send nothing to it.)', 'https://benin-coral-and-bronze.example', '+234 000 555 0117', false, '4 Igun Street', 'Benin City', 'Edo', NULL, 'Nigeria', 'GYjuNhyDU2EujujK6xGAevwqhuPSeTpg5k', true, 'Osarọ Ọmọregie (demo)', 'owner@benin-coral-and-bronze.example', 'benin coral & bronze
demo listing: made on the street of the casters'' guild. (the payment address is invented: please send nothing to it.)
art & entertainment', 'benin-coral-and-bronze', 'demo:a366857a-684e-8a92-808f-697ff6f7d384', NULL, '2026-07-08 12:34:00+00', '2026-07-08 12:34:00+00', '2026-07-09 02:19:00+00', '2026-07-10 01:01:00+00', NULL, NULL, false),
	(42, 'a19574c6-c33c-8c3b-8ea2-231db5280b58', 'approved', 'Seattle Rainier Injera Kitchen', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Veggie combo big enough for two.', NULL, '+1 404 555 0137', false, '4811 Rainier Avenue South', 'Seattle', 'WA', '98118', 'United States', NULL, false, 'Hiwot Alemu (demo)', 'owner@seattle-rainier-injera-kitchen.example', 'seattle rainier injera kitchen
demo listing: veggie combo big enough for two.
restaurant/food service', 'seattle-rainier-injera-kitchen', 'demo:a19574c6-c33c-8c3b-8ea2-231db5280b58', NULL, '2026-07-09 18:43:00+00', '2026-07-09 18:43:00+00', '2026-07-09 22:01:00+00', '2026-07-12 04:29:00+00', NULL, NULL, false),
	(43, 'a13d1361-a0f5-81fb-8c68-8f4fbb8f4be1', 'approved', 'Little Jamaica Patty Works', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Beef, chicken, callaloo and lentil patties, coco bread while it is warm. (The payment address is invented: please send nothing to it.)', 'https://little-jamaica-patty-works.example', '+1 416 555 0100', false, '1620 Eglinton Avenue West', 'Toronto', 'ON', 'M6E 2G8', 'Canada', '0xA13d1361A0F5b1fb8c688F4Fbb8f4BE1ebAC9C43', true, 'Delroy Haughton (demo)', 'owner@little-jamaica-patty-works.example', 'little jamaica patty works
demo listing: beef, chicken, callaloo and lentil patties, coco bread while it is warm. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'little-jamaica-patty-works', 'demo:a13d1361-a0f5-81fb-8c68-8f4fbb8f4be1', NULL, '2026-07-10 00:27:00+00', '2026-07-10 00:27:00+00', '2026-07-11 03:43:00+00', '2026-07-12 02:10:00+00', NULL, NULL, false),
	(44, '97799208-11a0-896c-807d-e9be1f4e1287', 'approved', 'Cachupa da Tia Bia', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Cachupa rica ao sábado, refogada ao domingo.', 'https://cachupa-da-tia-bia.example', '+351 000 555 0100', false, 'Rua do Benformoso, 120', 'Lisboa', 'Lisboa, Portugal', NULL, 'Other', '0x9779920811a0096c007de9Be1f4e1287F0738483', false, 'Beatriz Fortes (demo)', 'owner@cachupa-da-tia-bia.example', 'cachupa da tia bia
demo listing: cachupa rica ao sabado, refogada ao domingo.
restaurant/food service', 'cachupa-da-tia-bia', 'demo:97799208-11a0-896c-807d-e9be1f4e1287', NULL, '2026-07-16 18:28:00+00', '2026-07-16 18:28:00+00', '2026-07-16 18:30:00+00', '2026-07-17 10:36:00+00', NULL, NULL, false),
	(45, '909ddb04-28ca-8d2e-869b-015ec447e156', 'approved', 'West End Natural Hair Studio', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Locs, twists and braids by appointment. We teach home care with every first visit. (The payment address is invented: please send nothing to it.)', 'https://west-end-natural-hair-studio.example', '+1 404 555 0102', false, '1042 Ralph David Abernathy Boulevard', 'Atlanta', 'GA', '30310', 'United States', '0x909ddb0428CAFd2E169B015eC447E156E3f9A25C', true, 'Danielle Broussard (demo)', 'owner@west-end-natural-hair-studio.example', 'west end natural hair studio
demo listing: locs, twists and braids by appointment. we teach home care with every first visit. (the payment address is invented: please send nothing to it.)
health & wellness', 'west-end-natural-hair-studio', 'demo:909ddb04-28ca-8d2e-869b-015ec447e156', NULL, '2026-07-21 12:16:00+00', '2026-07-21 12:16:00+00', '2026-07-21 14:10:00+00', '2026-07-22 09:50:00+00', NULL, NULL, false),
	(46, '8fac14ab-bbf2-8aed-8941-5ad707381219', 'approved', 'Acarajé da Irmã Dulcinéia', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Acarajé, abará e vatapá das quatro da tarde à meia-noite. (The payment address is invented: please send nothing to it.)', NULL, '+55 000 555 0101', false, 'Largo de Santana, Rio Vermelho', 'Salvador', 'Bahia, Brazil', NULL, 'Other', 'GWwbBwQ1qpaQbFMdXLbiEe4GWZiQNQJkik', true, 'Dulcinéia dos Santos (demo)', 'owner@acaraje-da-irma-dulcineia.example', 'acaraje da irma dulcineia
demo listing: acaraje, abara e vatapa das quatro da tarde a meia-noite. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'acaraje-da-irma-dulcineia', 'demo:8fac14ab-bbf2-8aed-8941-5ad707381219', NULL, '2026-07-22 03:56:00+00', '2026-07-22 03:56:00+00', '2026-07-24 07:01:00+00', '2026-07-24 11:59:00+00', NULL, NULL, false),
	(47, '8f4d8ec5-eae2-8457-8b77-214abbc23279', 'approved', 'Salford Kente Furniture', 'E-commerce', 'Art & Culture', 'Demo listing: Mid-century chairs re-covered in kente and bògòlanfini.', 'https://salford-kente-furniture.example', '+44 20 7946 0107', true, NULL, NULL, NULL, NULL, 'United Kingdom', '0x8f4d8Ec5EAe2C457CB77214aBbc23279ad6aBC5a', false, 'Kwame Ɔsei-Tutu (demo)', 'owner@salford-kente-furniture.example', 'salford kente furniture
demo listing: mid-century chairs re-covered in kente and bogolanfini.
e-commerce', 'salford-kente-furniture', 'demo:8f4d8ec5-eae2-8457-8b77-214abbc23279', NULL, '2026-07-22 10:04:00+00', '2026-07-22 10:04:00+00', '2026-07-24 15:21:00+00', '2026-07-25 05:07:00+00', NULL, NULL, false),
	(48, '8e0083ed-d65a-8224-8d81-d242eda35629', 'approved', 'Karura Forest Yoga', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Mats under fig trees.', NULL, '+254 000 555 0103', false, 'Kiambu Road Gate', 'Nairobi', 'Nairobi County', NULL, 'Kenya', NULL, false, 'Nyambura Gathoni (demo)', 'owner@karura-forest-yoga.example', 'karura forest yoga
demo listing: mats under fig trees.
health & wellness', 'karura-forest-yoga', 'demo:8e0083ed-d65a-8224-8d81-d242eda35629', NULL, '2026-07-23 07:39:00+00', '2026-07-23 07:39:00+00', '2026-07-23 14:50:00+00', '2026-07-25 21:54:00+00', NULL, NULL, false),
	(49, '8cf3445e-0f64-827a-80a3-58d3f7eb5287', 'approved', 'Ahoɔfɛ Salon & Spa', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Hair, nails and shea steam. (The payment address is invented: please send nothing to it.)', 'https://ahoofe-salon-and-spa.example', '+233 000 555 0102', false, '21 Boundary Road, East Legɔn', 'Accra', 'Greater Accra', NULL, 'Ghana', 'GWhCSUWNLPyzVcaweZpa58fSWqPjVdXk5n', true, 'Esi Nyarkoa (demo)', 'owner@ahoofe-salon-and-spa.example', 'ahoofe salon & spa
demo listing: hair, nails and shea steam. (the payment address is invented: please send nothing to it.)
health & wellness', 'ahoofe-salon-and-spa', 'demo:8cf3445e-0f64-827a-80a3-58d3f7eb5287', NULL, '2026-07-24 01:06:00+00', '2026-07-24 01:06:00+00', '2026-07-24 03:06:00+00', '2026-07-24 16:43:00+00', NULL, NULL, false),
	(50, '8bdb7211-e970-8ed1-8001-0bf6a4c46198', 'approved', 'Gidan Abincin Ƴan Uwa', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Tuwo, miyar kuka, masa da zuma. A table for the whole family. (The payment address is invented: please send nothing to it.)', 'https://gidan-abincin-yan-uwa.example', '+234 000 555 0120', false, '3 Ahmadu Bello Way', 'Kaduna', 'Kaduna', NULL, 'Nigeria', 'GWbRE8y4xrf8Qd8vVBBQpCJc9fZMT6w8LP', true, 'Halima Ɗanasabe (demo)', 'owner@gidan-abincin-yan-uwa.example', 'gidan abincin yan uwa
demo listing: tuwo, miyar kuka, masa da zuma. a table for the whole family. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'gidan-abincin-yan-uwa', 'demo:8bdb7211-e970-8ed1-8001-0bf6a4c46198', NULL, '2026-07-24 19:15:00+00', '2026-07-24 19:15:00+00', '2026-07-26 21:17:00+00', '2026-07-27 13:57:00+00', NULL, NULL, false),
	(51, '8a7dfea2-92c4-8700-81d6-534c2cddd29e', 'approved', 'Bódìjà Tailoring Institute', 'Education', 'Fashion & Apparel', 'Demo listing: Nine-month certificate in pattern cutting.', 'https://bodija-tailoring-institute.example', '+234 000 555 0107', false, '10 Bódìjà Estate Road', 'Ìbàdàn', 'Ọ̀yọ́', NULL, 'Nigeria', '0x8a7dFEA292c43700E1D6534C2cddD29E356b656b', false, 'Kẹ́hìndé Olúwọlé (demo)', 'owner@bodija-tailoring-institute.example', 'bodija tailoring institute
demo listing: nine-month certificate in pattern cutting.
education', 'bodija-tailoring-institute', 'demo:8a7dfea2-92c4-8700-81d6-534c2cddd29e', NULL, '2026-07-25 17:54:00+00', '2026-07-25 17:54:00+00', '2026-07-27 10:50:00+00', '2026-07-27 16:18:00+00', NULL, NULL, false),
	(52, '89b9f34d-9fe8-85d8-8f9b-4e27267f755b', 'approved', 'Less < More Homeware', 'Retail', 'Art & Culture', 'Demo listing: Few things, made well: bowls from Oaxaca, baskets from Bolgatanga, linen from nowhere far. (The payment address is invented: please send nothing to it.)', 'https://less-more-homeware.example', '+1 404 555 0115', false, '44 Lispenard Street', 'New York', 'NY', '10013', 'United States', 'GWQ9kU832NnmAE2fAKg1sFw9jfJGH21q98', true, 'Nia Fontaine (demo)', 'owner@less-more-homeware.example', 'less < more homeware
demo listing: few things, made well: bowls from oaxaca, baskets from bolgatanga, linen from nowhere far. (the payment address is invented: please send nothing to it.)
retail', 'less-more-homeware', 'demo:89b9f34d-9fe8-85d8-8f9b-4e27267f755b', NULL, '2026-07-26 06:36:00+00', '2026-07-26 06:36:00+00', '2026-07-26 21:59:00+00', '2026-07-28 08:05:00+00', NULL, NULL, false),
	(53, '89737bb5-17e4-8505-8041-37a3914d428f', 'approved', 'Southern Indigo Dye House', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Hand-dyed indigo cloth, workshops on Saturdays and a small gallery of West African and Carolina textiles side by side. (The payment address is invented: please send nothing to it.)', 'https://southern-indigo-dye-house.example', '+1 404 555 0105', false, '19 Krog Street', 'Atlanta', 'GA', '30307', 'United States', '0x89737bB517e4c505404137a3914d428F385a5A2e', true, 'Camille Robichaux (demo)', 'owner@southern-indigo-dye-house.example', 'southern indigo dye house
demo listing: hand-dyed indigo cloth, workshops on saturdays and a small gallery of west african and carolina textiles side by side. (the payment address is invented: please send nothing to it.)
art & entertainment', 'southern-indigo-dye-house', 'demo:89737bb5-17e4-8505-8041-37a3914d428f', NULL, '2026-07-26 11:10:00+00', '2026-07-26 11:10:00+00', '2026-07-26 15:35:00+00', '2026-07-27 04:46:00+00', NULL, NULL, false),
	(54, '86afa9fa-86eb-843a-88b5-c8ac0d766e2c', 'approved', 'Ɗinkin Zamani Tailoring', 'Services', 'Fashion & Apparel', 'Demo listing: Babban riga, kaftan and embroidered hula, ready by Friday.', 'https://dinkin-zamani-tailoring.example', '+234 000 555 0119', false, '52 Zoo Road', 'Kano', 'Kano', NULL, 'Nigeria', 'GW85QBNbQsEiwKK3g8AzagVhHvMupB2MRF', false, 'Ɗayyabu Garba (demo)', 'owner@dinkin-zamani-tailoring.example', 'dinkin zamani tailoring
demo listing: babban riga, kaftan and embroidered hula, ready by friday.
services', 'dinkin-zamani-tailoring', 'demo:86afa9fa-86eb-843a-88b5-c8ac0d766e2c', NULL, '2026-07-28 09:03:00+00', '2026-07-28 09:03:00+00', '2026-07-29 16:32:00+00', '2026-07-30 04:40:00+00', NULL, NULL, false),
	(55, '85d2b132-dfcf-8a80-89e9-fe3157ab174c', 'approved', 'Morna & Maré Discos', 'Retail', 'Art & Culture', 'Demo listing: Vinil, cordas de cavaquinho e café de Fogo. (The payment address is invented: please send nothing to it.)', 'https://morna-and-mare-discos.example', '+44 20 7946 0901', false, 'Rua de Lisboa, 27', 'Mindelo', 'São Vicente, Cabo Verde', NULL, 'Other', '0x85d2B132DFCF4A8099e9Fe3157aB174C73538790', true, 'Ivone Évora Lima (demo)', 'owner@morna-and-mare-discos.example', 'morna & mare discos
demo listing: vinil, cordas de cavaquinho e cafe de fogo. (the payment address is invented: please send nothing to it.)
retail', 'morna-and-mare-discos', 'demo:85d2b132-dfcf-8a80-89e9-fe3157ab174c', NULL, '2026-07-28 23:22:00+00', '2026-07-28 23:22:00+00', '2026-07-30 14:08:00+00', '2026-07-31 15:50:00+00', NULL, NULL, false),
	(56, '7c2b2558-ccb3-8ebb-8b4c-a693f962cf21', 'approved', 'Tiger Bay Sailors'' Tailor', 'Services', 'Fashion & Apparel', 'Demo listing: Suits and hems since the docks. (The payment address is invented: please send nothing to it.)', NULL, '+44 20 7946 0113', false, '77 James Street', 'Cardiff', 'Wales', 'CF10 6ZZ', 'United Kingdom', 'GVATtk3AuYKz2eta8VLxt8RHChWoxhNExB', true, 'Ibrahim Guelleh (demo)', 'owner@tiger-bay-sailors-tailor.example', 'tiger bay sailors'' tailor
demo listing: suits and hems since the docks. (the payment address is invented: please send nothing to it.)
services', 'tiger-bay-sailors-tailor', 'demo:7c2b2558-ccb3-8ebb-8b4c-a693f962cf21', NULL, '2026-08-04 15:35:00+00', '2026-08-04 15:35:00+00', '2026-08-06 07:43:00+00', '2026-08-07 03:33:00+00', NULL, NULL, false),
	(57, '7b0f84a9-e71c-8fcb-8c34-cf5b4d2aeb42', 'approved', 'Sunnyside Pediatrics Nonprofit Clinic', 'Non-profit', 'Health & Beauty', 'Demo listing: Check-ups and vaccinations whatever the family can pay.', NULL, '+1 404 555 0125', false, '4410 Reed Road', 'Houston', 'TX', '77051', 'United States', NULL, false, 'Dr Grace Nwosu (demo)', 'owner@sunnyside-pediatrics-nonprofit-clinic.example', 'sunnyside pediatrics nonprofit clinic
demo listing: check-ups and vaccinations whatever the family can pay.
non-profit', 'sunnyside-pediatrics-nonprofit-clinic', 'demo:7b0f84a9-e71c-8fcb-8c34-cf5b4d2aeb42', NULL, '2026-08-05 09:58:00+00', '2026-08-05 09:58:00+00', '2026-08-06 13:56:00+00', '2026-08-08 04:08:00+00', NULL, NULL, false),
	(58, '79fe62c1-a992-8afe-88b3-1ae7b85f4784', 'approved', 'Baltimore Row House Plasterers', 'Services', 'Services', 'Demo listing: Walls and ceilings that outlive us.', NULL, '+1 404 555 0132', false, '1803 Pennsylvania Avenue', 'Baltimore', 'MD', '21217', 'United States', '0x79fe62c1a992eAFe98b31ae7B85F478478E93650', false, 'Clifton Ames (demo)', 'owner@baltimore-row-house-plasterers.example', 'baltimore row house plasterers
demo listing: walls and ceilings that outlive us.
services', 'baltimore-row-house-plasterers', 'demo:79fe62c1-a992-8afe-88b3-1ae7b85f4784', NULL, '2026-08-06 03:40:00+00', '2026-08-06 03:40:00+00', '2026-08-07 10:32:00+00', '2026-08-08 07:25:00+00', NULL, NULL, false),
	(59, '797390aa-5e9d-83fd-8912-6e2baf4f0264', 'approved', 'Uptown Doula Circle', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Birth and postpartum support in English, Spanish and French.', NULL, '+1 404 555 0113', false, '1890 Amsterdam Avenue', 'New York', 'NY', '10031', 'United States', '0x797390AA5E9D73fD89126E2BAF4f02648030eb86', false, 'Yesenia Castro-Baptiste (demo)', 'owner@uptown-doula-circle.example', 'uptown doula circle
demo listing: birth and postpartum support in english, spanish and french.
health & wellness', 'uptown-doula-circle', 'demo:797390aa-5e9d-83fd-8912-6e2baf4f0264', NULL, '2026-08-06 12:40:00+00', '2026-08-06 12:40:00+00', '2026-08-07 06:58:00+00', '2026-08-07 22:50:00+00', NULL, NULL, false),
	(60, '764f12f2-d4fe-87a7-8666-f8b0994fe9f9', 'approved', 'Garden City Dialysis & Diagnostics', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Laboratory tests with results by phone the same evening.', 'https://garden-city-dialysis-and-diagnostics.example', '+234 000 555 0116', false, '20 Aba Road', 'Port Harcourt', 'Rivers', NULL, 'Nigeria', 'GUdUsvSZ58FVmW3ii37LujdcnZp6GDhXuq', false, 'Dr Ibinabo Georgewill (demo)', 'owner@garden-city-dialysis-and-diagnostics.example', 'garden city dialysis & diagnostics
demo listing: laboratory tests with results by phone the same evening.
health & wellness', 'garden-city-dialysis-and-diagnostics', 'demo:764f12f2-d4fe-87a7-8666-f8b0994fe9f9', NULL, '2026-08-08 16:49:00+00', '2026-08-08 16:49:00+00', '2026-08-09 21:27:00+00', '2026-08-11 06:44:00+00', NULL, NULL, false),
	(61, '75e4daa7-a56c-8f2e-8a48-d60af54b6b5c', 'approved', 'Khayelitsha Kasi Coders', 'Education', 'Technology', 'Demo listing: Free after-school programming; older pupils teach younger ones.', 'https://khayelitsha-kasi-coders.example', '+27 000 555 0102', false, 'Spine Road, Site C', 'Cape Town', 'Western Cape', '7784', 'South Africa', '0x75E4dAa7a56C9F2E8A48d60Af54b6b5c7e76bdE7', false, 'Nomvula Ntlabathi (demo)', 'owner@khayelitsha-kasi-coders.example', 'khayelitsha kasi coders
demo listing: free after-school programming; older pupils teach younger ones.
education', 'khayelitsha-kasi-coders', 'demo:75e4daa7-a56c-8f2e-8a48-d60af54b6b5c', NULL, '2026-08-08 23:42:00+00', '2026-08-08 23:42:00+00', '2026-08-10 03:07:00+00', '2026-08-11 02:28:00+00', NULL, NULL, false),
	(62, '7410d960-c776-8cd5-88bc-facc8b5f9f40', 'approved', 'Ọ̀nà Àrà Design Studio', 'Art & Entertainment', 'Technology', 'Demo listing: Brand identities, packaging and signs for people who sell real things.', 'https://ona-ara-design-studio.example', '+234 000 555 0101', false, '7 Ọ̀sbọ̀rn Road, Ìkòyí', 'Lagos', 'Lagos', NULL, 'Nigeria', NULL, false, 'Dàmilọ́lá Fáṣọlá (demo)', 'owner@ona-ara-design-studio.example', 'ona ara design studio
demo listing: brand identities, packaging and signs for people who sell real things.
art & entertainment', 'ona-ara-design-studio', 'demo:7410d960-c776-8cd5-88bc-facc8b5f9f40', NULL, '2026-08-10 06:02:00+00', '2026-08-10 06:02:00+00', '2026-08-11 20:45:00+00', '2026-08-12 16:47:00+00', NULL, NULL, false),
	(63, '72eedaa7-b697-8bcd-8584-3913b1d5246e', 'approved', 'Olúmọ Rock Guesthouse', 'Other', 'Services', 'Demo listing: Eleven rooms and a view.', NULL, '+234 000 555 0108', false, 'Ìkìjà Road', 'Abẹ́òkúta', 'Ògùn', NULL, 'Nigeria', NULL, false, 'Táíwò Ṣódẹ̀ẹ́kẹ́ (demo)', 'owner@olumo-rock-guesthouse.example', 'olumo rock guesthouse
demo listing: eleven rooms and a view.
other', 'olumo-rock-guesthouse', 'demo:72eedaa7-b697-8bcd-8584-3913b1d5246e', NULL, '2026-08-11 00:50:00+00', '2026-08-11 00:50:00+00', '2026-08-11 08:52:00+00', '2026-08-13 07:37:00+00', NULL, NULL, false),
	(64, '6f84bd80-74c4-88ae-8cf6-7d33d8357da6', 'approved', 'Cape Coast Castle Road Crafts', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Drums, masks and batik made by the people who sell them.', 'https://cape-coast-castle-road-crafts.example', '+233 000 555 0111', false, '6 Victoria Road', 'Cape Coast', 'Central', NULL, 'Ghana', NULL, false, 'Efua Essuman (demo)', 'owner@cape-coast-castle-road-crafts.example', 'cape coast castle road crafts
demo listing: drums, masks and batik made by the people who sell them.
art & entertainment', 'cape-coast-castle-road-crafts', 'demo:6f84bd80-74c4-88ae-8cf6-7d33d8357da6', NULL, '2026-08-13 09:29:00+00', '2026-08-13 09:29:00+00', '2026-08-13 18:52:00+00', '2026-08-15 00:51:00+00', NULL, NULL, false),
	(65, '6e644e7b-7c29-8041-8b45-9301155a7d3c', 'approved', 'Miawoe Zɔ Guest Lodge', 'Other', 'Services', 'Demo listing: Rooms with mist in the morning, and guides who call the birds by name. (The payment address is invented: please send nothing to it.)', 'https://miawoe-zo-guest-lodge.example', '+233 000 555 0114', false, 'Amedzofe Road', 'Hohoe', 'Volta', NULL, 'Ghana', 'GTucuej8UadAcK2b4WpE7yYhtfFf7PG9f7', true, 'Edem Kpɔdo (demo)', 'owner@miawoe-zo-guest-lodge.example', 'miawoe zo guest lodge
demo listing: rooms with mist in the morning, and guides who call the birds by name. (the payment address is invented: please send nothing to it.)
other', 'miawoe-zo-guest-lodge', 'demo:6e644e7b-7c29-8041-8b45-9301155a7d3c', NULL, '2026-08-14 04:11:00+00', '2026-08-14 04:11:00+00', '2026-08-14 18:50:00+00', '2026-08-15 21:17:00+00', NULL, NULL, false),
	(66, '6adc38ac-3fc1-882b-8316-da6460351cfc', 'rejected', 'مكتبة النيل Nile Books', 'Retail', 'Art & Culture', 'Demo listing: كتب عربية وسودانية، جديدة ومستعملة. (The payment address is invented: please send nothing to it.)', 'https://nile-books.example', '+44 20 7946 0906', false, 'Shari'' al-Jamhuriya', 'Khartoum', 'Khartoum, Sudan', NULL, 'Other', '0x6ADC38Ac3fC1F82Bc316da6460351CFc7b69c3C9', true, 'Hajja Amna Idris (demo)', 'owner@nile-books.example', 'مكتبة النيل nile books
demo listing: كتب عربية وسودانية، جديدة ومستعملة. (the payment address is invented: please send nothing to it.)
retail', NULL, 'demo:6adc38ac-3fc1-882b-8316-da6460351cfc', NULL, '2026-08-16 14:47:00+00', '2026-08-16 14:47:00+00', '2026-08-17 11:19:00+00', '2026-08-17 17:44:00+00', NULL, 'The description does not say whether the shop is open to the public at the moment. Please write to us and apply again.', false),
	(67, '6a9d4677-fc88-8dfb-8ddd-3725cdc2fbed', 'approved', 'Mũthaiga Thread & Needle', 'Services', 'Fashion & Apparel', 'Demo listing: Suits, uniforms, repairs.', 'https://muthaiga-thread-and-needle.example', '+254 000 555 0101', false, 'Limuru Road Arcade', 'Nairobi', 'Nairobi County', NULL, 'Kenya', NULL, false, 'Wambũi Njoroge (demo)', 'owner@muthaiga-thread-and-needle.example', 'muthaiga thread & needle
demo listing: suits, uniforms, repairs.
services', 'muthaiga-thread-and-needle', 'demo:6a9d4677-fc88-8dfb-8ddd-3725cdc2fbed', NULL, '2026-08-16 18:52:00+00', '2026-08-16 18:52:00+00', '2026-08-19 17:28:00+00', '2026-08-19 18:03:00+00', NULL, NULL, false),
	(68, '6a714e6b-6c91-8d66-80d6-e8b0cff41e8f', 'approved', 'Kingdom Code Academy', 'Education', 'Technology', 'Demo listing: Evening classes in web development for people who work during the day. Small groups, laptops lent out, and a portfolio at the end of sixteen weeks. We began in a church basement with nine borrowed laptops and a projector that only showed green. Eleven cohorts later the basement is still ours on Wednesdays, and the former students who teach there are paid. You do not need a degree, a car or a quiet flat: there is a night bus, there are headphones, and there is always somebody who has been stuck on the same line. Fees can be paid in five parts; whoever finishes gets the last part back. Open evening on the first Monday of every month, children welcome, soup included.', 'https://kingdom-code-academy.example', '+1 404 555 0103', false, '560 Northside Drive', 'Atlanta', 'GA', '30318', 'United States', '0x6a714E6b6c91bD6680D6e8b0Cff41E8FF691D65D', false, 'Marcus Tillery (demo)', 'owner@kingdom-code-academy.example', 'kingdom code academy
demo listing: evening classes in web development for people who work during the day. small groups, laptops lent out, and a portfolio at the end of sixteen weeks. we began in a church basement with nine borrowed laptops and a projector that only showed green. eleven cohorts later the basement is still ours on wednesdays, and the former students who teach there are paid. you do not need a degree, a car or a quiet flat: there is a night bus, there are headphones, and there is always somebody who has been stuck on the same line. fees can be paid in five parts; whoever finishes gets the last part back. open evening on the first monday of every month, children welcome, soup included.
education', 'kingdom-code-academy', 'demo:6a714e6b-6c91-8d66-80d6-e8b0cff41e8f', NULL, '2026-08-16 21:43:00+00', '2026-08-16 21:43:00+00', '2026-08-17 16:34:00+00', '2026-08-18 11:10:00+00', NULL, NULL, false),
	(69, '6a19c1df-d3dc-85e7-814e-1bf3e70fb81c', 'approved', 'Labadi Legal Aid Desk', 'Non-profit', 'Services', 'Demo listing: Free first advice on tenancy and wages.', NULL, '+233 000 555 0104', false, '15 La Road', 'Accra', 'Greater Accra', NULL, 'Ghana', '0x6A19C1DfD3dC25E7e14E1Bf3e70Fb81cdF645f31', false, 'Mawuli Tɔgbui (demo)', 'owner@labadi-legal-aid-desk.example', 'labadi legal aid desk
demo listing: free first advice on tenancy and wages.
non-profit', 'labadi-legal-aid-desk', 'demo:6a19c1df-d3dc-85e7-814e-1bf3e70fb81c', NULL, '2026-08-17 03:24:00+00', '2026-08-17 03:24:00+00', '2026-08-19 09:39:00+00', '2026-08-19 17:03:00+00', NULL, NULL, false),
	(70, '691623a6-f24a-82bd-871a-1b68735dcc2b', 'rejected', 'Moss Side Muay Thai & Mindfulness', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Pads, breath, pads.', 'https://moss-side-muay-thai-and-mindfulness.example', '+44 20 7946 0105', false, '51 Princess Road', 'Manchester', 'England', 'M14 4ZZ', 'United Kingdom', 'GTRZtXqdGZ2qMLqxLJC2dK7HpaVX1NdtBU', false, 'Leroy Bent (demo)', 'owner@moss-side-muay-thai-and-mindfulness.example', 'moss side muay thai & mindfulness
demo listing: pads, breath, pads.
health & wellness', NULL, 'demo:691623a6-f24a-82bd-871a-1b68735dcc2b', NULL, '2026-08-17 20:13:00+00', '2026-08-17 20:13:00+00', '2026-08-19 08:31:00+00', '2026-08-20 17:00:00+00', NULL, NULL, false),
	(71, '65e06e8f-da5c-82cf-8862-8c5f30ef730c', 'approved', 'Savonnerie Bénin Karité', 'E-commerce', 'Health & Beauty', 'Demo listing: Savon noir, beurre de karité, huile de coco. Fabriqué à Abomey-Calavi.', 'https://savonnerie-benin-karite.example', '+44 20 7946 0902', true, NULL, NULL, NULL, NULL, 'Other', '0x65e06e8Fda5C22cfe8628c5F30eF730c65Fe5559', false, 'Afi Houénou (demo)', 'owner@savonnerie-benin-karite.example', 'savonnerie benin karite
demo listing: savon noir, beurre de karite, huile de coco. fabrique a abomey-calavi.
e-commerce', 'savonnerie-benin-karite', 'demo:65e06e8f-da5c-82cf-8862-8c5f30ef730c', NULL, '2026-08-20 01:29:00+00', '2026-08-20 01:29:00+00', '2026-08-22 10:50:00+00', '2026-08-22 16:40:00+00', NULL, NULL, false),
	(72, '656a37bd-bfaa-8297-82d1-883b3aee266c', 'approved', 'Ntoma Fie', 'Retail', 'Fashion & Apparel', 'Demo listing: Ntoma pa: wax prints, kaba designs ne kente. A cloth for every proverb, and someone behind the counter who knows which. (The payment address is invented: please send nothing to it.)', 'https://ntoma-fie.example', '+233 000 555 0100', false, '14 Makola Lane', 'Accra', 'Greater Accra', NULL, 'Ghana', '0x656A37bDbFAa129782d1883b3AEE266CDf60911f', true, 'Adwoa Ɔhemaa Sarpong (demo)', 'owner@ntoma-fie.example', 'ntoma fie
demo listing: ntoma pa: wax prints, kaba designs ne kente. a cloth for every proverb, and someone behind the counter who knows which. (the payment address is invented: please send nothing to it.)
retail', 'ntoma-fie', 'demo:656a37bd-bfaa-8297-82d1-883b3aee266c', NULL, '2026-08-20 09:09:00+00', '2026-08-20 09:09:00+00', '2026-08-21 14:14:00+00', '2026-08-22 18:04:00+00', NULL, NULL, false),
	(73, '5d58eb68-008f-8683-8633-983fb18dafa0', 'approved', 'Harlem Vinyl & Vibes', 'Retail', 'Art & Culture', 'Demo listing: Jazz, soul, highlife and Afrobeat on vinyl. We buy collections, clean them and tell you what they are worth. 🎶 (The payment address is invented: please send nothing to it.)', 'https://harlem-vinyl-and-vibes.example', '+1 404 555 0111', false, '2271 Adam Clayton Powell Jr Boulevard', 'New York', 'NY', '10030', 'United States', '0x5d58eb68008FB6834633983Fb18Dafa08cd446DD', true, 'Julius Pettway (demo)', 'owner@harlem-vinyl-and-vibes.example', 'harlem vinyl & vibes
demo listing: jazz, soul, highlife and afrobeat on vinyl. we buy collections, clean them and tell you what they are worth. 🎶 (the payment address is invented: please send nothing to it.)
retail', 'harlem-vinyl-and-vibes', 'demo:5d58eb68-008f-8683-8633-983fb18dafa0', NULL, '2026-08-25 23:01:00+00', '2026-08-25 23:01:00+00', '2026-08-26 02:21:00+00', '2026-08-26 11:09:00+00', NULL, NULL, false),
	(74, '5d58b9aa-b088-820f-8916-245efc69d815', 'approved', 'Alief Palm Wine Garden', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Suya, pepper soup and big screens for the match. (The payment address is invented: please send nothing to it.)', 'https://alief-palm-wine-garden.example', '+1 404 555 0124', false, '12105 Bellaire Boulevard', 'Houston', 'TX', '77072', 'United States', 'GSMVYhw8Czc43csSphQ7TNaCNMLSR43M5D', true, 'Chidịnma & Kelechi Eze (demo)', 'owner@alief-palm-wine-garden.example', 'alief palm wine garden
demo listing: suya, pepper soup and big screens for the match. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'alief-palm-wine-garden', 'demo:5d58b9aa-b088-820f-8916-245efc69d815', NULL, '2026-08-25 23:02:00+00', '2026-08-25 23:02:00+00', '2026-08-27 13:37:00+00', '2026-08-28 04:24:00+00', NULL, NULL, false),
	(75, '5cd6f364-944c-88eb-8e20-2976813109e7', 'approved', 'Açaí da Ladeira', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Açaí na tigela, cupuaçu, tapioca. Na sombra, sem pressa. Começou num isopor na porta da igreja, em dia de festa, e hoje tem seis mesas, duas redes e um sobrinho que toca violão. As polpas vêm do Pará congeladas e são batidas na hora; a granola é da casa, a farinha é d''água e o guaraná é em pó, para quem ainda vai subir a ladeira. Aceitamos encomendas para aniversários com dois dias de antecedência e não fazemos entrega quando chove, porque a ladeira não deixa. (The payment address is invented: please send nothing to it.)', 'https://acai-da-ladeira.example', '+55 000 555 0100', false, 'Ladeira do Carmo, 15', 'Salvador', 'Bahia, Brazil', NULL, 'Other', '0x5Cd6F364944C88ebEE202976813109E796E232B5', true, 'Conceição Araújo (demo)', 'owner@acai-da-ladeira.example', 'acai da ladeira
demo listing: acai na tigela, cupuacu, tapioca. na sombra, sem pressa. comecou num isopor na porta da igreja, em dia de festa, e hoje tem seis mesas, duas redes e um sobrinho que toca violao. as polpas vem do para congeladas e sao batidas na hora; a granola e da casa, a farinha e d''agua e o guarana e em po, para quem ainda vai subir a ladeira. aceitamos encomendas para aniversarios com dois dias de antecedencia e nao fazemos entrega quando chove, porque a ladeira nao deixa. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'acai-da-ladeira', 'demo:5cd6f364-944c-88eb-8e20-2976813109e7', NULL, '2026-08-26 07:27:00+00', '2026-08-26 07:27:00+00', '2026-08-28 02:56:00+00', '2026-08-28 06:12:00+00', NULL, NULL, false),
	(76, '59128ff0-9953-894b-889e-289639bca8e0', 'approved', 'Accra Pixel & Paint Studio', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Murals, hand-painted barber signs and film posters in the old style.', 'https://accra-pixel-and-paint-studio.example', '+233 000 555 0103', false, '7 Jamestown High Street', 'Accra', 'Greater Accra', NULL, 'Ghana', '0x59128Ff09953E94B689e289639bcA8e0a821DaE5', false, 'Nii Ayi Lartey (demo)', 'owner@accra-pixel-and-paint-studio.example', 'accra pixel & paint studio
demo listing: murals, hand-painted barber signs and film posters in the old style.
art & entertainment', 'accra-pixel-and-paint-studio', 'demo:59128ff0-9953-894b-889e-289639bca8e0', NULL, '2026-08-28 21:57:00+00', '2026-08-28 21:57:00+00', '2026-08-29 17:33:00+00', '2026-08-30 21:53:00+00', NULL, NULL, false),
	(77, '5265ed86-80c1-8a5a-8dcd-dba7773d5b6f', 'approved', 'Ahịa Ọma Supermarket', 'Retail', 'Food & Dining', 'Demo listing: Groceries, baby goods and a clean chill room.', 'https://ahia-oma-supermarket.example', '+234 000 555 0112', false, '5 Zik Avenue', 'Enugu', 'Enugu', NULL, 'Nigeria', 'GRMbvvjay7e3y6rTLxz4dxr2k14dY3NdNZ', false, 'Chukwuemeka Ụgwụ (demo)', 'owner@ahia-oma-supermarket.example', 'ahia oma supermarket
demo listing: groceries, baby goods and a clean chill room.
retail', 'ahia-oma-supermarket', 'demo:5265ed86-80c1-8a5a-8dcd-dba7773d5b6f', NULL, '2026-09-02 12:42:00+00', '2026-09-02 12:42:00+00', '2026-09-03 22:37:00+00', '2026-09-04 06:53:00+00', NULL, NULL, false),
	(78, '516b4bb9-6a2c-87bb-85e8-d3deb96439ae', 'approved', 'Yàbá Makers & Microcontrollers', 'Technology', 'Technology', 'Demo listing: Sensors, boards, soldering irons and a bench you can rent. (The payment address is invented: please send nothing to it.)', 'https://yaba-makers-and-microcontrollers.example', '+234 000 555 0102', false, '12 Herbert Macaulay Way, Yàbá', 'Lagos', 'Lagos', NULL, 'Nigeria', '0x516b4Bb96A2C77Bb85e8D3dEB96439aEcBA4d8F8', true, 'Tèmítọ́pẹ́ Olúṣọlá (demo)', 'owner@yaba-makers-and-microcontrollers.example', 'yaba makers & microcontrollers
demo listing: sensors, boards, soldering irons and a bench you can rent. (the payment address is invented: please send nothing to it.)
technology', 'yaba-makers-and-microcontrollers', 'demo:516b4bb9-6a2c-87bb-85e8-d3deb96439ae', NULL, '2026-09-03 04:57:00+00', '2026-09-03 04:57:00+00', '2026-09-04 00:15:00+00', '2026-09-04 17:50:00+00', NULL, NULL, false),
	(79, '50cdffab-3df6-8f0a-816f-b622ab9f2b9a', 'approved', 'Lakay Atizana', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Papye mache, mask kanaval, penti naïf.', 'https://lakay-atizana.example', '+44 20 7946 0904', false, 'Ri Chavàn, 18', 'Jakmèl', 'Sidès, Haiti', NULL, 'Other', 'GRDBFWoVk1Hh1vmy6f9ynT6GuTgBa5sb5r', false, 'Wideline Étienne (demo)', 'owner@lakay-atizana.example', 'lakay atizana
demo listing: papye mache, mask kanaval, penti naif.
art & entertainment', 'lakay-atizana', 'demo:50cdffab-3df6-8f0a-816f-b622ab9f2b9a', NULL, '2026-09-03 15:09:00+00', '2026-09-03 15:09:00+00', '2026-09-04 04:33:00+00', '2026-09-04 17:40:00+00', NULL, NULL, false),
	(80, '4f39d4af-13c5-87ae-8496-a9981222920e', 'approved', 'Èkìtì Highland Honey', 'E-commerce', 'Food & Dining', 'Demo listing: Raw honey in recycled bottles.', NULL, '+234 000 555 0111', true, NULL, NULL, NULL, NULL, 'Nigeria', NULL, false, 'Fọlákẹ́ Ayọ̀bámi (demo)', 'owner@ekiti-highland-honey.example', 'ekiti highland honey
demo listing: raw honey in recycled bottles.
e-commerce', 'ekiti-highland-honey', 'demo:4f39d4af-13c5-87ae-8496-a9981222920e', NULL, '2026-09-04 17:21:00+00', '2026-09-04 17:21:00+00', '2026-09-04 21:48:00+00', '2026-09-05 09:59:00+00', NULL, NULL, false),
	(81, '4d34578a-c2fa-82d7-8d8c-be31121702b7', 'approved', 'Gatineau Traduction Ubuntu', 'Services', 'Services', 'Demo listing: Traduction et interprétation: français, anglais, kinyarwanda, swahili, lingala.', 'https://gatineau-traduction-ubuntu.example', '+1 416 555 0104', true, NULL, NULL, NULL, NULL, 'Canada', '0x4d34578Ac2FaB2d7cd8CBE31121702B7401C16C3', false, 'Célestin Habimana (demo)', 'owner@gatineau-traduction-ubuntu.example', 'gatineau traduction ubuntu
demo listing: traduction et interpretation: francais, anglais, kinyarwanda, swahili, lingala.
services', 'gatineau-traduction-ubuntu', 'demo:4d34578a-c2fa-82d7-8d8c-be31121702b7', NULL, '2026-09-06 02:53:00+00', '2026-09-06 02:53:00+00', '2026-09-08 01:13:00+00', '2026-09-08 12:35:00+00', NULL, NULL, false),
	(82, '4b513627-485f-8a55-842f-ef132a6bdfc7', 'approved', 'Akwa Ọma Boutique', 'Retail', 'Fashion & Apparel', 'Demo listing: Isi agụ, lace and George wrappers. (The payment address is invented: please send nothing to it.)', 'https://akwa-oma-boutique.example', '+234 000 555 0113', false, '88 Old Market Road', 'Onitsha', 'Anambra', NULL, 'Nigeria', '0x4B513627485f5A55842Fef132A6bdfc7A79bf8d9', true, 'Ifeọma Anyanwụ (demo)', 'owner@akwa-oma-boutique.example', 'akwa oma boutique
demo listing: isi agu, lace and george wrappers. (the payment address is invented: please send nothing to it.)
retail', 'akwa-oma-boutique', 'demo:4b513627-485f-8a55-842f-ef132a6bdfc7', NULL, '2026-09-07 10:12:00+00', '2026-09-07 10:12:00+00', '2026-09-08 01:10:00+00', '2026-09-08 15:10:00+00', NULL, NULL, false),
	(83, '4a420fa0-5bf8-8d00-8f78-61ac66584463', 'approved', 'Handsworth Sound System Hire', 'Services', 'Art & Culture', 'Demo listing: Stacks, scoops and an operator who knows when to drop it.', NULL, '+44 20 7946 0108', false, '240 Soho Road', 'Birmingham', 'England', 'B21 9ZZ', 'United Kingdom', NULL, false, 'Neville Samuels (demo)', 'owner@handsworth-sound-system-hire.example', 'handsworth sound system hire
demo listing: stacks, scoops and an operator who knows when to drop it.
services', 'handsworth-sound-system-hire', 'demo:4a420fa0-5bf8-8d00-8f78-61ac66584463', NULL, '2026-09-08 03:47:00+00', '2026-09-08 03:47:00+00', '2026-09-08 10:00:00+00', '2026-09-09 13:20:00+00', NULL, NULL, false),
	(84, '489fd0b1-5d52-8d4a-8943-fe7268f55fda', 'approved', 'Queens Calypso Grocery', 'Retail', 'Food & Dining', 'Demo listing: Callaloo, saltfish, dasheen and everything else you were about to ask your cousin to bring. (The payment address is invented: please send nothing to it.)', 'https://queens-calypso-grocery.example', '+1 404 555 0114', false, '118-20 Liberty Avenue', 'Queens', 'NY', '11419', 'United States', '0x489fd0b15D526D4Ab943fe7268f55fda2F8493D4', true, 'Winston Gittens (demo)', 'owner@queens-calypso-grocery.example', 'queens calypso grocery
demo listing: callaloo, saltfish, dasheen and everything else you were about to ask your cousin to bring. (the payment address is invented: please send nothing to it.)
retail', 'queens-calypso-grocery', 'demo:489fd0b1-5d52-8d4a-8943-fe7268f55fda', NULL, '2026-09-09 06:53:00+00', '2026-09-09 06:53:00+00', '2026-09-10 07:24:00+00', '2026-09-10 16:46:00+00', NULL, NULL, false),
	(85, '4632c0a3-c9c2-8d5c-8d87-0e194a8a8334', 'approved', 'Maboneng Mochwana Sneakers', 'Retail', 'Fashion & Apparel', 'Demo listing: Local brands, limited runs, fair prices.', 'https://maboneng-mochwana-sneakers.example', '+27 000 555 0104', false, '286 Fox Street', 'Johannesburg', 'Gauteng', '2094', 'South Africa', '0x4632c0A3c9C26D5cfD870E194A8a83342B9a756f', false, 'Lerato Mokoena (demo)', 'owner@maboneng-mochwana-sneakers.example', 'maboneng mochwana sneakers
demo listing: local brands, limited runs, fair prices.
retail', 'maboneng-mochwana-sneakers', 'demo:4632c0a3-c9c2-8d5c-8d87-0e194a8a8334', NULL, '2026-09-10 23:09:00+00', '2026-09-10 23:09:00+00', '2026-09-13 09:52:00+00', '2026-09-13 10:26:00+00', NULL, NULL, false),
	(86, '445fe0cd-d4f1-8526-841f-45863769f953', 'approved', 'Dagbon Smock House', 'Retail', 'Fashion & Apparel', 'Demo listing: Fugu from village looms, hand-stitched in all sizes.', 'https://dagbon-smock-house.example', '+233 000 555 0115', false, 'Aboabo Market', 'Tamale', 'Northern', NULL, 'Ghana', '0x445fe0CdD4F1A526a41F45863769f953f5c13548', false, 'Abdul-Rahaman Ziblim (demo)', 'owner@dagbon-smock-house.example', 'dagbon smock house
demo listing: fugu from village looms, hand-stitched in all sizes.
retail', 'dagbon-smock-house', 'demo:445fe0cd-d4f1-8526-841f-45863769f953', NULL, '2026-09-12 05:25:00+00', '2026-09-12 05:25:00+00', '2026-09-13 21:06:00+00', '2026-09-14 19:19:00+00', NULL, NULL, false),
	(87, '42bd5632-dcc2-8354-8cf2-911561da79ac', 'approved', 'Little Haiti Griyo House', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Griyo, diri ak djon djon, pikliz. Manje kreyòl, kè kontan. (The payment address is invented: please send nothing to it.)', 'https://little-haiti-griyo-house.example', '+1 404 555 0134', false, '5920 NE 2nd Avenue', 'Miami', 'FL', '33137', 'United States', '0x42Bd5632DcC2F354aCF2911561Da79AC4bc5F109', true, 'Jean-Baptiste Désir (demo)', 'owner@little-haiti-griyo-house.example', 'little haiti griyo house
demo listing: griyo, diri ak djon djon, pikliz. manje kreyol, ke kontan. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'little-haiti-griyo-house', 'demo:42bd5632-dcc2-8354-8cf2-911561da79ac', NULL, '2026-09-13 08:32:00+00', '2026-09-13 08:32:00+00', '2026-09-15 03:36:00+00', '2026-09-16 00:17:00+00', NULL, NULL, false),
	(88, '3f67eaff-d9e6-86bc-8290-b5ab4514f9f3', 'rejected', 'Detroit Stoop Records', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Independent label and listening room.', 'https://detroit-stoop-records.example', '+1 404 555 0129', false, '15340 Livernois Avenue', 'Detroit', 'MI', '48238', 'United States', NULL, false, 'Darnell Hayes (demo)', 'owner@detroit-stoop-records.example', 'detroit stoop records
demo listing: independent label and listening room.
art & entertainment', NULL, 'demo:3f67eaff-d9e6-86bc-8290-b5ab4514f9f3', NULL, '2026-09-15 15:51:00+00', '2026-09-15 15:51:00+00', '2026-09-15 20:26:00+00', '2026-09-18 06:56:00+00', NULL, 'Please tell us the address customers can visit; the one given is a post office box.', false),
	(89, '3f288096-b83d-8048-8c03-c53d44ab8658', 'approved', 'Pilsen & Pan-African Books', 'Retail', 'Art & Culture', 'Demo listing: New and used books in English, Spanish, French and Portuguese, with a children''s corner and story hour on Saturday mornings.', 'https://pilsen-and-pan-african-books.example', '+1 404 555 0118', false, '1824 South Blue Island Avenue', 'Chicago', 'IL', '60608', 'United States', '0x3F288096B83D9048EC03c53D44Ab86583A7418E1', false, 'Tomás Washington (demo)', 'owner@pilsen-and-pan-african-books.example', 'pilsen & pan-african books
demo listing: new and used books in english, spanish, french and portuguese, with a children''s corner and story hour on saturday mornings.
retail', 'pilsen-and-pan-african-books', 'demo:3f288096-b83d-8048-8c03-c53d44ab8658', NULL, '2026-09-15 19:58:00+00', '2026-09-15 19:58:00+00', '2026-09-17 22:51:00+00', '2026-09-18 03:09:00+00', NULL, NULL, false),
	(90, '3e9d93cc-c2c2-8fc5-8f46-547eb1a0182c', 'approved', 'Dùgbẹ̀ Spice Traders', 'Retail', 'Food & Dining', 'Demo listing: Ata rodo, iru, ẹ̀fọ́ ṣọkọ; wholesale before nine.', NULL, '+234 000 555 0106', false, 'Dùgbẹ̀ Market, Line 9', 'Ìbàdàn', 'Ọ̀yọ́', NULL, 'Nigeria', NULL, false, 'Rísíkátù Àkàndé (demo)', 'owner@dugbe-spice-traders.example', 'dugbe spice traders
demo listing: ata rodo, iru, efo soko; wholesale before nine.
retail', 'dugbe-spice-traders', 'demo:3e9d93cc-c2c2-8fc5-8f46-547eb1a0182c', NULL, '2026-09-16 04:58:00+00', '2026-09-16 04:58:00+00', '2026-09-17 13:14:00+00', '2026-09-18 14:37:00+00', NULL, NULL, false),
	(91, '3b1810f3-b0c3-8200-80bf-1b308749e643', 'approved', 'Bo-Kaap Koesister Kitchen', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Sunday koesisters, gatsbys on request. (The payment address is invented: please send nothing to it.)', 'https://bo-kaap-koesister-kitchen.example', '+27 000 555 0101', false, '71 Wale Street', 'Cape Town', 'Western Cape', '8001', 'South Africa', 'GPEP7bUrgJXrJiLfQMNR431JvvJX6b1KJQ', true, 'Faldiela Davids (demo)', 'owner@bo-kaap-koesister-kitchen.example', 'bo-kaap koesister kitchen
demo listing: sunday koesisters, gatsbys on request. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'bo-kaap-koesister-kitchen', 'demo:3b1810f3-b0c3-8200-80bf-1b308749e643', NULL, '2026-09-18 15:25:00+00', '2026-09-18 15:25:00+00', '2026-09-20 10:59:00+00', '2026-09-20 20:50:00+00', NULL, NULL, false),
	(92, '3acc388c-0f8a-85ec-84de-17825aa4010b', 'approved', 'Tremé Brass Repair', 'Services', 'Art & Culture', 'Demo listing: Dents out, valves free, horns back before the second line starts.', 'https://treme-brass-repair.example', '+1 404 555 0127', false, '1216 St. Claude Avenue', 'New Orleans', 'LA', '70116', 'United States', 'GPCpFmaBg2oi9UsnHjzFCjPAp5BpmUZ8hu', false, 'Alcide Thibodeaux (demo)', 'owner@treme-brass-repair.example', 'treme brass repair
demo listing: dents out, valves free, horns back before the second line starts.
services', 'treme-brass-repair', 'demo:3acc388c-0f8a-85ec-84de-17825aa4010b', NULL, '2026-09-18 20:20:00+00', '2026-09-18 20:20:00+00', '2026-09-19 04:27:00+00', '2026-09-19 11:58:00+00', NULL, NULL, false),
	(93, '39f5bdcb-61ea-827f-8ebd-391b179218a5', 'approved', 'Elmina Salt & Sea Soap', 'E-commerce', 'Health & Beauty', 'Demo listing: Sea-salt soap in leaf wrappers. (The payment address is invented: please send nothing to it.)', 'https://elmina-salt-and-sea-soap.example', '+233 000 555 0112', true, NULL, NULL, NULL, NULL, 'Ghana', '0x39F5BDcB61EA527fdEBd391B179218A596f2e80A', true, 'Ekow Mensa (demo)', 'owner@elmina-salt-and-sea-soap.example', 'elmina salt & sea soap
demo listing: sea-salt soap in leaf wrappers. (the payment address is invented: please send nothing to it.)
e-commerce', 'elmina-salt-and-sea-soap', 'demo:39f5bdcb-61ea-827f-8ebd-391b179218a5', NULL, '2026-09-19 10:14:00+00', '2026-09-19 10:14:00+00', '2026-09-20 16:38:00+00', '2026-09-20 21:11:00+00', NULL, NULL, false),
	(94, '38ef0432-482d-837e-800c-f715d8e6481d', 'approved', 'Gikomba Gems & Mitumba', 'Retail', 'Fashion & Apparel', 'Demo listing: Camera bales, hand-picked.', NULL, '+254 000 555 0102', false, 'Gikomba Market, Line 22', 'Nairobi', 'Nairobi County', NULL, 'Kenya', 'GP2xb26avTJ9drfsezhvUt3zjFYjwCon2V', false, 'Akinyi Odhiambo (demo)', 'owner@gikomba-gems-and-mitumba.example', 'gikomba gems & mitumba
demo listing: camera bales, hand-picked.
retail', 'gikomba-gems-and-mitumba', 'demo:38ef0432-482d-837e-800c-f715d8e6481d', NULL, '2026-09-20 03:15:00+00', '2026-09-20 03:15:00+00', '2026-09-20 12:18:00+00', '2026-09-21 08:10:00+00', NULL, NULL, false),
	(95, '37051de6-8585-8b0f-80ce-a2738a85349d', 'approved', 'Ɔdɔ Yɛwu Boutique', 'Retail', 'Fashion & Apparel', 'Demo listing: Ready-to-wear in batakari and lace. (The payment address is invented: please send nothing to it.)', 'https://odo-yewu-boutique.example', '+233 000 555 0101', false, '8 Oxford Street, Ɔsu', 'Accra', 'Greater Accra', NULL, 'Ghana', 'GNrqiCWRxVnFxQSMo8jLR6uZPHPhoRmSYH', true, 'Akosua Dankwaa (demo)', 'owner@odo-yewu-boutique.example', 'odo yewu boutique
demo listing: ready-to-wear in batakari and lace. (the payment address is invented: please send nothing to it.)
retail', 'odo-yewu-boutique', 'demo:37051de6-8585-8b0f-80ce-a2738a85349d', NULL, '2026-09-21 11:01:00+00', '2026-09-21 11:01:00+00', '2026-09-21 21:58:00+00', '2026-09-23 06:18:00+00', NULL, NULL, false),
	(96, '33c74ce3-6a7a-84c8-8c5f-6b555ed9fae3', 'approved', 'U Street Ethiopian Roastery', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Yirgacheffe, Guji and Sidama roasted twice a week.', 'https://u-street-ethiopian-roastery.example', '+1 404 555 0131', false, '1930 9th Street NW', 'Washington', 'DC', '20001', 'United States', NULL, false, 'ዳዊት Dawit Bekele (demo)', 'owner@u-street-ethiopian-roastery.example', 'u street ethiopian roastery
demo listing: yirgacheffe, guji and sidama roasted twice a week.
restaurant/food service', 'u-street-ethiopian-roastery', 'demo:33c74ce3-6a7a-84c8-8c5f-6b555ed9fae3', NULL, '2026-09-23 16:48:00+00', '2026-09-23 16:48:00+00', '2026-09-24 17:41:00+00', '2026-09-25 05:45:00+00', NULL, NULL, false),
	(97, '3254ce3b-20d5-89f1-844f-c41be61362a0', 'approved', 'Percussão São Jorge', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Atabaques, pandeiros e agogôs feitos à mão, com aulas às terças. (The payment address is invented: please send nothing to it.)', 'https://percussao-sao-jorge.example', '+55 000 555 0102', false, 'Rua da Glória, 210', 'Rio de Janeiro', 'Rio de Janeiro, Brazil', NULL, 'Other', '0x3254cE3b20d509f1544FC41be61362A0a92bA4b0', true, 'João Antônio Gonçalves (demo)', 'owner@percussao-sao-jorge.example', 'percussao sao jorge
demo listing: atabaques, pandeiros e agogos feitos a mao, com aulas as tercas. (the payment address is invented: please send nothing to it.)
art & entertainment', 'percussao-sao-jorge', 'demo:3254ce3b-20d5-89f1-844f-c41be61362a0', NULL, '2026-09-24 16:49:00+00', '2026-09-24 16:49:00+00', '2026-09-24 23:18:00+00', '2026-09-25 12:31:00+00', NULL, NULL, false),
	(98, '3139156c-7aef-8820-82b4-a349f865afb9', 'rejected', 'Abuja Visa & Travel Desk', 'Services', 'Services', 'Demo listing: Tickets, visas and airport pick-ups. (The payment address is invented: please send nothing to it.)', 'https://abuja-visa-and-travel-desk.example', '+234 000 555 0123', false, '8 Adetokunbo Ademola Crescent', 'Abuja', 'FCT', NULL, 'Nigeria', '0x3139156c7Aef382042B4a349f865Afb9f4DDD33d', true, 'Rakiya Ƙaura (demo)', 'owner@abuja-visa-and-travel-desk.example', 'abuja visa & travel desk
demo listing: tickets, visas and airport pick-ups. (the payment address is invented: please send nothing to it.)
services', NULL, 'demo:3139156c-7aef-8820-82b4-a349f865afb9', NULL, '2026-09-25 11:12:00+00', '2026-09-25 11:12:00+00', '2026-09-25 21:50:00+00', '2026-09-27 04:01:00+00', NULL, 'We could not find this business under the phone number given. Please apply again with one we can reach.', false),
	(99, '3019e68b-1033-8024-83f8-97f4f17dfb65', 'approved', 'The Ledger Room Bookkeeping', 'Services', 'Services', 'Demo listing: Bookkeeping and tax filing for sole traders and family businesses; we also explain what a wallet statement means at the end of the year.', 'https://the-ledger-room-bookkeeping.example', '+1 404 555 0107', false, '101 Marietta Street, Suite 14', 'Atlanta', 'GA', '30303', 'United States', NULL, false, 'Patrice Coleman (demo)', 'owner@the-ledger-room-bookkeeping.example', 'the ledger room bookkeeping
demo listing: bookkeeping and tax filing for sole traders and family businesses; we also explain what a wallet statement means at the end of the year.
services', 'the-ledger-room-bookkeeping', 'demo:3019e68b-1033-8024-83f8-97f4f17dfb65', NULL, '2026-09-26 05:49:00+00', '2026-09-26 05:49:00+00', '2026-09-26 17:55:00+00', '2026-09-26 21:37:00+00', NULL, NULL, false),
	(100, '2fd4b423-58b9-8aae-8ca5-cc95c98bbe0f', 'approved', 'Tottenham Twi & Tech', 'Education', 'Technology', 'Demo listing: Coding clubs for children where the instructions are in English and the jokes in Twi.', 'https://tottenham-twi-and-tech.example', '+44 20 7946 0101', false, '560 High Road', 'London', 'England', 'N17 9ZZ', 'United Kingdom', NULL, false, 'Nana Ama Ɔfori (demo)', 'owner@tottenham-twi-and-tech.example', 'tottenham twi & tech
demo listing: coding clubs for children where the instructions are in english and the jokes in twi.
education', 'tottenham-twi-and-tech', 'demo:2fd4b423-58b9-8aae-8ca5-cc95c98bbe0f', NULL, '2026-09-26 10:18:00+00', '2026-09-26 10:18:00+00', '2026-09-27 12:31:00+00', '2026-09-27 19:06:00+00', NULL, NULL, false),
	(101, '2f792465-9dd1-8f01-8d2c-4ad41fc26620', 'approved', 'BlackStar Mobile Repair', 'Technology', 'Technology', 'Demo listing: Screens, batteries and data rescue for phones and tablets. Most repairs within two hours.', 'https://blackstar-mobile-repair.example', '+1 404 555 0106', false, '2401 Martin Luther King Jr Drive', 'Atlanta', 'GA', '30311', 'United States', 'GNAwJFQBZZhJCxksPwobNEKK6wmYm1dxPu', false, 'Kwabena Ɔsei (demo)', 'owner@blackstar-mobile-repair.example', 'blackstar mobile repair
demo listing: screens, batteries and data rescue for phones and tablets. most repairs within two hours.
technology', 'blackstar-mobile-repair', 'demo:2f792465-9dd1-8f01-8d2c-4ad41fc26620', NULL, '2026-09-26 16:14:00+00', '2026-09-26 16:14:00+00', '2026-09-27 13:08:00+00', '2026-09-28 17:14:00+00', NULL, NULL, false),
	(102, '2e7ef6d0-f055-8af7-88e0-911857c180b0', 'approved', 'Maison du Ndolé', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Ndolé, miondo, poisson braisé; terrasse ouverte le soir.', 'https://maison-du-ndole.example', '+44 20 7946 0903', false, 'Rue Joffre, Akwa', 'Douala', 'Littoral, Cameroun', NULL, 'Other', '0x2e7Ef6D0f055bAf768e0911857C180b036abA696', false, 'Brigitte Ngo Bassong (demo)', 'owner@maison-du-ndole.example', 'maison du ndole
demo listing: ndole, miondo, poisson braise; terrasse ouverte le soir.
restaurant/food service', 'maison-du-ndole', 'demo:2e7ef6d0-f055-8af7-88e0-911857c180b0', NULL, '2026-09-27 08:27:00+00', '2026-09-27 08:27:00+00', '2026-09-28 12:27:00+00', '2026-09-30 04:47:00+00', NULL, NULL, false),
	(103, '2cddff04-baed-8618-8aab-840d6b505887', 'approved', 'Bronzeville Jollof Lab', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: One rice, four countries, no referee. Nigerian, Ghanaian, Senegalese and Liberian jollof on one plate, with a ballot box at the till. The running score is on the wall; the loser of each month cooks for the block party. (The payment address is invented: please send nothing to it.)', 'https://bronzeville-jollof-lab.example', '+1 404 555 0117', false, '4701 South King Drive', 'Chicago', 'IL', '60615', 'United States', 'GMwA68bHGefSpwXWjXuvczraHY9URQh7aM', true, 'Fúnmiláyọ̀ Adéyẹmí (demo)', 'owner@bronzeville-jollof-lab.example', 'bronzeville jollof lab
demo listing: one rice, four countries, no referee. nigerian, ghanaian, senegalese and liberian jollof on one plate, with a ballot box at the till. the running score is on the wall; the loser of each month cooks for the block party. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'bronzeville-jollof-lab', 'demo:2cddff04-baed-8618-8aab-840d6b505887', NULL, '2026-09-28 11:29:00+00', '2026-09-28 11:29:00+00', '2026-09-29 10:44:00+00', '2026-09-30 19:18:00+00', NULL, NULL, false),
	(104, '2bc2dd1e-02a8-8669-836e-75d6056a4818', 'approved', 'Dalston Ọjà Market Hall', 'Retail', 'Food & Dining', 'Demo listing: Twelve stalls: yam, plantain, dried fish, fabrics, phone repairs, prayers.', NULL, '+44 20 7946 0102', false, '41 Ridley Road', 'London', 'England', 'E8 2ZZ', 'United Kingdom', NULL, false, 'Bọ́lánlé Òjó (demo)', 'owner@dalston-oja-market-hall.example', 'dalston oja market hall
demo listing: twelve stalls: yam, plantain, dried fish, fabrics, phone repairs, prayers.
retail', 'dalston-oja-market-hall', 'demo:2bc2dd1e-02a8-8669-836e-75d6056a4818', NULL, '2026-09-29 05:50:00+00', '2026-09-29 05:50:00+00', '2026-09-29 07:35:00+00', '2026-09-29 18:28:00+00', NULL, NULL, false),
	(105, '252be55d-6ef2-8327-896e-ce590a27dde2', 'approved', 'Savannah Shrimp & Grits Co.', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Lowcountry cooking as our grandmothers had it on Fridays.', 'https://savannah-shrimp-and-grits-co.example', '+1 404 555 0109', false, '12 Bay Lane', 'Savannah', 'GA', '31401', 'United States', '0x252bE55d6ef23327C96ecE590A27ddE2A8A82151', false, 'Gullah Jenkins (demo)', 'owner@savannah-shrimp-and-grits-co.example', 'savannah shrimp & grits co.
demo listing: lowcountry cooking as our grandmothers had it on fridays.
restaurant/food service', 'savannah-shrimp-and-grits-co', 'demo:252be55d-6ef2-8327-896e-ce590a27dde2', NULL, '2026-10-03 19:11:00+00', '2026-10-03 19:11:00+00', '2026-10-05 01:05:00+00', '2026-10-05 09:11:00+00', NULL, NULL, false),
	(106, '23e7fe81-6d50-843f-8ae0-5627ba2d586a', 'approved', 'Old Fourth Ward Bicycle Works', 'Services', 'Services', 'Demo listing: Repairs, tune-ups and refurbished commuter bikes.', 'https://old-fourth-ward-bicycle-works.example', '+1 404 555 0104', false, '77 Irwin Street', 'Atlanta', 'GA', '30312', 'United States', NULL, false, 'Terrence Okafor (demo)', 'owner@old-fourth-ward-bicycle-works.example', 'old fourth ward bicycle works
demo listing: repairs, tune-ups and refurbished commuter bikes.
services', 'old-fourth-ward-bicycle-works', 'demo:23e7fe81-6d50-843f-8ae0-5627ba2d586a', NULL, '2026-10-04 16:11:00+00', '2026-10-04 16:11:00+00', '2026-10-05 14:56:00+00', '2026-10-06 05:48:00+00', NULL, NULL, false),
	(107, '238c32e6-b919-8d75-81a2-d2137591e5dc', 'approved', 'Machakos Kĩondo Weavers', 'Art & Entertainment', 'Fashion & Apparel', 'Demo listing: Sisal baskets dyed with bark and roots.', 'https://machakos-kiondo-weavers.example', '+254 000 555 0108', false, 'Mwatu wa Ngoma Street', 'Machakos', 'Machakos County', NULL, 'Kenya', 'GM5t22WjuWGahndusBsrJ3EGDZhq28fBCP', false, 'Mũtanu Mũsyoka (demo)', 'owner@machakos-kiondo-weavers.example', 'machakos kiondo weavers
demo listing: sisal baskets dyed with bark and roots.
art & entertainment', 'machakos-kiondo-weavers', 'demo:238c32e6-b919-8d75-81a2-d2137591e5dc', NULL, '2026-10-04 22:08:00+00', '2026-10-04 22:08:00+00', '2026-10-05 01:57:00+00', '2026-10-07 05:31:00+00', NULL, NULL, false),
	(108, '216f6ca9-2ac6-8799-84d7-8aabbb0131c2', 'rejected', 'Mercado do Peixe Grelhados', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Camarão, lula e caranguejo na brasa. (The payment address is invented: please send nothing to it.)', NULL, '+258 000 555 0101', false, 'Avenida da Marginal', 'Maputo', 'Maputo Province, Mozambique', NULL, 'Other', 'GLtiCN6Q4c8uiUAHqsUd86nV34iZNwGX7A', true, 'Zeferino Cossa (demo)', 'owner@mercado-do-peixe-grelhados.example', 'mercado do peixe grelhados
demo listing: camarao, lula e caranguejo na brasa. (the payment address is invented: please send nothing to it.)
restaurant/food service', NULL, 'demo:216f6ca9-2ac6-8799-84d7-8aabbb0131c2', NULL, '2026-10-06 09:11:00+00', '2026-10-06 09:11:00+00', '2026-10-06 09:36:00+00', '2026-10-07 07:13:00+00', NULL, 'We need a description of what you sell, not only the price list.', false),
	(109, '1da3a137-6069-839a-8784-5a02a25c127f', 'approved', 'Durham Black Wall Street Stationers', 'Retail', 'Art & Culture', 'Demo listing: Cards, ledgers and letterpress invitations.', 'https://durham-black-wall-street-stationers.example', '+1 404 555 0133', false, '109 Parrish Street', 'Durham', 'NC', '27701', 'United States', 'GLYe2tGDreDUkc2G3PW64d1GtYEKoZCgqn', false, 'Geneva Mangum (demo)', 'owner@durham-black-wall-street-stationers.example', 'durham black wall street stationers
demo listing: cards, ledgers and letterpress invitations.
retail', 'durham-black-wall-street-stationers', 'demo:1da3a137-6069-839a-8784-5a02a25c127f', NULL, '2026-10-09 00:10:00+00', '2026-10-09 00:10:00+00', '2026-10-09 12:00:00+00', '2026-10-10 10:46:00+00', NULL, NULL, false),
	(110, '1d515c72-2e07-88be-8256-4e4d8e78f431', 'approved', 'Magnolia Quilt Guild Store', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Quilts by thirty members, each signed and dated on the back.', NULL, '+1 404 555 0128', false, '202 Main Street', 'Jackson', 'MS', '39201', 'United States', 'GLWwUm24SMwkhrbhnpnh5Mf2tNyqvCfqAU', false, 'Hattie Mae Pruitt (demo)', 'owner@magnolia-quilt-guild-store.example', 'magnolia quilt guild store
demo listing: quilts by thirty members, each signed and dated on the back.
art & entertainment', 'magnolia-quilt-guild-store', 'demo:1d515c72-2e07-88be-8256-4e4d8e78f431', NULL, '2026-10-09 05:30:00+00', '2026-10-09 05:30:00+00', '2026-10-09 11:25:00+00', '2026-10-10 04:18:00+00', NULL, NULL, false),
	(111, '1cb36293-9ff7-8b02-8ab4-b858839787af', 'approved', 'Leith Walk Fufu Bar', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Fufu ne nkatenkwan; also haggis samosas, because we live here now.', 'https://leith-walk-fufu-bar.example', '+44 20 7946 0114', false, '210 Leith Walk', 'Edinburgh', 'Scotland', 'EH6 5ZZ', 'United Kingdom', NULL, false, 'Akua Dɔnkɔɔ (demo)', 'owner@leith-walk-fufu-bar.example', 'leith walk fufu bar
demo listing: fufu ne nkatenkwan; also haggis samosas, because we live here now.
restaurant/food service', 'leith-walk-fufu-bar', 'demo:1cb36293-9ff7-8b02-8ab4-b858839787af', NULL, '2026-10-09 15:45:00+00', '2026-10-09 15:45:00+00', '2026-10-11 06:56:00+00', '2026-10-11 17:14:00+00', NULL, NULL, false),
	(112, '19e997a4-dece-8256-8cbe-d1bd045b13b9', 'approved', 'Môre Koffie', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Soet koeksisters, sterk koffie en ''n stoep. (The payment address is invented: please send nothing to it.)', 'https://more-koffie.example', '+27 000 555 0100', false, '44 Bree Street', 'Cape Town', 'Western Cape', '8001', 'South Africa', '0x19e997a4decE32561cBED1bD045B13b94C5F7e1C', true, 'Liesl Oberholzer (demo)', 'owner@more-koffie.example', 'more koffie
demo listing: soet koeksisters, sterk koffie en ''n stoep. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'more-koffie', 'demo:19e997a4-dece-8256-8cbe-d1bd045b13b9', NULL, '2026-10-11 14:01:00+00', '2026-10-11 14:01:00+00', '2026-10-11 21:14:00+00', '2026-10-14 06:14:00+00', NULL, NULL, false),
	(113, '16a55e09-3bae-8908-88d7-da5dee658bc0', 'approved', 'Wa Xylophone Makers', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Gyil tuned by ear in the shade.', NULL, '+233 000 555 0116', false, 'Nakori Road', 'Wa', 'Upper West', NULL, 'Ghana', '0x16a55E093BAe290848d7da5dEE658bC088952ad0', false, 'Bayuo Dɛri (demo)', 'owner@wa-xylophone-makers.example', 'wa xylophone makers
demo listing: gyil tuned by ear in the shade.
art & entertainment', 'wa-xylophone-makers', 'demo:16a55e09-3bae-8908-88d7-da5dee658bc0', NULL, '2026-10-13 20:13:00+00', '2026-10-13 20:13:00+00', '2026-10-14 03:37:00+00', '2026-10-14 22:12:00+00', NULL, NULL, false),
	(114, '16083d45-f003-860b-81ee-2babd06d80c1', 'rejected', 'Phoenix Sun Sisters Solar', 'Technology', 'Technology', 'Demo listing: Panels, batteries and honest estimates.', 'https://phoenix-sun-sisters-solar.example', '+1 404 555 0138', false, '2345 East Broadway Road', 'Phoenix', 'AZ', '85040', 'United States', 'GKrR9pwXshewYLAJCv5y14mN1SuAH5dscv', false, 'Aaliyah Beckford (demo)', 'owner@phoenix-sun-sisters-solar.example', 'phoenix sun sisters solar
demo listing: panels, batteries and honest estimates.
technology', NULL, 'demo:16083d45-f003-860b-81ee-2babd06d80c1', NULL, '2026-10-14 06:24:00+00', '2026-10-14 06:24:00+00', '2026-10-14 23:59:00+00', '2026-10-17 02:39:00+00', NULL, 'The website leads to a different company. Please correct it and apply again.', false),
	(115, '13ac4cab-d2d4-84b6-81a1-312c8604076c', 'approved', 'Ṱhohoyanḓou Pottery Yard', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Pit-fired pots in graphite and ochre. (The payment address is invented: please send nothing to it.)', NULL, '+27 000 555 0107', false, 'Mukondeni Road', 'Thohoyandou', 'Limpopo', '0950', 'South Africa', 'GKdwfMJT9Ha6uM8nbMeW7nd1xaGhXepRST', true, 'Ṋaledzani Mudau (demo)', 'owner@thohoyandou-pottery-yard.example', 'thohoyandou pottery yard
demo listing: pit-fired pots in graphite and ochre. (the payment address is invented: please send nothing to it.)
art & entertainment', 'thohoyandou-pottery-yard', 'demo:13ac4cab-d2d4-84b6-81a1-312c8604076c', NULL, '2026-10-15 21:33:00+00', '2026-10-15 21:33:00+00', '2026-10-16 01:47:00+00', '2026-10-18 10:58:00+00', NULL, NULL, false),
	(116, '12ed9c91-f612-8b75-8fe4-4761f3f9a949', 'approved', 'Mamelodi Mothers'' Savings Circle', 'Non-profit', 'Services', 'Demo listing: Stokvel bookkeeping and financial classes.', NULL, '+27 000 555 0106', false, 'Tsamaya Avenue', 'Pretoria', 'Gauteng', '0122', 'South Africa', NULL, false, 'Refilwe Maluleke (demo)', 'owner@mamelodi-mothers-savings-circle.example', 'mamelodi mothers'' savings circle
demo listing: stokvel bookkeeping and financial classes.
non-profit', 'mamelodi-mothers-savings-circle', 'demo:12ed9c91-f612-8b75-8fe4-4761f3f9a949', NULL, '2026-10-16 09:55:00+00', '2026-10-16 09:55:00+00', '2026-10-17 07:39:00+00', '2026-10-19 07:35:00+00', NULL, NULL, false),
	(117, '11f758f2-c1c9-8e37-807a-b52cc8626de2', 'approved', 'Crenshaw Juice & Greens', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Cold-pressed juice, sea moss and big salads. (The payment address is invented: please send nothing to it.)', 'https://crenshaw-juice-and-greens.example', '+1 404 555 0120', false, '3650 West Slauson Avenue', 'Los Angeles', 'CA', '90043', 'United States', '0x11F758f2C1C96e37007Ab52cC8626dE235363f9B', true, 'Tamika Osborne (demo)', 'owner@crenshaw-juice-and-greens.example', 'crenshaw juice & greens
demo listing: cold-pressed juice, sea moss and big salads. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'crenshaw-juice-and-greens', 'demo:11f758f2-c1c9-8e37-807a-b52cc8626de2', NULL, '2026-10-17 01:52:00+00', '2026-10-17 01:52:00+00', '2026-10-17 01:59:00+00', '2026-10-19 11:18:00+00', NULL, NULL, false),
	(118, '0e7668ec-d209-8c71-877c-4c5fd309ebf3', 'approved', 'Deptford Steel Pan Workshop', 'Art & Entertainment', 'Art & Culture', 'Demo listing: Pans tuned, built and taught. (The payment address is invented: please send nothing to it.)', 'https://deptford-steel-pan-workshop.example', '+44 20 7946 0103', false, '3 Creekside', 'London', 'England', 'SE8 4ZZ', 'United Kingdom', '0x0E7668ecd209eC71B77c4C5fD309EBF3C335cd25', true, 'Cuthbert Joseph (demo)', 'owner@deptford-steel-pan-workshop.example', 'deptford steel pan workshop
demo listing: pans tuned, built and taught. (the payment address is invented: please send nothing to it.)
art & entertainment', 'deptford-steel-pan-workshop', 'demo:0e7668ec-d209-8c71-877c-4c5fd309ebf3', NULL, '2026-10-19 12:01:00+00', '2026-10-19 12:01:00+00', '2026-10-21 07:54:00+00', '2026-10-22 01:14:00+00', NULL, NULL, false),
	(119, '0c254636-f9c3-86d6-85eb-e754426ed2dd', 'approved', 'Philly Freedom Cycles', 'Retail', 'Services', 'Demo listing: Refurbished bicycles and free helmets for kids. (The payment address is invented: please send nothing to it.)', 'https://philly-freedom-cycles.example', '+1 404 555 0130', false, '5212 Baltimore Avenue', 'Philadelphia', 'PA', '19143', 'United States', 'GJx9BHqwuXSFvQdv33rSYqmpvxmm87qXgd', true, 'Jamal Whitaker (demo)', 'owner@philly-freedom-cycles.example', 'philly freedom cycles
demo listing: refurbished bicycles and free helmets for kids. (the payment address is invented: please send nothing to it.)
retail', 'philly-freedom-cycles', 'demo:0c254636-f9c3-86d6-85eb-e754426ed2dd', NULL, '2026-10-21 02:28:00+00', '2026-10-21 02:28:00+00', '2026-10-21 08:30:00+00', '2026-10-24 01:00:00+00', NULL, NULL, false),
	(120, '0bb97648-1a26-854a-8a26-89297cb4cce7', 'approved', 'Inglewood Braid Bar', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Knotless braids, cornrows and children''s styles.', 'https://inglewood-braid-bar.example', '+1 404 555 0121', false, '215 South La Brea Avenue', 'Inglewood', 'CA', '90301', 'United States', '0x0bB976481A26154a7A2689297CB4cCe7c1b2bC61', false, 'Ọmọ́táyọ̀ Benson (demo)', 'owner@inglewood-braid-bar.example', 'inglewood braid bar
demo listing: knotless braids, cornrows and children''s styles.
health & wellness', 'inglewood-braid-bar', 'demo:0bb97648-1a26-854a-8a26-89297cb4cce7', NULL, '2026-10-21 09:27:00+00', '2026-10-21 09:27:00+00', '2026-10-21 18:06:00+00', '2026-10-22 03:35:00+00', NULL, NULL, false),
	(121, '0a5bbcfc-ee19-897b-87e7-555625e5211e', 'approved', 'Brooklyn Fonio Bakery', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Gluten-free bread and cakes baked from fonio, sorghum and teff. (The payment address is invented: please send nothing to it.)', 'https://brooklyn-fonio-bakery.example', '+1 404 555 0110', false, '655 Nostrand Avenue', 'Brooklyn', 'NY', '11216', 'United States', 'GJnh58UcaoM79HrKVaahkW82M9rtDExbyJ', true, 'Mariama Diallo (demo)', 'owner@brooklyn-fonio-bakery.example', 'brooklyn fonio bakery
demo listing: gluten-free bread and cakes baked from fonio, sorghum and teff. (the payment address is invented: please send nothing to it.)
restaurant/food service', 'brooklyn-fonio-bakery', 'demo:0a5bbcfc-ee19-897b-87e7-555625e5211e', NULL, '2026-10-22 08:07:00+00', '2026-10-22 08:07:00+00', '2026-10-24 17:18:00+00', '2026-10-25 03:55:00+00', NULL, NULL, false),
	(122, '090d7889-e8e2-8865-8354-cd72051360d2', 'approved', 'Surrey Makossa Fitness', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Dance, stretch, laugh, repeat.', NULL, '+1 416 555 0109', false, '10240 King George Boulevard', 'Surrey', 'BC', 'V3T 2W5', 'Canada', '0x090D7889e8E2b865f354CD72051360D2aFC2d142', false, 'Aurélien Kamga (demo)', 'owner@surrey-makossa-fitness.example', 'surrey makossa fitness
demo listing: dance, stretch, laugh, repeat.
health & wellness', 'surrey-makossa-fitness', 'demo:090d7889-e8e2-8865-8354-cd72051360d2', NULL, '2026-10-23 05:47:00+00', '2026-10-23 05:47:00+00', '2026-10-25 21:04:00+00', '2026-10-26 00:22:00+00', NULL, NULL, false),
	(123, '066f3cbe-fe60-8fc4-8486-956c99cee90c', 'approved', 'Muxima Quizomba Escola', 'Education', 'Art & Culture', 'Demo listing: Kizomba, semba e uma cadeira para quem só quer ouvir.', 'https://muxima-quizomba-escola.example', '+244 000 555 0100', false, 'Rua da Missão, 61', 'Luanda', 'Luanda Province, Angola', NULL, 'Other', 'GJRwjBRPf8qnqMBNAeDQwjZcJVEjvLZuAr', false, 'Adão Quissanga (demo)', 'owner@muxima-quizomba-escola.example', 'muxima quizomba escola
demo listing: kizomba, semba e uma cadeira para quem so quer ouvir.
education', 'muxima-quizomba-escola', 'demo:066f3cbe-fe60-8fc4-8486-956c99cee90c', NULL, '2026-10-25 01:14:00+00', '2026-10-25 01:14:00+00', '2026-10-27 12:41:00+00', '2026-10-28 00:51:00+00', NULL, NULL, false),
	(124, '05210976-ab3d-8088-8d0b-168f652dae04', 'approved', 'Ịhụnanya Bridal House', 'Services', 'Fashion & Apparel', 'Demo listing: Igba nkwụ outfits, coral beads and halls.', 'https://ihunanya-bridal-house.example', '+234 000 555 0115', false, '9 Azikiwe Road', 'Umuahia', 'Abia', NULL, 'Nigeria', NULL, false, 'Nkechi Ịheanachọ (demo)', 'owner@ihunanya-bridal-house.example', 'ihunanya bridal house
demo listing: igba nkwu outfits, coral beads and halls.
services', 'ihunanya-bridal-house', 'demo:05210976-ab3d-8088-8d0b-168f652dae04', NULL, '2026-10-25 22:53:00+00', '2026-10-25 22:53:00+00', '2026-10-27 00:21:00+00', '2026-10-28 03:01:00+00', NULL, NULL, false),
	(125, '04c1c657-3ca5-8cab-89f1-3b03c6b77aae', 'approved', 'East Bay Notary on Wheels', 'Services', 'Services', 'Demo listing: We come to your kitchen table with the stamp.', NULL, '+1 404 555 0122', true, NULL, NULL, NULL, NULL, 'United States', NULL, false, 'Vernon Tate (demo)', 'owner@east-bay-notary-on-wheels.example', 'east bay notary on wheels
demo listing: we come to your kitchen table with the stamp.
services', 'east-bay-notary-on-wheels', 'demo:04c1c657-3ca5-8cab-89f1-3b03c6b77aae', NULL, '2026-10-26 05:04:00+00', '2026-10-26 05:04:00+00', '2026-10-26 07:43:00+00', '2026-10-27 07:17:00+00', NULL, NULL, false),
	(126, '0453f8cc-5405-8bf2-86e9-466196ea5d17', 'approved', 'Kisumu Lakeside Fish Point', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Wet fry, dry fry, fillet. Ugali is included, patience too.', 'https://kisumu-lakeside-fish-point.example', '+254 000 555 0106', false, 'Oginga Odinga Road', 'Kisumu', 'Kisumu County', NULL, 'Kenya', '0x0453f8CC5405ABf266E9466196ea5d172c2D8BC2', false, 'Atieno Owuor (demo)', 'owner@kisumu-lakeside-fish-point.example', 'kisumu lakeside fish point
demo listing: wet fry, dry fry, fillet. ugali is included, patience too.
restaurant/food service', 'kisumu-lakeside-fish-point', 'demo:0453f8cc-5405-8bf2-86e9-466196ea5d17', NULL, '2026-10-26 12:11:00+00', '2026-10-26 12:11:00+00', '2026-10-27 00:55:00+00', '2026-10-27 19:52:00+00', NULL, NULL, false),
	(127, '03eb8a62-bcc9-8bbe-8901-3081e252f4bd', 'approved', 'Halifax North End Preserves', 'E-commerce', 'Food & Dining', 'Demo listing: Jams and relishes from old Africville recipes. (The payment address is invented: please send nothing to it.)', 'https://halifax-north-end-preserves.example', '+1 416 555 0106', true, NULL, NULL, NULL, NULL, 'Canada', 'GJCecM9sW7yvYaspNzddm1bqyFnUWNYjRR', true, 'Viola Sparks (demo)', 'owner@halifax-north-end-preserves.example', 'halifax north end preserves
demo listing: jams and relishes from old africville recipes. (the payment address is invented: please send nothing to it.)
e-commerce', 'halifax-north-end-preserves', 'demo:03eb8a62-bcc9-8bbe-8901-3081e252f4bd', NULL, '2026-10-26 18:57:00+00', '2026-10-26 18:57:00+00', '2026-10-28 01:03:00+00', '2026-10-29 03:12:00+00', NULL, NULL, false),
	(128, 'ef88d53c-4e8f-84a6-8267-c153d8341c3e', 'pending', 'Buffalo Teff & Spice', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Injera every day, coffee ceremony on Sundays at three. (The payment address is invented: please send nothing to it.)', 'https://buffalo-teff-and-spice.example', '+1 404 555 0116', false, '340 Grant Street', 'Buffalo', 'NY', '14213', 'United States', 'GfgTqJ3o9AMrcUzQWSvxFkWrCpFNvQ95Bv', true, 'Selamawit Tesfaye (demo)', 'owner@buffalo-teff-and-spice.example', 'buffalo teff & spice
demo listing: injera every day, coffee ceremony on sundays at three. (the payment address is invented: please send nothing to it.)
restaurant/food service', NULL, 'demo:ef88d53c-4e8f-84a6-8267-c153d8341c3e', NULL, '2026-10-29 16:38:00+00', '2026-10-29 16:38:00+00', NULL, NULL, NULL, NULL, false),
	(129, 'dc8f3733-029f-81e9-8556-09ee6cec2de5', 'pending', 'Tema Harbour Cold Store', 'Retail', 'Food & Dining', 'Demo listing: Kpanla, red snapper and squid by the carton.', 'https://tema-harbour-cold-store.example', '+233 000 555 0106', false, 'Community 1, Fishing Harbour Road', 'Tema', 'Greater Accra', NULL, 'Ghana', NULL, false, 'Comfort Tɛtɛ (demo)', 'owner@tema-harbour-cold-store.example', 'tema harbour cold store
demo listing: kpanla, red snapper and squid by the carton.
retail', NULL, 'demo:dc8f3733-029f-81e9-8556-09ee6cec2de5', NULL, '2026-10-29 21:58:00+00', '2026-10-29 21:58:00+00', NULL, NULL, NULL, NULL, false),
	(130, 'd7e32b22-473c-89c4-8e15-03d74140e772', 'pending', 'Braamfontein Repair Republic', 'Technology', 'Technology', 'Demo listing: Laptops, consoles, cracked hopes.', 'https://braamfontein-repair-republic.example', '+27 000 555 0105', false, '70 Juta Street', 'Johannesburg', 'Gauteng', '2001', 'South Africa', '0xd7e32B22473C99c48E1503d74140e772FA7BaB4d', false, 'Thabo Nkosi (demo)', 'owner@braamfontein-repair-republic.example', 'braamfontein repair republic
demo listing: laptops, consoles, cracked hopes.
technology', NULL, 'demo:d7e32b22-473c-89c4-8e15-03d74140e772', NULL, '2026-10-29 23:17:00+00', '2026-10-29 23:17:00+00', NULL, NULL, NULL, NULL, false),
	(131, 'bcf7c00f-5df5-885c-8c76-271e62700052', 'pending', 'Decatur Family Dental Collective', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Gentle dentistry for children and adults who have put it off.', 'https://decatur-family-dental-collective.example', '+1 404 555 0108', false, '415 Church Street', 'Decatur', 'GA', '30030', 'United States', '0xBCF7C00f5Df5685CeC76271e62700052EDd26080', false, 'Dr Simone Achebe (demo)', 'owner@decatur-family-dental-collective.example', 'decatur family dental collective
demo listing: gentle dentistry for children and adults who have put it off.
health & wellness', NULL, 'demo:bcf7c00f-5df5-885c-8c76-271e62700052', NULL, '2026-10-30 06:51:00+00', '2026-10-30 06:51:00+00', NULL, NULL, NULL, NULL, false),
	(132, 'b0ab61ef-b7a8-815e-8a83-a713fa1a9fe2', 'pending', 'Ẹlẹ́ṣin Riding School', 'Education', 'Services', 'Demo listing: Horse riding for children and nervous adults.', 'https://elesin-riding-school.example', '+234 000 555 0103', false, 'Ẹ̀pẹ́ Expressway, Àjàh', 'Lagos', 'Lagos', NULL, 'Nigeria', 'GZx4ekxBxfReugXvJpP3kxApGY3jHoYyZU', false, 'Káyọ̀dé Láwàl (demo)', 'owner@elesin-riding-school.example', 'elesin riding school
demo listing: horse riding for children and nervous adults.
education', NULL, 'demo:b0ab61ef-b7a8-815e-8a83-a713fa1a9fe2', NULL, '2026-10-30 10:19:00+00', '2026-10-30 10:19:00+00', '2026-10-31 19:26:00+00', NULL, NULL, NULL, false),
	(133, '87f69c4b-b521-82bf-8e00-d9349e61d499', 'pending', 'Jos Plateau Potatoes Online', 'E-commerce', 'Food & Dining', 'Demo listing: From the hills to Abuja in a day.', 'https://jos-plateau-potatoes-online.example', '+234 000 555 0122', true, NULL, NULL, NULL, NULL, 'Nigeria', 'GWEq4pm85RywkYNTqfu7baVehZSNvoXjxi', false, 'Nankling Dung (demo)', 'owner@jos-plateau-potatoes-online.example', 'jos plateau potatoes online
demo listing: from the hills to abuja in a day.
e-commerce', NULL, 'demo:87f69c4b-b521-82bf-8e00-d9349e61d499', NULL, '2026-10-30 21:46:00+00', '2026-10-30 21:46:00+00', NULL, NULL, NULL, NULL, false),
	(134, '8771b11a-ba58-833a-80ff-c29b4d42d3b8', 'pending', 'Ɔbra Pa Herbal Clinic', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Registered herbal medicine, blood pressure checked free of charge. (The payment address is invented: please send nothing to it.)', 'https://obra-pa-herbal-clinic.example', '+233 000 555 0109', false, 'Kejetia Roundabout', 'Kumasi', 'Ashanti', NULL, 'Ghana', '0x8771B11aBA58B33ad0FfC29B4D42D3b8d4085BBd', true, 'Nana Yaa Kɔmfoɔ (demo)', 'owner@obra-pa-herbal-clinic.example', 'obra pa herbal clinic
demo listing: registered herbal medicine, blood pressure checked free of charge. (the payment address is invented: please send nothing to it.)
health & wellness', NULL, 'demo:8771b11a-ba58-833a-80ff-c29b4d42d3b8', NULL, '2026-10-30 21:54:00+00', '2026-10-30 21:54:00+00', NULL, NULL, NULL, NULL, false),
	(135, '86b799a8-dda4-857b-820f-368125d1db85', 'pending', 'Téranga Cyber & Imprimerie', 'Technology', 'Technology', 'Demo listing: Impression, reliure, saisie de mémoires.', 'https://teranga-cyber-and-imprimerie.example', '+221 000 555 0100', false, 'Avenue Cheikh Anta Diop, 301', 'Dakar', 'Dakar, Sénégal', NULL, 'Other', '0x86b799A8ddA4257bC20F368125D1DB85Eb6AF9aC', false, 'Ousmane Ñaŋ (demo)', 'owner@teranga-cyber-and-imprimerie.example', 'teranga cyber & imprimerie
demo listing: impression, reliure, saisie de memoires.
technology', NULL, 'demo:86b799a8-dda4-857b-820f-368125d1db85', NULL, '2026-10-30 22:07:00+00', '2026-10-30 22:07:00+00', NULL, NULL, NULL, NULL, false),
	(136, '7e810ba4-41f2-8451-8468-a201bbb07d66', 'pending', 'Tampa Bay Afro-Cuban Percussion School', 'Education', 'Art & Culture', 'Demo listing: Conga, batá and cajón in groups of six.', 'https://tampa-bay-afro-cuban-percussion-school.example', '+1 404 555 0135', false, '1512 East 7th Avenue', 'Tampa', 'FL', '33605', 'United States', 'GVNp9XxZ4JzssjqfAenmQR9qjVwTioQ5J5', false, 'Yoel Mambí Ferrer (demo)', 'owner@tampa-bay-afro-cuban-percussion-school.example', 'tampa bay afro-cuban percussion school
demo listing: conga, bata and cajon in groups of six.
education', NULL, 'demo:7e810ba4-41f2-8451-8468-a201bbb07d66', NULL, '2026-10-31 00:25:00+00', '2026-10-31 00:25:00+00', NULL, NULL, NULL, NULL, false),
	(137, '757f7c5d-cbc7-8a52-8101-c7f13af6e7ed', 'pending', 'Milton Keynes 3D Wig Studio', 'Technology', 'Health & Beauty', 'Demo listing: Head-scanned wig caps printed to fit.', 'https://milton-keynes-3d-wig-studio.example', '+44 20 7946 0115', true, NULL, NULL, NULL, NULL, 'United Kingdom', '0x757F7C5dCbC7fa52d101C7F13af6e7Ede6335F11', false, 'Chisom Agbo (demo)', 'owner@milton-keynes-3d-wig-studio.example', 'milton keynes 3d wig studio
demo listing: head-scanned wig caps printed to fit.
technology', NULL, 'demo:757f7c5d-cbc7-8a52-8101-c7f13af6e7ed', NULL, '2026-10-31 02:57:00+00', '2026-10-31 02:57:00+00', NULL, NULL, NULL, NULL, false),
	(138, '6df9a598-81b2-8920-874d-1128059ed48b', 'pending', 'Ottawa Maple & Millet', 'E-commerce', 'Food & Dining', 'Demo listing: Breakfast porridges from millet, sorghum and maple. (The payment address is invented: please send nothing to it.)', 'https://ottawa-maple-and-millet.example', '+1 416 555 0105', true, NULL, NULL, NULL, NULL, 'Canada', '0x6DF9a59881B2C920F74d1128059Ed48B4e473fcD', true, 'Hassan Daoud (demo)', 'owner@ottawa-maple-and-millet.example', 'ottawa maple & millet
demo listing: breakfast porridges from millet, sorghum and maple. (the payment address is invented: please send nothing to it.)
e-commerce', NULL, 'demo:6df9a598-81b2-8920-874d-1128059ed48b', NULL, '2026-10-31 05:04:00+00', '2026-10-31 05:04:00+00', NULL, NULL, NULL, NULL, false),
	(139, '6d8c7545-188a-8d9c-81b5-7865ec236ffd', 'pending', 'Ƴanci Learning Centre', 'Education', 'Services', 'Demo listing: Evening literacy for adults in Hausa and English.', NULL, '+234 000 555 0121', false, '11 Sokoto Road', 'Zaria', 'Kaduna', NULL, 'Nigeria', NULL, false, 'Zainab Ɗankaka (demo)', 'owner@yanci-learning-centre.example', 'yanci learning centre
demo listing: evening literacy for adults in hausa and english.
education', NULL, 'demo:6d8c7545-188a-8d9c-81b5-7865ec236ffd', NULL, '2026-10-31 05:11:00+00', '2026-10-31 05:11:00+00', NULL, NULL, NULL, NULL, false),
	(140, '67d2b428-a3af-8da7-8c7a-db1339997732', 'pending', 'Gqeberha Harbour Surf Physio', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Shoulders, knees and backs.', 'https://gqeberha-harbour-surf-physio.example', '+27 000 555 0110', false, 'Marine Drive 9', 'Gqeberha', 'Eastern Cape', '6001', 'South Africa', 'GTJtRqb6TBieQCyUkmkaMz7ZM4tExpfP1Y', false, 'Dr Ntombi Matiwane (demo)', 'owner@gqeberha-harbour-surf-physio.example', 'gqeberha harbour surf physio
demo listing: shoulders, knees and backs.
health & wellness', NULL, 'demo:67d2b428-a3af-8da7-8c7a-db1339997732', NULL, '2026-10-31 06:48:00+00', '2026-10-31 06:48:00+00', '2026-11-01 02:16:00+00', NULL, NULL, NULL, false),
	(141, '5f4d7d50-e543-82ce-8044-9406ae91a6ef', 'pending', 'Nyali Ocean Dentists', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Smiles with a sea view.', 'https://nyali-ocean-dentists.example', '+254 000 555 0105', false, 'Links Road, Nyali', 'Mombasa', 'Mombasa County', NULL, 'Kenya', 'GSXqSR8v8WYvFDjDXThLGYzCbjUUXR5xn4', false, 'Dr Salim Omar (demo)', 'owner@nyali-ocean-dentists.example', 'nyali ocean dentists
demo listing: smiles with a sea view.
health & wellness', NULL, 'demo:5f4d7d50-e543-82ce-8044-9406ae91a6ef', NULL, '2026-10-31 09:12:00+00', '2026-10-31 09:12:00+00', NULL, NULL, NULL, NULL, false),
	(142, '4b1c8b8a-84f6-8c9b-8c01-5849495bebd8', 'pending', 'Hyde Park String Lessons', 'Education', 'Art & Culture', 'Demo listing: Violin, viola and cello from age five.', NULL, '+1 404 555 0119', false, '1457 East 55th Street', 'Chicago', 'IL', '60615', 'United States', NULL, false, 'Anatole Beaumont (demo)', 'owner@hyde-park-string-lessons.example', 'hyde park string lessons
demo listing: violin, viola and cello from age five.
education', NULL, 'demo:4b1c8b8a-84f6-8c9b-8c01-5849495bebd8', NULL, '2026-10-31 14:52:00+00', '2026-10-31 14:52:00+00', NULL, NULL, NULL, NULL, false),
	(143, '3f5d2167-a303-8851-8a8b-f7b48ba941f6', 'pending', 'Hulme Reggae Bakery', 'Restaurant/Food Service', 'Food & Dining', 'Demo listing: Hard dough bread, bun and cheese, vegan patties on Fridays. (The payment address is invented: please send nothing to it.)', 'https://hulme-reggae-bakery.example', '+44 20 7946 0106', false, '18 Stretford Road', 'Manchester', 'England', 'M15 5ZZ', 'United Kingdom', 'GPcxZ2pVevt5Pza7sjb4raMLWfMG447Fws', true, 'Beverley Nugent (demo)', 'owner@hulme-reggae-bakery.example', 'hulme reggae bakery
demo listing: hard dough bread, bun and cheese, vegan patties on fridays. (the payment address is invented: please send nothing to it.)
restaurant/food service', NULL, 'demo:3f5d2167-a303-8851-8a8b-f7b48ba941f6', NULL, '2026-10-31 18:11:00+00', '2026-10-31 18:11:00+00', '2026-11-01 06:04:00+00', NULL, NULL, NULL, false),
	(144, '3aa9b3a2-cc0f-8163-8bca-43973d3763ed', 'pending', 'Farmácia Irmãos Conceição', 'Health & Wellness', 'Health & Beauty', 'Demo listing: Aberta vinte e quatro horas.', 'https://farmacia-irmaos-conceicao.example', '+244 000 555 0101', false, 'Largo do Kinaxixi', 'Luanda', 'Luanda Province, Angola', NULL, 'Other', NULL, false, 'Leocádia Conceição (demo)', 'owner@farmacia-irmaos-conceicao.example', 'farmacia irmaos conceicao
demo listing: aberta vinte e quatro horas.
health & wellness', NULL, 'demo:3aa9b3a2-cc0f-8163-8bca-43973d3763ed', NULL, '2026-10-31 19:30:00+00', '2026-10-31 19:30:00+00', NULL, NULL, NULL, NULL, false),
	(145, '19721f6b-4f9b-8777-827d-76f7f48daae0', 'pending', 'Festac Fresh Fish', 'Retail', 'Food & Dining', 'Demo listing: Live catfish, tilapia and smoked panla.', 'https://festac-fresh-fish.example', '+234 000 555 0104', false, '2nd Avenue, Fẹ́sítáàkì Town', 'Lagos', 'Lagos', NULL, 'Nigeria', '0x19721F6B4f9b2777227D76F7F48dAaE049731AD5', false, 'Ọmọ́wùnmí Hassan (demo)', 'owner@festac-fresh-fish.example', 'festac fresh fish
demo listing: live catfish, tilapia and smoked panla.
retail', NULL, 'demo:19721f6b-4f9b-8777-827d-76f7f48daae0', NULL, '2026-11-01 04:51:00+00', '2026-11-01 04:51:00+00', '2026-11-01 09:37:00+00', NULL, NULL, NULL, false),
	(146, '4fa519d8-106b-4e03-30c7-81cd5f2b1044', 'approved', 'Woven cloth', 'Restaurant/Food Service', 'Food & Dining', 'Woven cloth', 'https://oyo.example', '+1 404 555 0134', false, 'Woven cloth', 'Woven cloth', 'Woven cloth', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Woven cloth', 'owner@oyo.example', 'woven cloth
woven cloth
restaurant/food service', 'woven-cloth', '4e0be8846bf94a87c275134523c568f5eab8253c7eaaa36b87cfc18b83b8f889', NULL, '2026-11-20 12:03:00+00', '2026-11-20 12:03:00+00', '2026-11-20 12:03:00+00', '2026-11-20 12:03:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(147, '3d5bc4e0-302a-048c-2c03-8a91b70d51bf', 'pending', 'Woven cloth 2', 'Restaurant/Food Service', 'Food & Dining', 'Woven cloth 2', 'https://oyo.example', '+1 404 555 0134', false, 'Woven cloth 2', 'Woven cloth 2', 'Woven cloth 2', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Woven cloth 2', 'owner@oyo.example', 'woven cloth 2
woven cloth 2
restaurant/food service', NULL, '8ad0ae549043f79c70f4f3bd3444762e466a352ef349cb911d1c8bbb609daf95', NULL, '2026-11-20 12:04:00+00', '2026-11-20 12:04:00+00', NULL, NULL, NULL, NULL, false),
	(148, '3281192a-1c34-24d6-d2dd-e2be2267a5a2', 'approved', 'Cloth by Wire', 'E-commerce', 'Fashion & Apparel', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', true, NULL, NULL, NULL, NULL, 'Ghana', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@wire.example', 'cloth by wire
jollof rice and suya. open daily.
e-commerce', 'cloth-by-wire', 'eca38beb937c0f84eeefbf201a8e82d25bbd1df18db095dfccf1637bf1abfe98', NULL, '2026-11-20 12:38:00+00', '2026-11-20 12:38:00+00', '2026-11-20 12:44:00+00', '2026-11-20 12:45:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(149, 'e37543fa-1e96-d044-c18f-8514b5ba4861', 'pending', 'Waiting Room', 'Health & Wellness', 'Health & Beauty', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Online', 'Somewhere', NULL, 'Other', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@waiting.example', 'waiting room
jollof rice and suya. open daily.
health & wellness', NULL, '2aceb992b7e6a54c7ae5a33ee9c3e68cbdccfb3d4ae51d138b4bae2127309467', NULL, '2026-11-20 12:39:00+00', '2026-11-20 12:39:00+00', '2026-11-20 12:47:00+00', NULL, NULL, NULL, false),
	(150, '1d3cf1c1-f7e4-9310-e053-ea214e36bdaa', 'approved', 'Online in Name', 'Other', 'Art & Culture', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Online', 'GA', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@name.example', 'online in name
jollof rice and suya. open daily.
other', 'online-in-name', 'd0dd9c227feefbcd3050798e7c2526aabbd390edcf7ae6147a39a0f5f82bab4c', NULL, '2026-11-20 12:40:00+00', '2026-11-20 12:40:00+00', '2026-11-20 12:45:00+00', '2026-11-20 12:46:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(151, 'd59b1ae4-be2a-d075-0ed7-3239e8c99305', 'approved', 'Ọjà “Àdìrẹ” & Sons <b>\n '' ; --', 'Art & Entertainment', 'Art & Culture', 'Ọjà “Àdìrẹ” & Sons <b>\n '' ; --
tab', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Atlanta', 'GA', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', true, 'Adé Ọlá', 'Owner+Odd@odd.example', 'oja “adire” & sons <b>\n '' ; --
oja “adire” & sons <b>\n '' ; -- tab
art & entertainment', 'oja-adire-and-sons-b-n', 'bfacbbfd021583baaa13846136e864323c1bcfd5a9183028cc217afbf8e3569c', NULL, '2026-11-20 12:41:00+00', '2026-11-20 12:41:00+00', '2026-11-20 12:46:00+00', '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(152, '519f4820-2c77-ef89-5bb6-6e5f46376771', 'rejected', 'No Such Street', 'Non-profit', 'Services', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Atlanta', 'GA', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@street.example', 'no such street
jollof rice and suya. open daily.
non-profit', NULL, 'd46a6f1252607b2fc5f1913b4e7e9fd2fe125d2085f557134d405d6fa746fbe2', NULL, '2026-11-20 12:42:00+00', '2026-11-20 12:42:00+00', NULL, '2026-11-20 12:47:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'No such street.

Please check.', false),
	(153, '3bdf17c2-6c4b-4250-2718-33436b519643', 'pending', 'Cheap Watches', 'Retail', 'Fashion & Apparel', 'http://watches.example http://watches.example http://watches.example', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Atlanta', 'GA', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@watches.example', 'cheap watches
http://watches.example http://watches.example http://watches.example
retail', NULL, '2e6175beff81114752ed4c9bb15c192c8b4387eb8a3c27e8a62cd3657f27e76a', 'too-fast', '2026-11-20 12:43:00+00', '2026-11-20 12:43:00+00', NULL, NULL, NULL, NULL, true),
	(154, '5a169778-6386-f0f6-1477-f9810621b682', 'pending', 'Once Suspected', 'Technology', 'Technology', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Atlanta', 'GA', '30303', 'United States', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@suspected.example', 'once suspected
jollof rice and suya. open daily.
technology', NULL, 'c016e4113fa4a39173ae556857078b72d2bdb708cdf2a3d7c535dbb2b40cd19a', NULL, '2026-11-20 12:44:00+00', '2026-11-20 12:44:00+00', NULL, NULL, NULL, NULL, false),
	(155, 'abd810d1-9998-baa2-67f6-4b50cf1d77f9', 'approved', 'Decided by Kofi', 'Education', 'Services', 'Jollof rice and suya.
Open daily.', 'https://oyo.example', '+1 404 555 0134', false, '12 Peachtree Street', 'Atlanta', 'GA', NULL, 'Kenya', 'GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ', false, 'Adé Ọlá', 'owner@kofi.example', 'decided by kofi
jollof rice and suya. open daily.
education', 'decided-by-kofi', 'f6fdc362b7f906cd04c94e9320d96fa95392388ec1859e4a24f237cfd8e81cad', NULL, '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', '5bbde549-eff2-4f0d-ba55-67bad6c246bc', NULL, false);

-- TABLE DATA merchant_search

INSERT INTO public.merchant_search (id, decided_at, directory_category, business_type, place, search_text) VALUES
	(1, '2026-05-07 10:06:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Leeds, England', 'leedsQchapeltownQhoney
demoQlisting:QrooftopQbees,QneighbourhoodQblossoms.
restaurant/foodQservice'),
	(2, '2026-05-15 10:16:00+00', 'Food & Dining', 'Retail', 'Busua, Western', 'ahantaQcoconutQworks
demoQlisting:Qoil,Qwater,QcakeQandQropeQfromQoneQpalm.
retail'),
	(3, '2026-05-15 16:43:00+00', 'Art & Culture', 'Art & Entertainment', 'Sokoto, Sokoto', 'sokotoQkwaryaQcalabashQart
demoQlisting:QcarvedQandQpyrographedQgourds.
artQ&Qentertainment'),
	(4, '2026-05-15 19:13:00+00', 'Technology', 'Technology', 'Online', 'stellenboschQvineyardQdrones
demoQlisting:Qleaf-healthQmapsQbyQmorning.
technology'),
	(5, '2026-05-18 13:23:00+00', 'Services', 'Retail', 'St. Louis, MO', 'st.QlouisQvilleQflorist
demoQlisting:Qbouquets,QwreathsQandQchurchQarrangements.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(6, '2026-05-16 16:49:00+00', 'Art & Culture', 'Art & Entertainment', 'Toronto, ON', 'regentQparkQsoundQlab
demoQlisting:Qrecording,QmixingQandQaQpodcastQboothQbyQtheQhour.
artQ&Qentertainment'),
	(7, '2026-05-20 14:21:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Abidjan, Lagunes, Côte d''Ivoire', 'garbaQd''honneur
demoQlisting:Qattieke,QthonQfrit,QpimentQaQvolonte.
restaurant/foodQservice'),
	(8, '2026-05-19 09:18:00+00', 'Art & Culture', 'Art & Entertainment', 'Uyo, Akwa Ibom', 'uyoQikotQraffiaQworks
demoQlisting:Qbags,QhatsQandQlampshadesQfromQraffia.
artQ&Qentertainment'),
	(9, '2026-05-20 12:38:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Bristol, England', 'eastonQinjeraQclub
demoQlisting:QoneQlongQtable,QoneQsetQmenu.
restaurant/foodQservice'),
	(10, '2026-05-21 09:52:00+00', 'Technology', 'Technology', 'Online', 'coracaoQvalenteQsoftware
demoQlisting:QsistemasQparaQpadarias,QsaloesQeQoficinas;QsuporteQateQasQdezQdaQnoite.
technology'),
	(11, '2026-05-24 15:08:00+00', 'Food & Dining', 'Retail', 'Liverpool, England', 'granbyQgreenQgrocers''Qco-op
demoQlisting:QvegetablesQbyQweight,QgossipQfree.
retail'),
	(12, '2026-05-25 03:07:00+00', 'Services', 'Education', 'Kumasi, Ashanti', 'nyansapoQacademy
demoQlisting:QmathematicsQandQscienceQforQseniorQhighQschool,QtaughtQinQsmallQgroupsQafterQclass.
education'),
	(13, '2026-05-24 15:18:00+00', 'Art & Culture', 'Retail', 'Montréal, QC', 'librairieQparoleQcreole
demoQlisting:QlitteraturesQd''haiti,QdesQantillesQetQd''afrique;QrencontresQd''auteursQleQpremierQvendrediQduQmois.
retail'),
	(15, '2026-05-26 08:56:00+00', 'Services', 'Services', 'Calgary, AB', 'calgaryQsavannahQautoQcare
demoQlisting:Qbrakes,QtyresQandQwinterQchecks.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
services'),
	(16, '2026-05-28 23:51:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Atlanta, GA', 'peachtreeQakaraQhouse
demoQlisting:Qakara,QmoiQmoiQandQogiQfromQsixQinQtheQmorning,QjollofQfromQnoon.Q🌶QaskQforQtheQhotQoneQonlyQifQyouQmeanQit.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(17, '2026-05-30 09:23:00+00', 'Fashion & Apparel', 'Retail', 'London, England', 'peckhamQankaraQemporium
demoQlisting:QsixQhundredQprintsQonQtheQshelfQandQaQtailorQupstairs.QwholesaleQonQmondays.QstartedQasQaQtableQatQtheQfrontQofQsomebodyQelse''sQphoneQshop;QnowQtwoQfloors.QtheQlowerQoneQisQcloth:Qwax,Qdutch,Qjava,Qbatik,Qlace,QasoQoke,QandQaQcornerQforQendsQandQsecondsQatQhalfQprice.QtheQupperQoneQisQwork:Qcutting,Qsewing,Qzips,QgeleQtying,QandQlessonsQforQthoseQwhoQwouldQratherQdoQitQthemselves.QweQmeasureQchildrenQforQfreeQbecauseQtheyQneverQstayQtheQsameQsizeQlongQenoughQtoQbeQchargedQforQit.QordersQforQasoQebiQofQmoreQthanQthirtyQpeopleQneedQsixQweeks,QaQcolourQeveryoneQhasQreallyQagreedQon,QandQoneQpersonQweQmayQtelephone.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(18, '2026-05-30 01:57:00+00', 'Fashion & Apparel', 'Art & Entertainment', 'Kumasi, Ashanti', 'osramQneQnsorommaQjewellery
demoQlisting:QadinkraQinQsilverQandQrecycledQbrass.
artQ&Qentertainment'),
	(19, '2026-05-29 00:26:00+00', 'Fashion & Apparel', 'Services', 'New York, NY', 'theQgoldenQthreadQcooperativeQofQtailors,Qmenders,QpatternQcutters,QmillinersQ&QalterationsQmakersQofQharlem
demoQlisting:QelevenQmakers,QoneQshop.QbringQtheQgarmentQandQtheQstoryQthatQgoesQwithQit.
services'),
	(20, '2026-05-29 22:52:00+00', 'Health & Beauty', 'Health & Wellness', 'Paris, Île-de-France, France', 'tressesQ&QcafeQchateauQrouge
demoQlisting:QunQcafeQoffertQpendantQlaQpremiereQheure;QilQyQenQauraQd''autres.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
healthQ&Qwellness'),
	(21, '2026-05-31 08:43:00+00', 'Food & Dining', 'Retail', 'Montréal, QC', 'epicerieQchezQaissatou
demoQlisting:Qgombo,Qattieke,QbissapQetQpoissonQfume;QarrivageQd''afriqueQdeQl''ouestQchaqueQjeudi.Q🐟QlaQmaisonQprepareQaussiQlesQplatsQduQjour,Qmafe,QyassaQouQthieboudienne,QaQemporterQdesQonzeQheures,QetQgardeQlesQcommandesQauQfraisQjusqu''aQvingtQheures.QnousQlivronsQaQpiedQdansQleQquartierQetQparQlaQposteQpartoutQauQquebec,QsaufQleQpoisson,QquiQn''aimeQpasQvoyager.QpourQlesQbaptemes,QmariagesQetQretoursQauQpays,QpassezQenQparlerQauQcomptoirQ:QonQcompteQlesQinvitesQensemble,QonQenQajouteQdix,QetQc''estQtoujoursQleQbonQnombre.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(22, '2026-06-02 00:59:00+00', 'Fashion & Apparel', 'Retail', 'Maputo, Maputo Province, Mozambique', 'capulanaQ&Qcoracao
demoQlisting:Qcapulanas,QvestidosQeQmalas.QtragaQoQtecidoQdaQsuaQavo,QfazemosQumaQsaia.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(23, '2026-06-01 16:55:00+00', 'Art & Culture', 'Art & Entertainment', 'Ilé-Ifẹ̀, Ọ̀ṣun', 'ile-ifeQbronzeQcasters
demoQlisting:Qlost-waxQcastings,QfromQkeyQringsQtoQcommissions.
artQ&Qentertainment'),
	(24, '2026-06-02 17:06:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Nairobi, Nairobi County', 'kirinyagaQcoffeeQcounter
demoQlisting:Qaa,QabQandQpeaberryQfromQnamedQfactories,QroastedQonQtuesdays.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(25, '2026-06-13 01:50:00+00', 'Fashion & Apparel', 'Retail', 'Lagos, Lagos', 'ileQasoQaduke
demoQlisting:QasoQoke,QankaraQatiQlesiQfunQgbogboQayeye.Qhand-wovenQstripsQfromQiseyin,QsewnQwhileQyouQshop.QeQkaabo!QaQmaaQnQranseQsiQiluQokeere:QweQpostQtoQlondon,QhoustonQandQtorontoQeveryQthursday,QandQwhoeverQordersQbeforeQmondayQnoonQgetsQaQvideoQofQtheQclothQinQdaylightQfirst,QsinceQnoQscreenQtellsQtheQtruthQaboutQburgundy.QojaQtiQaQkoQbaQferan,QaQleQpaaroQreQlaaarinQojoQmerinla:QanythingQunwornQcanQbeQchangedQwithinQfourteenQdays.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(26, '2026-06-16 10:33:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Bridgetown, Saint Michael, Barbados', 'bridgetownQrumQcakeQladies
demoQlisting:QblackQcakeQinQtinsQsinceQlastQchristmas.
restaurant/foodQservice'),
	(27, '2026-06-15 21:57:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Dallas, TX', 'oakQcliffQespressoQmotor
demoQlisting:QcoffeeQfromQkenyaQandQrwanda,QmotorcyclesQtoQlookQat.
restaurant/foodQservice'),
	(28, '2026-06-16 22:55:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Kumasi, Ashanti', 'abenkwanQhouse
demoQlisting:Qfufu,Qabenkwan,Qakrantie.QbraQnaQbedidi!Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(29, '2026-06-18 21:58:00+00', 'Health & Beauty', 'Health & Wellness', 'London, England', 'newQcrossQnaturalQskinQclinic
demoQlisting:QdermatologyQforQdarkerQskin.
healthQ&Qwellness'),
	(30, '2026-06-20 06:52:00+00', 'Fashion & Apparel', 'Retail', 'Atlanta, GA', 'sankofaQthreads
demoQlisting:QankaraQandQkenteQprintsQcutQforQeverydayQwear,QwithQalterationsQdoneQwhileQyouQwait.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(31, '2026-06-18 19:51:00+00', 'Food & Dining', 'E-commerce', 'Online', 'swahiliQcoastQspiceQdhow
demoQlisting:Qcloves,Qcardamom,QpilauQmasala.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
e-commerce'),
	(32, '2026-06-25 11:37:00+00', 'Health & Beauty', 'Education', 'Eldoret, Uasin Gishu County', 'eldoretQchampionsQrunningQschool
demoQlisting:QtrainingQcampsQforQamateursQatQ2,100Qmetres.QbringQtwoQpairsQofQshoesQandQaQmodestQopinionQofQyourself.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
education'),
	(33, '2026-06-26 12:50:00+00', 'Food & Dining', 'Retail', 'Winnipeg, MB', 'winnipegQubuntuQmarket
demoQlisting:QmealieQmeal,Qbiltong,Qrooibos,Qmatooke.
retail'),
	(34, '2026-06-26 01:20:00+00', 'Health & Beauty', 'Services', 'Houston, TX', 'thirdQwardQbarberQ&Qbooks
demoQlisting:QaQhaircutQearnsQaQfreeQchildren''sQbook.Q📚Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
services'),
	(35, '2026-06-28 19:28:00+00', 'Services', 'E-commerce', 'Online', 'nnewiQmotorQsparesQdirect
demoQlisting:QgenuineQpartsQandQhonestQcopies,QlabelledQasQwhich.
e-commerce'),
	(37, '2026-06-29 03:29:00+00', 'Fashion & Apparel', 'E-commerce', 'Online', 'umhlangaQbeadworkQonline
demoQlisting:QzuluQbeadworkQwhoseQcoloursQsayQwhatQyouQmean;QweQsendQtheQtranslationQalong.
e-commerce'),
	(38, '2026-07-07 01:37:00+00', 'Art & Culture', 'Art & Entertainment', 'Sheffield, England', 'sheffieldQforgeQ&QkiraQknives
demoQlisting:QkitchenQknivesQforgedQbyQhandQinQtheQmannerQofQkano''sQsmithsQwithQsheffieldQsteel.
artQ&Qentertainment'),
	(39, '2026-07-10 07:42:00+00', 'Health & Beauty', 'E-commerce', 'Online', 'kwaraQsheaQ&Qmoringa
demoQlisting:Qcold-pressedQoilsQfromQkwaraQstateQtoQyourQdoor.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
e-commerce'),
	(40, '2026-07-11 05:27:00+00', 'Technology', 'Education', 'Online', 'osuQfintechQbootcamp
demoQlisting:QeightQweeksQofQaccountingQforQdevelopersQandQofQcodeQforQaccountants.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
education'),
	(41, '2026-07-10 01:01:00+00', 'Art & Culture', 'Art & Entertainment', 'Benin City, Edo', 'beninQcoralQ&Qbronze
demoQlisting:QmadeQonQtheQstreetQofQtheQcasters''Qguild.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
artQ&Qentertainment'),
	(42, '2026-07-12 04:29:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Seattle, WA', 'seattleQrainierQinjeraQkitchen
demoQlisting:QveggieQcomboQbigQenoughQforQtwo.
restaurant/foodQservice'),
	(43, '2026-07-12 02:10:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Toronto, ON', 'littleQjamaicaQpattyQworks
demoQlisting:Qbeef,Qchicken,QcallalooQandQlentilQpatties,QcocoQbreadQwhileQitQisQwarm.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(44, '2026-07-17 10:36:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Lisboa, Lisboa, Portugal', 'cachupaQdaQtiaQbia
demoQlisting:QcachupaQricaQaoQsabado,QrefogadaQaoQdomingo.
restaurant/foodQservice'),
	(45, '2026-07-22 09:50:00+00', 'Health & Beauty', 'Health & Wellness', 'Atlanta, GA', 'westQendQnaturalQhairQstudio
demoQlisting:Qlocs,QtwistsQandQbraidsQbyQappointment.QweQteachQhomeQcareQwithQeveryQfirstQvisit.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
healthQ&Qwellness'),
	(46, '2026-07-24 11:59:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Salvador, Bahia, Brazil', 'acarajeQdaQirmaQdulcineia
demoQlisting:Qacaraje,QabaraQeQvatapaQdasQquatroQdaQtardeQaQmeia-noite.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(47, '2026-07-25 05:07:00+00', 'Art & Culture', 'E-commerce', 'Online', 'salfordQkenteQfurniture
demoQlisting:Qmid-centuryQchairsQre-coveredQinQkenteQandQbogolanfini.
e-commerce'),
	(48, '2026-07-25 21:54:00+00', 'Health & Beauty', 'Health & Wellness', 'Nairobi, Nairobi County', 'karuraQforestQyoga
demoQlisting:QmatsQunderQfigQtrees.
healthQ&Qwellness'),
	(49, '2026-07-24 16:43:00+00', 'Health & Beauty', 'Health & Wellness', 'Accra, Greater Accra', 'ahoofeQsalonQ&Qspa
demoQlisting:Qhair,QnailsQandQsheaQsteam.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
healthQ&Qwellness'),
	(50, '2026-07-27 13:57:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Kaduna, Kaduna', 'gidanQabincinQyanQuwa
demoQlisting:Qtuwo,QmiyarQkuka,QmasaQdaQzuma.QaQtableQforQtheQwholeQfamily.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(51, '2026-07-27 16:18:00+00', 'Fashion & Apparel', 'Education', 'Ìbàdàn, Ọ̀yọ́', 'bodijaQtailoringQinstitute
demoQlisting:Qnine-monthQcertificateQinQpatternQcutting.
education'),
	(52, '2026-07-28 08:05:00+00', 'Art & Culture', 'Retail', 'New York, NY', 'lessQ<QmoreQhomeware
demoQlisting:QfewQthings,QmadeQwell:QbowlsQfromQoaxaca,QbasketsQfromQbolgatanga,QlinenQfromQnowhereQfar.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(53, '2026-07-27 04:46:00+00', 'Art & Culture', 'Art & Entertainment', 'Atlanta, GA', 'southernQindigoQdyeQhouse
demoQlisting:Qhand-dyedQindigoQcloth,QworkshopsQonQsaturdaysQandQaQsmallQgalleryQofQwestQafricanQandQcarolinaQtextilesQsideQbyQside.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
artQ&Qentertainment'),
	(54, '2026-07-30 04:40:00+00', 'Fashion & Apparel', 'Services', 'Kano, Kano', 'dinkinQzamaniQtailoring
demoQlisting:QbabbanQriga,QkaftanQandQembroideredQhula,QreadyQbyQfriday.
services'),
	(55, '2026-07-31 15:50:00+00', 'Art & Culture', 'Retail', 'Mindelo, São Vicente, Cabo Verde', 'mornaQ&QmareQdiscos
demoQlisting:Qvinil,QcordasQdeQcavaquinhoQeQcafeQdeQfogo.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(56, '2026-08-07 03:33:00+00', 'Fashion & Apparel', 'Services', 'Cardiff, Wales', 'tigerQbayQsailors''Qtailor
demoQlisting:QsuitsQandQhemsQsinceQtheQdocks.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
services'),
	(57, '2026-08-08 04:08:00+00', 'Health & Beauty', 'Non-profit', 'Houston, TX', 'sunnysideQpediatricsQnonprofitQclinic
demoQlisting:Qcheck-upsQandQvaccinationsQwhateverQtheQfamilyQcanQpay.
non-profit'),
	(58, '2026-08-08 07:25:00+00', 'Services', 'Services', 'Baltimore, MD', 'baltimoreQrowQhouseQplasterers
demoQlisting:QwallsQandQceilingsQthatQoutliveQus.
services'),
	(59, '2026-08-07 22:50:00+00', 'Health & Beauty', 'Health & Wellness', 'New York, NY', 'uptownQdoulaQcircle
demoQlisting:QbirthQandQpostpartumQsupportQinQenglish,QspanishQandQfrench.
healthQ&Qwellness'),
	(60, '2026-08-11 06:44:00+00', 'Health & Beauty', 'Health & Wellness', 'Port Harcourt, Rivers', 'gardenQcityQdialysisQ&Qdiagnostics
demoQlisting:QlaboratoryQtestsQwithQresultsQbyQphoneQtheQsameQevening.
healthQ&Qwellness'),
	(61, '2026-08-11 02:28:00+00', 'Technology', 'Education', 'Cape Town, Western Cape', 'khayelitshaQkasiQcoders
demoQlisting:QfreeQafter-schoolQprogramming;QolderQpupilsQteachQyoungerQones.
education'),
	(62, '2026-08-12 16:47:00+00', 'Technology', 'Art & Entertainment', 'Lagos, Lagos', 'onaQaraQdesignQstudio
demoQlisting:QbrandQidentities,QpackagingQandQsignsQforQpeopleQwhoQsellQrealQthings.
artQ&Qentertainment'),
	(63, '2026-08-13 07:37:00+00', 'Services', 'Other', 'Abẹ́òkúta, Ògùn', 'olumoQrockQguesthouse
demoQlisting:QelevenQroomsQandQaQview.
other'),
	(64, '2026-08-15 00:51:00+00', 'Art & Culture', 'Art & Entertainment', 'Cape Coast, Central', 'capeQcoastQcastleQroadQcrafts
demoQlisting:Qdrums,QmasksQandQbatikQmadeQbyQtheQpeopleQwhoQsellQthem.
artQ&Qentertainment'),
	(65, '2026-08-15 21:17:00+00', 'Services', 'Other', 'Hohoe, Volta', 'miawoeQzoQguestQlodge
demoQlisting:QroomsQwithQmistQinQtheQmorning,QandQguidesQwhoQcallQtheQbirdsQbyQname.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
other'),
	(67, '2026-08-19 18:03:00+00', 'Fashion & Apparel', 'Services', 'Nairobi, Nairobi County', 'muthaigaQthreadQ&Qneedle
demoQlisting:Qsuits,Quniforms,Qrepairs.
services'),
	(68, '2026-08-18 11:10:00+00', 'Technology', 'Education', 'Atlanta, GA', 'kingdomQcodeQacademy
demoQlisting:QeveningQclassesQinQwebQdevelopmentQforQpeopleQwhoQworkQduringQtheQday.QsmallQgroups,QlaptopsQlentQout,QandQaQportfolioQatQtheQendQofQsixteenQweeks.QweQbeganQinQaQchurchQbasementQwithQnineQborrowedQlaptopsQandQaQprojectorQthatQonlyQshowedQgreen.QelevenQcohortsQlaterQtheQbasementQisQstillQoursQonQwednesdays,QandQtheQformerQstudentsQwhoQteachQthereQareQpaid.QyouQdoQnotQneedQaQdegree,QaQcarQorQaQquietQflat:QthereQisQaQnightQbus,QthereQareQheadphones,QandQthereQisQalwaysQsomebodyQwhoQhasQbeenQstuckQonQtheQsameQline.QfeesQcanQbeQpaidQinQfiveQparts;QwhoeverQfinishesQgetsQtheQlastQpartQback.QopenQeveningQonQtheQfirstQmondayQofQeveryQmonth,QchildrenQwelcome,QsoupQincluded.
education'),
	(69, '2026-08-19 17:03:00+00', 'Services', 'Non-profit', 'Accra, Greater Accra', 'labadiQlegalQaidQdesk
demoQlisting:QfreeQfirstQadviceQonQtenancyQandQwages.
non-profit'),
	(71, '2026-08-22 16:40:00+00', 'Health & Beauty', 'E-commerce', 'Online', 'savonnerieQbeninQkarite
demoQlisting:QsavonQnoir,QbeurreQdeQkarite,QhuileQdeQcoco.QfabriqueQaQabomey-calavi.
e-commerce'),
	(72, '2026-08-22 18:04:00+00', 'Fashion & Apparel', 'Retail', 'Accra, Greater Accra', 'ntomaQfie
demoQlisting:QntomaQpa:QwaxQprints,QkabaQdesignsQneQkente.QaQclothQforQeveryQproverb,QandQsomeoneQbehindQtheQcounterQwhoQknowsQwhich.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(73, '2026-08-26 11:09:00+00', 'Art & Culture', 'Retail', 'New York, NY', 'harlemQvinylQ&Qvibes
demoQlisting:Qjazz,Qsoul,QhighlifeQandQafrobeatQonQvinyl.QweQbuyQcollections,QcleanQthemQandQtellQyouQwhatQtheyQareQworth.Q🎶Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(74, '2026-08-28 04:24:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Houston, TX', 'aliefQpalmQwineQgarden
demoQlisting:Qsuya,QpepperQsoupQandQbigQscreensQforQtheQmatch.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(75, '2026-08-28 06:12:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Salvador, Bahia, Brazil', 'acaiQdaQladeira
demoQlisting:QacaiQnaQtigela,Qcupuacu,Qtapioca.QnaQsombra,QsemQpressa.QcomecouQnumQisoporQnaQportaQdaQigreja,QemQdiaQdeQfesta,QeQhojeQtemQseisQmesas,QduasQredesQeQumQsobrinhoQqueQtocaQviolao.QasQpolpasQvemQdoQparaQcongeladasQeQsaoQbatidasQnaQhora;QaQgranolaQeQdaQcasa,QaQfarinhaQeQd''aguaQeQoQguaranaQeQemQpo,QparaQquemQaindaQvaiQsubirQaQladeira.QaceitamosQencomendasQparaQaniversariosQcomQdoisQdiasQdeQantecedenciaQeQnaoQfazemosQentregaQquandoQchove,QporqueQaQladeiraQnaoQdeixa.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(76, '2026-08-30 21:53:00+00', 'Art & Culture', 'Art & Entertainment', 'Accra, Greater Accra', 'accraQpixelQ&QpaintQstudio
demoQlisting:Qmurals,Qhand-paintedQbarberQsignsQandQfilmQpostersQinQtheQoldQstyle.
artQ&Qentertainment'),
	(77, '2026-09-04 06:53:00+00', 'Food & Dining', 'Retail', 'Enugu, Enugu', 'ahiaQomaQsupermarket
demoQlisting:Qgroceries,QbabyQgoodsQandQaQcleanQchillQroom.
retail'),
	(78, '2026-09-04 17:50:00+00', 'Technology', 'Technology', 'Lagos, Lagos', 'yabaQmakersQ&Qmicrocontrollers
demoQlisting:Qsensors,Qboards,QsolderingQironsQandQaQbenchQyouQcanQrent.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
technology'),
	(79, '2026-09-04 17:40:00+00', 'Art & Culture', 'Art & Entertainment', 'Jakmèl, Sidès, Haiti', 'lakayQatizana
demoQlisting:QpapyeQmache,QmaskQkanaval,QpentiQnaif.
artQ&Qentertainment'),
	(80, '2026-09-05 09:59:00+00', 'Food & Dining', 'E-commerce', 'Online', 'ekitiQhighlandQhoney
demoQlisting:QrawQhoneyQinQrecycledQbottles.
e-commerce'),
	(81, '2026-09-08 12:35:00+00', 'Services', 'Services', 'Online', 'gatineauQtraductionQubuntu
demoQlisting:QtraductionQetQinterpretation:Qfrancais,Qanglais,Qkinyarwanda,Qswahili,Qlingala.
services'),
	(82, '2026-09-08 15:10:00+00', 'Fashion & Apparel', 'Retail', 'Onitsha, Anambra', 'akwaQomaQboutique
demoQlisting:QisiQagu,QlaceQandQgeorgeQwrappers.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(83, '2026-09-09 13:20:00+00', 'Art & Culture', 'Services', 'Birmingham, England', 'handsworthQsoundQsystemQhire
demoQlisting:Qstacks,QscoopsQandQanQoperatorQwhoQknowsQwhenQtoQdropQit.
services'),
	(84, '2026-09-10 16:46:00+00', 'Food & Dining', 'Retail', 'Queens, NY', 'queensQcalypsoQgrocery
demoQlisting:Qcallaloo,Qsaltfish,QdasheenQandQeverythingQelseQyouQwereQaboutQtoQaskQyourQcousinQtoQbring.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(85, '2026-09-13 10:26:00+00', 'Fashion & Apparel', 'Retail', 'Johannesburg, Gauteng', 'mabonengQmochwanaQsneakers
demoQlisting:QlocalQbrands,QlimitedQruns,QfairQprices.
retail'),
	(86, '2026-09-14 19:19:00+00', 'Fashion & Apparel', 'Retail', 'Tamale, Northern', 'dagbonQsmockQhouse
demoQlisting:QfuguQfromQvillageQlooms,Qhand-stitchedQinQallQsizes.
retail'),
	(87, '2026-09-16 00:17:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Miami, FL', 'littleQhaitiQgriyoQhouse
demoQlisting:Qgriyo,QdiriQakQdjonQdjon,Qpikliz.QmanjeQkreyol,QkeQkontan.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(89, '2026-09-18 03:09:00+00', 'Art & Culture', 'Retail', 'Chicago, IL', 'pilsenQ&Qpan-africanQbooks
demoQlisting:QnewQandQusedQbooksQinQenglish,Qspanish,QfrenchQandQportuguese,QwithQaQchildren''sQcornerQandQstoryQhourQonQsaturdayQmornings.
retail'),
	(90, '2026-09-18 14:37:00+00', 'Food & Dining', 'Retail', 'Ìbàdàn, Ọ̀yọ́', 'dugbeQspiceQtraders
demoQlisting:QataQrodo,Qiru,QefoQsoko;QwholesaleQbeforeQnine.
retail'),
	(91, '2026-09-20 20:50:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Cape Town, Western Cape', 'bo-kaapQkoesisterQkitchen
demoQlisting:QsundayQkoesisters,QgatsbysQonQrequest.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(92, '2026-09-19 11:58:00+00', 'Art & Culture', 'Services', 'New Orleans, LA', 'tremeQbrassQrepair
demoQlisting:QdentsQout,QvalvesQfree,QhornsQbackQbeforeQtheQsecondQlineQstarts.
services'),
	(93, '2026-09-20 21:11:00+00', 'Health & Beauty', 'E-commerce', 'Online', 'elminaQsaltQ&QseaQsoap
demoQlisting:Qsea-saltQsoapQinQleafQwrappers.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
e-commerce'),
	(94, '2026-09-21 08:10:00+00', 'Fashion & Apparel', 'Retail', 'Nairobi, Nairobi County', 'gikombaQgemsQ&Qmitumba
demoQlisting:QcameraQbales,Qhand-picked.
retail'),
	(95, '2026-09-23 06:18:00+00', 'Fashion & Apparel', 'Retail', 'Accra, Greater Accra', 'odoQyewuQboutique
demoQlisting:Qready-to-wearQinQbatakariQandQlace.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(96, '2026-09-25 05:45:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Washington, DC', 'uQstreetQethiopianQroastery
demoQlisting:Qyirgacheffe,QgujiQandQsidamaQroastedQtwiceQaQweek.
restaurant/foodQservice'),
	(97, '2026-09-25 12:31:00+00', 'Art & Culture', 'Art & Entertainment', 'Rio de Janeiro, Rio de Janeiro, Brazil', 'percussaoQsaoQjorge
demoQlisting:Qatabaques,QpandeirosQeQagogosQfeitosQaQmao,QcomQaulasQasQtercas.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
artQ&Qentertainment'),
	(99, '2026-09-26 21:37:00+00', 'Services', 'Services', 'Atlanta, GA', 'theQledgerQroomQbookkeeping
demoQlisting:QbookkeepingQandQtaxQfilingQforQsoleQtradersQandQfamilyQbusinesses;QweQalsoQexplainQwhatQaQwalletQstatementQmeansQatQtheQendQofQtheQyear.
services'),
	(100, '2026-09-27 19:06:00+00', 'Technology', 'Education', 'London, England', 'tottenhamQtwiQ&Qtech
demoQlisting:QcodingQclubsQforQchildrenQwhereQtheQinstructionsQareQinQenglishQandQtheQjokesQinQtwi.
education'),
	(101, '2026-09-28 17:14:00+00', 'Technology', 'Technology', 'Atlanta, GA', 'blackstarQmobileQrepair
demoQlisting:Qscreens,QbatteriesQandQdataQrescueQforQphonesQandQtablets.QmostQrepairsQwithinQtwoQhours.
technology'),
	(102, '2026-09-30 04:47:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Douala, Littoral, Cameroun', 'maisonQduQndole
demoQlisting:Qndole,Qmiondo,QpoissonQbraise;QterrasseQouverteQleQsoir.
restaurant/foodQservice'),
	(103, '2026-09-30 19:18:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Chicago, IL', 'bronzevilleQjollofQlab
demoQlisting:QoneQrice,QfourQcountries,QnoQreferee.Qnigerian,Qghanaian,QsenegaleseQandQliberianQjollofQonQoneQplate,QwithQaQballotQboxQatQtheQtill.QtheQrunningQscoreQisQonQtheQwall;QtheQloserQofQeachQmonthQcooksQforQtheQblockQparty.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(104, '2026-09-29 18:28:00+00', 'Food & Dining', 'Retail', 'London, England', 'dalstonQojaQmarketQhall
demoQlisting:QtwelveQstalls:Qyam,Qplantain,QdriedQfish,Qfabrics,QphoneQrepairs,Qprayers.
retail'),
	(105, '2026-10-05 09:11:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Savannah, GA', 'savannahQshrimpQ&QgritsQco.
demoQlisting:QlowcountryQcookingQasQourQgrandmothersQhadQitQonQfridays.
restaurant/foodQservice'),
	(106, '2026-10-06 05:48:00+00', 'Services', 'Services', 'Atlanta, GA', 'oldQfourthQwardQbicycleQworks
demoQlisting:Qrepairs,Qtune-upsQandQrefurbishedQcommuterQbikes.
services'),
	(107, '2026-10-07 05:31:00+00', 'Fashion & Apparel', 'Art & Entertainment', 'Machakos, Machakos County', 'machakosQkiondoQweavers
demoQlisting:QsisalQbasketsQdyedQwithQbarkQandQroots.
artQ&Qentertainment'),
	(109, '2026-10-10 10:46:00+00', 'Art & Culture', 'Retail', 'Durham, NC', 'durhamQblackQwallQstreetQstationers
demoQlisting:Qcards,QledgersQandQletterpressQinvitations.
retail'),
	(110, '2026-10-10 04:18:00+00', 'Art & Culture', 'Art & Entertainment', 'Jackson, MS', 'magnoliaQquiltQguildQstore
demoQlisting:QquiltsQbyQthirtyQmembers,QeachQsignedQandQdatedQonQtheQback.
artQ&Qentertainment'),
	(111, '2026-10-11 17:14:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Edinburgh, Scotland', 'leithQwalkQfufuQbar
demoQlisting:QfufuQneQnkatenkwan;QalsoQhaggisQsamosas,QbecauseQweQliveQhereQnow.
restaurant/foodQservice'),
	(112, '2026-10-14 06:14:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Cape Town, Western Cape', 'moreQkoffie
demoQlisting:QsoetQkoeksisters,QsterkQkoffieQenQ''nQstoep.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(113, '2026-10-14 22:12:00+00', 'Art & Culture', 'Art & Entertainment', 'Wa, Upper West', 'waQxylophoneQmakers
demoQlisting:QgyilQtunedQbyQearQinQtheQshade.
artQ&Qentertainment'),
	(115, '2026-10-18 10:58:00+00', 'Art & Culture', 'Art & Entertainment', 'Thohoyandou, Limpopo', 'thohoyandouQpotteryQyard
demoQlisting:Qpit-firedQpotsQinQgraphiteQandQochre.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
artQ&Qentertainment'),
	(116, '2026-10-19 07:35:00+00', 'Services', 'Non-profit', 'Pretoria, Gauteng', 'mamelodiQmothers''QsavingsQcircle
demoQlisting:QstokvelQbookkeepingQandQfinancialQclasses.
non-profit'),
	(117, '2026-10-19 11:18:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Los Angeles, CA', 'crenshawQjuiceQ&Qgreens
demoQlisting:Qcold-pressedQjuice,QseaQmossQandQbigQsalads.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(118, '2026-10-22 01:14:00+00', 'Art & Culture', 'Art & Entertainment', 'London, England', 'deptfordQsteelQpanQworkshop
demoQlisting:QpansQtuned,QbuiltQandQtaught.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
artQ&Qentertainment'),
	(119, '2026-10-24 01:00:00+00', 'Services', 'Retail', 'Philadelphia, PA', 'phillyQfreedomQcycles
demoQlisting:QrefurbishedQbicyclesQandQfreeQhelmetsQforQkids.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
retail'),
	(120, '2026-10-22 03:35:00+00', 'Health & Beauty', 'Health & Wellness', 'Inglewood, CA', 'inglewoodQbraidQbar
demoQlisting:QknotlessQbraids,QcornrowsQandQchildren''sQstyles.
healthQ&Qwellness'),
	(121, '2026-10-25 03:55:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Brooklyn, NY', 'brooklynQfonioQbakery
demoQlisting:Qgluten-freeQbreadQandQcakesQbakedQfromQfonio,QsorghumQandQteff.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
restaurant/foodQservice'),
	(122, '2026-10-26 00:22:00+00', 'Health & Beauty', 'Health & Wellness', 'Surrey, BC', 'surreyQmakossaQfitness
demoQlisting:Qdance,Qstretch,Qlaugh,Qrepeat.
healthQ&Qwellness'),
	(123, '2026-10-28 00:51:00+00', 'Art & Culture', 'Education', 'Luanda, Luanda Province, Angola', 'muximaQquizombaQescola
demoQlisting:Qkizomba,QsembaQeQumaQcadeiraQparaQquemQsoQquerQouvir.
education'),
	(124, '2026-10-28 03:01:00+00', 'Fashion & Apparel', 'Services', 'Umuahia, Abia', 'ihunanyaQbridalQhouse
demoQlisting:QigbaQnkwuQoutfits,QcoralQbeadsQandQhalls.
services'),
	(125, '2026-10-27 07:17:00+00', 'Services', 'Services', 'Online', 'eastQbayQnotaryQonQwheels
demoQlisting:QweQcomeQtoQyourQkitchenQtableQwithQtheQstamp.
services'),
	(126, '2026-10-27 19:52:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Kisumu, Kisumu County', 'kisumuQlakesideQfishQpoint
demoQlisting:QwetQfry,QdryQfry,Qfillet.QugaliQisQincluded,QpatienceQtoo.
restaurant/foodQservice'),
	(127, '2026-10-29 03:12:00+00', 'Food & Dining', 'E-commerce', 'Online', 'halifaxQnorthQendQpreserves
demoQlisting:QjamsQandQrelishesQfromQoldQafricvilleQrecipes.Q(theQpaymentQaddressQisQinvented:QpleaseQsendQnothingQtoQit.)
e-commerce'),
	(146, '2026-11-20 12:03:00+00', 'Food & Dining', 'Restaurant/Food Service', 'Woven cloth, Woven cloth', 'wovenQcloth
wovenQcloth
restaurant/foodQservice'),
	(148, '2026-11-20 12:45:00+00', 'Fashion & Apparel', 'E-commerce', 'Online', 'clothQbyQwire
jollofQriceQandQsuya.QopenQdaily.
e-commerce'),
	(150, '2026-11-20 12:46:00+00', 'Art & Culture', 'Other', 'Online, GA', 'onlineQinQname
jollofQriceQandQsuya.QopenQdaily.
other'),
	(151, '2026-11-20 12:47:00+00', 'Art & Culture', 'Art & Entertainment', 'Atlanta, GA', 'ojaQ“adire”Q&QsonsQ<b>\nQ''Q;Q--
ojaQ“adire”Q&QsonsQ<b>\nQ''Q;Q--Qtab
artQ&Qentertainment'),
	(155, '2026-11-20 13:17:00+00', 'Services', 'Education', 'Atlanta, GA', 'decidedQbyQkofi
jollofQriceQandQsuya.QopenQdaily.
education');

-- TABLE DATA newsletter_subscribers

INSERT INTO public.newsletter_subscribers (id, email, status, topics, consent_form, consent_version, requested_at, confirmed_at, unsubscribed_at, confirmation_token_hash, manage_token_hash, confirmation_mailed_at, reminder_mailed_at) OVERRIDING SYSTEM VALUE VALUES
	(1, 'ade@example.org', 'confirmed', '{news,"town halls",merchants}', 'page', '2026-11-21', '2026-11-20 12:02:00+00', '2026-11-20 12:02:00+00', NULL, 'e477b818837d8a049e0f57bb04290837e3a5256a37f59f581aaeb3713835790b', 'f77e2625e28f83df9672b982ac0dbad9cf04595f9b8e63bd21f1306f15c5c8fe', '2026-11-20 12:02:00+00', NULL),
	(2, 'waiting@example.org', 'pending', '{news,"town halls",merchants}', 'footer', '2026-11-21', '2026-11-20 12:57:00+00', NULL, NULL, 'eea5a0d1c384a5e7cc7898d406b4b5882e11e357d24bc0c4c8c06bbe7504f883', 'e4c333a5a4ba59fa3195cc9764b2fe5aeca8d3ea6aedbf4bc16b6e882c168587', '2026-11-20 12:57:00+00', NULL),
	(3, 'reader@example.org', 'confirmed', '{"town halls",merchants}', 'page', '2026-11-21', '2026-11-20 12:58:00+00', '2026-11-20 12:58:00+00', NULL, 'f9ae8706f53490ea63ab4d70c48b3755e5190d502d2090d7f94e7b05043c1744', '4e17c5e3131d520a95430195baf20e811479ebcbed34f75efcacca7c5c278c30', '2026-11-20 12:58:00+00', '2026-11-20 13:04:00+00'),
	(4, 'gone@example.org', 'unsubscribed', '{news,"town halls",merchants}', 'footer', '2026-11-21', '2026-11-20 13:00:00+00', '2026-11-20 13:00:00+00', '2026-11-20 13:01:00+00', '99af6db970adbe67fcd3f8ca302940c6d2cfe10fb841062a0245a12bb4acd579', '126cebc7f3a27aec0891433972e3ee4b08dad821daa10cf67566286a5fc99f44', '2026-11-20 13:00:00+00', NULL),
	(5, 'never@example.org', 'unsubscribed', '{news,"town halls",merchants}', 'page', '2026-11-21', '2026-11-20 13:02:00+00', NULL, '2026-11-20 13:02:00+00', '454ba0d027f1133b01634721932c3eaa6c4d2cff283800680ec5ba44c368d0bf', '1feb854d1fdab5fec86ad51ba3853b3abe8b70a4be8747d3e1ad4083f7736703', '2026-11-20 13:02:00+00', NULL);

-- TABLE DATA passkeys

INSERT INTO public.passkeys (id, user_id, name, public_key, counter, transports, is_backed_up, created_at, last_used_at) VALUES
	('IksvoHNt2kZVy2RhMMQkGw', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'My phone', 'pQECAyYgASFYIFD0lx_eCeCivfvo7VZo4kk0R2zeC5z3Gs5f2ezA2rPwIlggdfB5IjtZP-4VjckFQhzhLt4nMXqDrjmFXXka8nmoK5Q', 1, '{internal}', false, '2026-11-20 13:11:00+00', '2026-11-20 13:16:00+00'),
	('uHH6hxtEYt1A9ts2-JJyFw', '17553282-39cb-4b33-a83d-f2fa0ed7588f', 'Key 1', 'pQECAyYgASFYINQz3ehkpPDneHFiCqkDsOgeOZVygZ4xLWT5nAvFbUr1Ilgge9ceDMi9BI4Mm3yT4g6389oWl8xEwQhl6FgAH0TM4vQ', 0, '{internal}', false, '2026-11-20 13:11:00+00', NULL);

-- TABLE DATA rate_limits

INSERT INTO public.rate_limits (key, hits, resets_at) VALUES
	('sign-in:account:vlU9SkRGk3_Xcvt3Az0sD9HNQGe6zmHZ7JuDb39KRwM', 1, '2026-11-20 13:31:55+00'),
	('sign-in:address:VTw_hEzo8FdDLjPmnAq2YrgNx1el94hQBeY9HiUuCz0', 1, '2026-11-20 13:31:55+00');

-- TABLE DATA recovery_codes

INSERT INTO public.recovery_codes (code_hash, user_id, used_at) VALUES
	('FAGN592PZHnEEYw8c-v6EZZaR_Sqt5SjcDUbd4kQHJE', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('FWgEqu53f4mFJZxyZ33RIa1ZVsUst418lhdTPlb60dk', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('R6cKU54bt0dPPje7AHE6kcWGKws4I2qQTzpGrWaUgdk', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('_m448KWzsPB4_g5SEUxQ7ZHdEsh0dijeLbaI1sZi7zk', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '2026-11-20 13:16:00+00'),
	('akgx536d4a-pJgfa5YgYh822ZcbrCRE7knnh1EbsGhY', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('kYyTSVJlzNioX6uLqho-jlafz2VGe8xHZUAt5JtnLic', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('nj5hP6eDRin2BIlCrA-AVKCOY_YsFzkqy3XzoA8zO7Q', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('sWS7FoxbKXlUv0TJTgOXGzCNKyWM0_vjtCLcN7ez9Jg', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('tiQSawfbKupsFYA0ncD0-PkeUUbuhjPWctuEaakxdH8', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL),
	('uctJJ64o6JGXUcs_N7Weuz9ZCG46XeJnPXd3JVANQCo', '17553282-39cb-4b33-a83d-f2fa0ed7588f', NULL);

-- TABLE DATA sessions

INSERT INTO public.sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at, authenticated_at) VALUES
	('1AIe0kKFWgkem4joyiNPZXIa0XTeRUlU', 'xnks9WZLtGa2ZVJ0K5EAphxqj5VBRJHv', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '2026-11-20 13:36:00+00', '', '', '2026-11-20 12:56:00+00', '2026-11-20 13:06:00+00', '2026-11-20 12:56:00+00'),
	('7b43e4fe-3e52-4b73-93c8-d913d2d285a4', 'LB8bMXtw8-odniwUfUjXj5YNxCf4jSbrA9OW4R1WOKQ', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '2026-11-20 13:46:00+00', NULL, '', '2026-11-20 13:16:00+00', '2026-11-20 13:16:00+00', '2026-11-20 13:16:00+00'),
	('IqFS0VuxpgZ4LOBHd4uDd57vha1myAxT', 'SatvsejIhLIAiLvf5Q8MF7qmggk2EF20', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '2026-11-20 13:46:00+00', '', '', '2026-11-20 13:06:00+00', '2026-11-20 13:16:00+00', '2026-11-20 13:06:00+00'),
	('Jf4SjCvCt12n9QNFrlZucry12fEcqmFz', 'afLHLrBgkPAS5EzG3yLWwj8AutHrZ4H5', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '2026-11-20 13:26:00+00', '', '', '2026-11-20 12:47:00+00', '2026-11-20 12:56:00+00', '2026-11-20 12:47:00+00'),
	('fSSCS7l7jnfugE2eAbAFyfqrc2QQJ3JC', '6chEJI55eFu2LB83KfSSKgiAHUA5C3tu', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '2026-11-20 13:47:00+00', '', '', '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00', '2026-11-20 13:17:00+00'),
	('k4i30lNcIqyjlbmzb5cqn6rURLfMHagn', '0SrtMmNLngrlMk9wTokT8j7UpmX0cCIr', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', '2026-11-20 13:36:00+00', '', '', '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00', '2026-11-20 13:06:00+00'),
	('l2yFmiGfnU8KbItbpoWf2hzd9MlnfJ6G', 'MJUnt0zj5MGs0HYqzAB6n8YqlSMJCdwK', '17553282-39cb-4b33-a83d-f2fa0ed7588f', '2026-11-20 13:41:00+00', '', '', '2026-11-20 13:11:00+00', '2026-11-20 13:11:00+00', '2026-11-20 13:11:00+00');

-- TABLE DATA settings

INSERT INTO public.settings (key, value, updated_at) VALUES
	('announcement', '{"from": null, "link": "/events", "text": "Town hall <tonight> & tomorrow", "tone": "important", "until": null}', '2026-11-20 13:09:00+00'),
	('directory-stage', '"live"', '2026-11-20 13:06:00+00'),
	('first-sessions', 'true', '2026-11-01 08:00:00+00'),
	('links', '{"discord": "https://discord.gg/x", "whitepaper-pdf": "https://papers.example/guapcoin.pdf"}', '2026-11-20 13:06:00+00'),
	('staff-mail', '{"replyTo": "hello@example.org", "addresses": ["team@example.org"]}', '2026-11-20 13:10:00+00');

-- TABLE DATA setup_links

INSERT INTO public.setup_links (token_hash, expires_at) VALUES
	('f168607bd44bc6424abe01eb0d2071f8c1188315a6304922702c94105478a696', '2026-11-21 13:17:00+00');

-- TABLE DATA staff_notes

INSERT INTO public.staff_notes (id, submission_key, subject_type, subject_id, text, created_at, created_by) OVERRIDING SYSTEM VALUE VALUES
	(1, '0b7a97e9-8b0f-4fbb-91fe-01b15c7f6d3b', 'merchant', '148', 'Called on Friday; the owner answers.', '2026-11-20 12:44:00+00', 'ada@example.org'),
	(2, '3394dc36-9abc-4307-8920-908475e14d8e', 'merchant', '150', 'Called on Friday; the owner answers.', '2026-11-20 12:45:00+00', 'ada@example.org'),
	(3, '1c16edd6-e20a-45d5-86f9-d3fa723b225f', 'merchant', '151', 'Called on Friday; the owner answers.', '2026-11-20 12:46:00+00', 'ada@example.org'),
	(4, 'dd1f6f88-b293-4b94-9a86-b12b1952ead5', 'story', '6', 'Ask for a picture.', '2026-11-20 12:52:00+00', 'ada@example.org'),
	(5, 'fb63403b-d9ad-43d6-994d-5ca8bebc61a8', 'contact-message', '2', 'I call him on Monday.', '2026-11-20 12:56:00+00', 'ada@example.org'),
	(6, 'bf276c1e-5a19-4220-8485-ba0b0fc4b666', 'event', '7', 'The hall has a ramp.', '2026-11-20 13:06:00+00', 'ada@example.org'),
	(7, 'cca73fc2-f959-4153-b110-1f33d526ec24', 'merchant', '149', 'I leave; Ada takes this one.', '2026-11-20 13:16:00+00', 'kofi@example.org');

-- TABLE DATA story_submissions

INSERT INTO public.story_submissions (id, submission_key, status, title, story, category, location, image_id, image_alt, name, email, suspicion, created_at, decided_at, decided_by, rejection_reason, is_spam) OVERRIDING SYSTEM VALUE VALUES
	(1, '2162506f-b2b9-a49c-ca29-07049ef6a533', 'approved', 'Woven cloth', 'Woven cloth', 'Business', 'Woven cloth', NULL, NULL, 'Woven cloth', 'ade@oyo.example', NULL, '2026-11-20 12:05:00+00', '2026-11-20 12:05:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(2, '894820a4-e3a6-3da5-842b-4d0d34fce293', 'pending', 'Woven cloth 2', 'Woven cloth 2', 'Business', 'Woven cloth 2', NULL, NULL, 'Woven cloth 2', 'ade@oyo.example', NULL, '2026-11-20 12:06:00+00', NULL, NULL, NULL, false),
	(3, '3334d4ce-e229-96bc-d3d6-6917cd53d553', 'approved', 'How Business met the market', 'We began with three stalls (Business).

* Come and see *', 'Business', 'Ọ̀yọ́, Nigeria', '7846b75f-82f6-4960-8b61-219e15d2e9f6', 'A stall', 'Bisi Alabi', 'bisi0@example.org', NULL, '2026-11-20 12:48:00+00', '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(4, '151ddf57-a018-0802-11ab-a0ff84cc5ec3', 'approved', 'How Education met the market', 'We began with three stalls (Education).

* Come and see *', 'Education', NULL, NULL, NULL, 'Bisi Alabi', 'bisi1@example.org', NULL, '2026-11-20 12:49:00+00', '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', NULL, false),
	(5, 'a716ee5a-d7e4-49c8-1ce5-75ebb710f2e9', 'rejected', 'How Global Impact met the market', 'We began with three stalls (Global Impact).

* Come and see *', 'Global Impact', 'Ọ̀yọ́, Nigeria', NULL, NULL, 'Bisi Alabi', 'bisi2@example.org', NULL, '2026-11-20 12:50:00+00', '2026-11-20 12:52:00+00', '078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'We know this one.', false),
	(6, '15637000-4a7f-6d6f-c8d6-3c8a92a1b9d4', 'pending', 'How Technology met the market', 'We began with three stalls (Technology).

* Come and see *', 'Technology', NULL, NULL, NULL, 'Bisi Alabi', 'bisi3@example.org', NULL, '2026-11-20 12:51:00+00', NULL, NULL, NULL, false),
	(7, '5c183819-5765-685b-ffbd-54cd9741c40a', 'pending', 'How Personal Finance met the market', 'We began with three stalls (Personal Finance).

* Come and see *', 'Personal Finance', 'Ọ̀yọ́, Nigeria', NULL, NULL, 'Bisi Alabi', 'bisi4@example.org', NULL, '2026-11-20 12:52:00+00', NULL, NULL, NULL, true);

-- TABLE DATA town_hall_subscribers

INSERT INTO public.town_hall_subscribers (id, full_name, email, consent_version, manage_token_hash, created_at) OVERRIDING SYSTEM VALUE VALUES
	(1, 'Woven cloth', 'ade@example.org', '2026-11-21', '5f23d53e4207a25820ac21f0db97549954b5da46a21f6d152b6ec329c456a1d5', '2026-11-20 12:01:00+00'),
	(2, 'Ngozi Obi', 'ngozi@example.org', '2026-11-21', '8a7e4d1cdbce8be462b119f41b14b4b5661f6d87a6fb424737a01a54758bdd90', '2026-11-20 13:05:00+00');

-- TABLE DATA users

INSERT INTO public.users (id, name, email, email_verified, image, is_admin, created_at, updated_at) VALUES
	('078dbfcb-8959-4f5d-940e-7827bd5cfd4e', 'ada@example.org', 'ada@example.org', false, NULL, true, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00'),
	('17553282-39cb-4b33-a83d-f2fa0ed7588f', 'bola@example.org', 'bola@example.org', false, NULL, true, '2026-11-20 12:07:00+00', '2026-11-20 12:07:00+00'),
	('5bbde549-eff2-4f0d-ba55-67bad6c246bc', 'kofi@example.org', 'kofi@example.org', false, NULL, false, '2026-11-20 13:16:00+00', '2026-11-20 13:17:00+00');

-- TABLE DATA verifications

INSERT INTO public.verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES
	('273d206746df08e75c35a7c929492a6fcf0c27f9ffae8f6632199ed953f938f8', 'passkey-challenge', 'used', '2026-11-20 13:16:00+00', '2026-11-20 13:11:00+00', '2026-11-20 13:11:00+00'),
	('76b35f2877bd95ae89e7ff6faa50c5b8ce9051b4170d3041c34764a6d7ab71cb', 'passkey-challenge', 'used', '2026-11-20 13:21:00+00', '2026-11-20 13:16:00+00', '2026-11-20 13:16:00+00'),
	('9832d90e8546a66935960e964b5934ba66ff6098d28e6b8aa99b5641e55db1ba', 'passkey-challenge', 'used', '2026-11-20 13:16:00+00', '2026-11-20 13:11:00+00', '2026-11-20 13:11:00+00'),
	('ada6bd99f608f7328e906b684b61a343944b52995396bd057d5f48e1de15f4a3', 'passkey-challenge', 'used', '2026-11-20 13:16:00+00', '2026-11-20 13:11:00+00', '2026-11-20 13:11:00+00');

-- SEQUENCE SET __drizzle_migrations_id_seq

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 8, true);

-- SEQUENCE SET articles_id_seq

SELECT pg_catalog.setval('public.articles_id_seq', 10, true);

-- SEQUENCE SET audit_log_id_seq

SELECT pg_catalog.setval('public.audit_log_id_seq', 432, true);

-- SEQUENCE SET contact_messages_id_seq

SELECT pg_catalog.setval('public.contact_messages_id_seq', 5, true);

-- SEQUENCE SET contact_replies_id_seq

SELECT pg_catalog.setval('public.contact_replies_id_seq', 1, true);

-- SEQUENCE SET events_id_seq

SELECT pg_catalog.setval('public.events_id_seq', 10, true);

-- SEQUENCE SET merchant_requests_id_seq

SELECT pg_catalog.setval('public.merchant_requests_id_seq', 155, true);

-- SEQUENCE SET newsletter_subscribers_id_seq

SELECT pg_catalog.setval('public.newsletter_subscribers_id_seq', 6, true);

-- SEQUENCE SET staff_notes_id_seq

SELECT pg_catalog.setval('public.staff_notes_id_seq', 7, true);

-- SEQUENCE SET story_submissions_id_seq

SELECT pg_catalog.setval('public.story_submissions_id_seq', 7, true);

-- SEQUENCE SET town_hall_subscribers_id_seq

SELECT pg_catalog.setval('public.town_hall_subscribers_id_seq', 3, true);

-- CONSTRAINT __drizzle_migrations __drizzle_migrations_pkey

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

-- CONSTRAINT account_links account_links_pkey

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE public.account_links CLUSTER ON account_links_pkey;

-- CONSTRAINT accounts accounts_pkey

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE public.accounts CLUSTER ON accounts_pkey;

-- CONSTRAINT article_drafts article_drafts_pkey

ALTER TABLE ONLY public.article_drafts
    ADD CONSTRAINT article_drafts_pkey PRIMARY KEY (article_id);

ALTER TABLE public.article_drafts CLUSTER ON article_drafts_pkey;

-- CONSTRAINT article_revisions article_revisions_article_id_revision_pk

ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_article_id_revision_pk PRIMARY KEY (article_id, revision);

ALTER TABLE public.article_revisions CLUSTER ON article_revisions_article_id_revision_pk;

-- CONSTRAINT article_slugs article_slugs_pkey

ALTER TABLE ONLY public.article_slugs
    ADD CONSTRAINT article_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE public.article_slugs CLUSTER ON article_slugs_pkey;

-- CONSTRAINT articles articles_pkey

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);

ALTER TABLE public.articles CLUSTER ON articles_pkey;

-- CONSTRAINT articles articles_slug_unique

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_slug_unique UNIQUE (slug);

-- CONSTRAINT articles articles_story_id_unique

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_story_id_unique UNIQUE (story_id);

-- CONSTRAINT audit_log audit_log_pkey

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE public.audit_log CLUSTER ON audit_log_pkey;

-- CONSTRAINT authenticators authenticators_pkey

ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_pkey PRIMARY KEY (user_id);

ALTER TABLE public.authenticators CLUSTER ON authenticators_pkey;

-- CONSTRAINT contact_messages contact_messages_pkey

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE public.contact_messages CLUSTER ON contact_messages_pkey;

-- CONSTRAINT contact_messages contact_messages_submission_key_unique

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_submission_key_unique UNIQUE (submission_key);

-- CONSTRAINT contact_replies contact_replies_pkey

ALTER TABLE ONLY public.contact_replies
    ADD CONSTRAINT contact_replies_pkey PRIMARY KEY (id);

ALTER TABLE public.contact_replies CLUSTER ON contact_replies_pkey;

-- CONSTRAINT contact_replies contact_replies_submission_key_unique

ALTER TABLE ONLY public.contact_replies
    ADD CONSTRAINT contact_replies_submission_key_unique UNIQUE (submission_key);

-- CONSTRAINT events events_pkey

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);

ALTER TABLE public.events CLUSTER ON events_pkey;

-- CONSTRAINT events events_slug_unique

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_slug_unique UNIQUE (slug);

-- CONSTRAINT images images_pkey

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);

ALTER TABLE public.images CLUSTER ON images_pkey;

-- CONSTRAINT mails mails_dedupe_key_unique

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_dedupe_key_unique UNIQUE (dedupe_key);

-- CONSTRAINT mails mails_pkey

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE public.mails CLUSTER ON mails_pkey;

-- CONSTRAINT merchant_places merchant_places_pkey

ALTER TABLE ONLY public.merchant_places
    ADD CONSTRAINT merchant_places_pkey PRIMARY KEY (place);

ALTER TABLE public.merchant_places CLUSTER ON merchant_places_pkey;

-- CONSTRAINT merchant_requests merchant_requests_pkey

ALTER TABLE ONLY public.merchant_requests
    ADD CONSTRAINT merchant_requests_pkey PRIMARY KEY (id);

ALTER TABLE public.merchant_requests CLUSTER ON merchant_requests_pkey;

-- CONSTRAINT merchant_requests merchant_requests_slug_unique

ALTER TABLE ONLY public.merchant_requests
    ADD CONSTRAINT merchant_requests_slug_unique UNIQUE (slug);

-- CONSTRAINT merchant_requests merchant_requests_state_token_hash_unique

ALTER TABLE ONLY public.merchant_requests
    ADD CONSTRAINT merchant_requests_state_token_hash_unique UNIQUE (state_token_hash);

-- CONSTRAINT merchant_requests merchant_requests_submission_key_unique

ALTER TABLE ONLY public.merchant_requests
    ADD CONSTRAINT merchant_requests_submission_key_unique UNIQUE (submission_key);

-- CONSTRAINT merchant_search merchant_search_pkey

ALTER TABLE ONLY public.merchant_search
    ADD CONSTRAINT merchant_search_pkey PRIMARY KEY (id);

ALTER TABLE public.merchant_search CLUSTER ON merchant_search_pkey;

-- CONSTRAINT newsletter_subscribers newsletter_subscribers_confirmation_token_hash_unique

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_confirmation_token_hash_unique UNIQUE (confirmation_token_hash);

-- CONSTRAINT newsletter_subscribers newsletter_subscribers_manage_token_hash_unique

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_manage_token_hash_unique UNIQUE (manage_token_hash);

-- CONSTRAINT newsletter_subscribers newsletter_subscribers_pkey

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE public.newsletter_subscribers CLUSTER ON newsletter_subscribers_pkey;

-- CONSTRAINT passkeys passkeys_pkey

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE public.passkeys CLUSTER ON passkeys_pkey;

-- CONSTRAINT rate_limits rate_limits_pkey

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE public.rate_limits CLUSTER ON rate_limits_pkey;

-- CONSTRAINT recovery_codes recovery_codes_pkey

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);

ALTER TABLE public.recovery_codes CLUSTER ON recovery_codes_pkey;

-- CONSTRAINT sessions sessions_pkey

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE public.sessions CLUSTER ON sessions_pkey;

-- CONSTRAINT sessions sessions_token_unique

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);

-- CONSTRAINT settings settings_pkey

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);

ALTER TABLE public.settings CLUSTER ON settings_pkey;

-- CONSTRAINT setup_links setup_links_pkey

ALTER TABLE ONLY public.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE public.setup_links CLUSTER ON setup_links_pkey;

-- CONSTRAINT staff_notes staff_notes_pkey

ALTER TABLE ONLY public.staff_notes
    ADD CONSTRAINT staff_notes_pkey PRIMARY KEY (id);

ALTER TABLE public.staff_notes CLUSTER ON staff_notes_pkey;

-- CONSTRAINT staff_notes staff_notes_submission_key_unique

ALTER TABLE ONLY public.staff_notes
    ADD CONSTRAINT staff_notes_submission_key_unique UNIQUE (submission_key);

-- CONSTRAINT story_submissions story_submissions_pkey

ALTER TABLE ONLY public.story_submissions
    ADD CONSTRAINT story_submissions_pkey PRIMARY KEY (id);

ALTER TABLE public.story_submissions CLUSTER ON story_submissions_pkey;

-- CONSTRAINT story_submissions story_submissions_submission_key_unique

ALTER TABLE ONLY public.story_submissions
    ADD CONSTRAINT story_submissions_submission_key_unique UNIQUE (submission_key);

-- CONSTRAINT town_hall_subscribers town_hall_subscribers_manage_token_hash_unique

ALTER TABLE ONLY public.town_hall_subscribers
    ADD CONSTRAINT town_hall_subscribers_manage_token_hash_unique UNIQUE (manage_token_hash);

-- CONSTRAINT town_hall_subscribers town_hall_subscribers_pkey

ALTER TABLE ONLY public.town_hall_subscribers
    ADD CONSTRAINT town_hall_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE public.town_hall_subscribers CLUSTER ON town_hall_subscribers_pkey;

-- CONSTRAINT users users_email_unique

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);

-- CONSTRAINT users users_pkey

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE public.users CLUSTER ON users_pkey;

-- CONSTRAINT verifications verifications_pkey

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

ALTER TABLE public.verifications CLUSTER ON verifications_pkey;

-- INDEX account_links_email

CREATE INDEX account_links_email ON public.account_links USING btree (kind, email);

-- INDEX account_links_user_id

CREATE INDEX account_links_user_id ON public.account_links USING btree (user_id);

-- INDEX accounts_provider

CREATE UNIQUE INDEX accounts_provider ON public.accounts USING btree (provider_id, account_id);

-- INDEX article_drafts_image

CREATE INDEX article_drafts_image ON public.article_drafts USING btree (image_id);

-- INDEX article_slugs_article

CREATE INDEX article_slugs_article ON public.article_slugs USING btree (article_id);

-- INDEX articles_category

CREATE INDEX articles_category ON public.articles USING btree (category, published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));

-- INDEX articles_changed

CREATE INDEX articles_changed ON public.articles USING btree (updated_at DESC, id DESC);

-- INDEX articles_image

CREATE INDEX articles_image ON public.articles USING btree (image_id);

-- INDEX articles_list

CREATE INDEX articles_list ON public.articles USING btree (status, updated_at DESC, id DESC);

-- INDEX articles_name

CREATE INDEX articles_name ON public.articles USING btree (sort_key, id);

-- INDEX articles_newest

CREATE INDEX articles_newest ON public.articles USING btree (published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));

-- INDEX articles_staff_grams

CREATE INDEX articles_staff_grams ON public.articles USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX articles_staff_search

CREATE INDEX articles_staff_search ON public.articles USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX audit_log_action

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, id DESC);

-- INDEX audit_log_actor

CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id DESC);

-- INDEX audit_log_at

CREATE INDEX audit_log_at ON public.audit_log USING btree (at);

-- INDEX audit_log_subject

CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, id);

-- INDEX audit_log_subject_type

CREATE INDEX audit_log_subject_type ON public.audit_log USING btree (subject_type, id DESC);

-- INDEX contact_messages_deleted

CREATE INDEX contact_messages_deleted ON public.contact_messages USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

-- INDEX contact_messages_email

CREATE INDEX contact_messages_email ON public.contact_messages USING btree (email);

-- INDEX contact_messages_name

CREATE INDEX contact_messages_name ON public.contact_messages USING btree (sort_key, id) WHERE ((NOT is_spam) AND (deleted_at IS NULL));

-- INDEX contact_messages_name_queue

CREATE INDEX contact_messages_name_queue ON public.contact_messages USING btree (status, sort_key, id) WHERE ((NOT is_spam) AND (deleted_at IS NULL));

-- INDEX contact_messages_newest

CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (id DESC) WHERE ((NOT is_spam) AND (deleted_at IS NULL));

-- INDEX contact_messages_queue

CREATE INDEX contact_messages_queue ON public.contact_messages USING btree (status, id DESC) WHERE ((NOT is_spam) AND (deleted_at IS NULL));

-- INDEX contact_messages_spam

CREATE INDEX contact_messages_spam ON public.contact_messages USING btree (id DESC) WHERE (is_spam AND (deleted_at IS NULL));

-- INDEX contact_messages_staff_grams

CREATE INDEX contact_messages_staff_grams ON public.contact_messages USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX contact_messages_staff_search

CREATE INDEX contact_messages_staff_search ON public.contact_messages USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX contact_replies_message

CREATE INDEX contact_replies_message ON public.contact_replies USING btree (message_id, id);

-- INDEX events_by_kind

CREATE INDEX events_by_kind ON public.events USING btree (kind, starts_at);

-- INDEX events_by_start

CREATE INDEX events_by_start ON public.events USING btree (starts_at, id);

-- INDEX events_cancelled

CREATE INDEX events_cancelled ON public.events USING btree (starts_at, id) WHERE ((cancelled_at IS NOT NULL) AND (deleted_at IS NULL));

-- INDEX events_name

CREATE INDEX events_name ON public.events USING btree (sort_key, id);

-- INDEX events_series

CREATE INDEX events_series ON public.events USING btree (series_id, starts_at);

-- INDEX events_staff_grams

CREATE INDEX events_staff_grams ON public.events USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX events_staff_search

CREATE INDEX events_staff_search ON public.events USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX events_takes_place

CREATE INDEX events_takes_place ON public.events USING btree (starts_at, id, duration) WHERE ((cancelled_at IS NULL) AND (deleted_at IS NULL));

-- INDEX mails_by_status

CREATE INDEX mails_by_status ON public.mails USING btree (status, created_at DESC, id DESC);

-- INDEX mails_dedupe_prefix

CREATE INDEX mails_dedupe_prefix ON public.mails USING btree (dedupe_key text_pattern_ops);

-- INDEX mails_due

CREATE INDEX mails_due ON public.mails USING btree (next_attempt_at) WHERE (status = 'queued'::text);

-- INDEX mails_newest

CREATE INDEX mails_newest ON public.mails USING btree (created_at DESC, id DESC);

-- INDEX mails_recipient

CREATE INDEX mails_recipient ON public.mails USING btree (lower((recipient)::text));

-- INDEX mails_reply_to

CREATE INDEX mails_reply_to ON public.mails USING btree (lower((reply_to)::text)) WHERE (reply_to IS NOT NULL);

-- INDEX merchant_places_by_size

CREATE INDEX merchant_places_by_size ON public.merchant_places USING btree (merchants DESC, place);

-- INDEX merchant_requests_email

CREATE INDEX merchant_requests_email ON public.merchant_requests USING btree (email);

-- INDEX merchant_requests_name

CREATE INDEX merchant_requests_name ON public.merchant_requests USING btree (sort_key, id) WHERE (NOT is_spam);

-- INDEX merchant_requests_name_queue

CREATE INDEX merchant_requests_name_queue ON public.merchant_requests USING btree (status, sort_key, id) WHERE (NOT is_spam);

-- INDEX merchant_requests_newest

CREATE INDEX merchant_requests_newest ON public.merchant_requests USING btree (id DESC) WHERE (NOT is_spam);

-- INDEX merchant_requests_queue

CREATE INDEX merchant_requests_queue ON public.merchant_requests USING btree (status, id DESC) WHERE (NOT is_spam);

-- INDEX merchant_requests_spam

CREATE INDEX merchant_requests_spam ON public.merchant_requests USING btree (id DESC) WHERE is_spam;

-- INDEX merchant_requests_staff_grams

CREATE INDEX merchant_requests_staff_grams ON public.merchant_requests USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX merchant_requests_staff_search

CREATE INDEX merchant_requests_staff_search ON public.merchant_requests USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX merchant_search_category

CREATE INDEX merchant_search_category ON public.merchant_search USING btree (directory_category, decided_at DESC, id DESC);

-- INDEX merchant_search_grams

CREATE INDEX merchant_search_grams ON public.merchant_search USING gin (rare_grams) WITH (fastupdate='false');

-- INDEX merchant_search_newest

CREATE INDEX merchant_search_newest ON public.merchant_search USING btree (decided_at DESC, id DESC);

-- INDEX merchant_search_place

CREATE INDEX merchant_search_place ON public.merchant_search USING btree (place, decided_at DESC, id DESC);

-- INDEX merchant_search_text

CREATE INDEX merchant_search_text ON public.merchant_search USING gin (search_text public.gin_trgm_ops, directory_category, business_type, place) WITH (fastupdate='false');

-- INDEX merchant_search_type

CREATE INDEX merchant_search_type ON public.merchant_search USING btree (business_type, decided_at DESC, id DESC);

-- INDEX newsletter_subscribers_email

CREATE UNIQUE INDEX newsletter_subscribers_email ON public.newsletter_subscribers USING btree (lower((email)::text));

-- INDEX newsletter_subscribers_list

CREATE INDEX newsletter_subscribers_list ON public.newsletter_subscribers USING btree (status, id DESC);

-- INDEX newsletter_subscribers_staff_grams

CREATE INDEX newsletter_subscribers_staff_grams ON public.newsletter_subscribers USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX newsletter_subscribers_staff_search

CREATE INDEX newsletter_subscribers_staff_search ON public.newsletter_subscribers USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX passkeys_user

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

-- INDEX recovery_codes_user

CREATE INDEX recovery_codes_user ON public.recovery_codes USING btree (user_id);

-- INDEX sessions_user

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

-- INDEX staff_notes_subject

CREATE INDEX staff_notes_subject ON public.staff_notes USING btree (subject_type, subject_id, id);

-- INDEX story_submissions_email

CREATE INDEX story_submissions_email ON public.story_submissions USING btree (email);

-- INDEX story_submissions_image

CREATE INDEX story_submissions_image ON public.story_submissions USING btree (image_id);

-- INDEX story_submissions_name

CREATE INDEX story_submissions_name ON public.story_submissions USING btree (sort_key, id) WHERE (NOT is_spam);

-- INDEX story_submissions_name_queue

CREATE INDEX story_submissions_name_queue ON public.story_submissions USING btree (status, sort_key, id) WHERE (NOT is_spam);

-- INDEX story_submissions_newest

CREATE INDEX story_submissions_newest ON public.story_submissions USING btree (id DESC) WHERE (NOT is_spam);

-- INDEX story_submissions_queue

CREATE INDEX story_submissions_queue ON public.story_submissions USING btree (status, id DESC) WHERE (NOT is_spam);

-- INDEX story_submissions_spam

CREATE INDEX story_submissions_spam ON public.story_submissions USING btree (id DESC) WHERE is_spam;

-- INDEX story_submissions_staff_grams

CREATE INDEX story_submissions_staff_grams ON public.story_submissions USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX story_submissions_staff_search

CREATE INDEX story_submissions_staff_search ON public.story_submissions USING gin (staff_search_text public.gin_trgm_ops);

-- INDEX town_hall_subscribers_email

CREATE UNIQUE INDEX town_hall_subscribers_email ON public.town_hall_subscribers USING btree (lower((email)::text));

-- INDEX town_hall_subscribers_staff_grams

CREATE INDEX town_hall_subscribers_staff_grams ON public.town_hall_subscribers USING gin (public.short_grams(staff_search_text, '{}'::text[]));

-- INDEX town_hall_subscribers_staff_search

CREATE INDEX town_hall_subscribers_staff_search ON public.town_hall_subscribers USING gin (staff_search_text public.gin_trgm_ops);

-- TRIGGER articles articles_changed

CREATE TRIGGER articles_changed AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.tell_content_changed('articles');

-- TRIGGER audit_log audit_log_append_only

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.audit_log_refuse();

-- TRIGGER events events_changed

CREATE TRIGGER events_changed AFTER INSERT OR DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION public.tell_content_changed('events');

-- TRIGGER images images_changed

CREATE TRIGGER images_changed AFTER DELETE OR UPDATE ON public.images FOR EACH ROW EXECUTE FUNCTION public.tell_content_changed('articles');

-- TRIGGER merchant_requests merchant_places_delete

CREATE TRIGGER merchant_places_delete AFTER DELETE ON public.merchant_requests REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.merchant_places_refresh();

-- TRIGGER merchant_requests merchant_places_insert

CREATE TRIGGER merchant_places_insert AFTER INSERT ON public.merchant_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.merchant_places_refresh();

-- TRIGGER merchant_requests merchant_places_update

CREATE TRIGGER merchant_places_update AFTER UPDATE ON public.merchant_requests REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.merchant_places_refresh();

-- TRIGGER merchant_requests merchant_search_insert

CREATE TRIGGER merchant_search_insert AFTER INSERT ON public.merchant_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.merchant_search_refresh();

-- TRIGGER merchant_requests merchant_search_update

CREATE TRIGGER merchant_search_update AFTER UPDATE ON public.merchant_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.merchant_search_refresh();

-- TRIGGER merchant_search merchants_changed

CREATE TRIGGER merchants_changed AFTER INSERT OR DELETE OR UPDATE ON public.merchant_search FOR EACH ROW EXECUTE FUNCTION public.tell_content_changed('merchants');

-- TRIGGER settings settings_changed

CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION public.tell_content_changed('settings');

-- FK CONSTRAINT account_links account_links_user_id_users_id_fk

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT accounts accounts_user_id_users_id_fk

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT article_drafts article_drafts_article_id_articles_id_fk

ALTER TABLE ONLY public.article_drafts
    ADD CONSTRAINT article_drafts_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

-- FK CONSTRAINT article_drafts article_drafts_image_id_images_id_fk

ALTER TABLE ONLY public.article_drafts
    ADD CONSTRAINT article_drafts_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

-- FK CONSTRAINT article_revisions article_revisions_article_id_articles_id_fk

ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

-- FK CONSTRAINT article_slugs article_slugs_article_id_articles_id_fk

ALTER TABLE ONLY public.article_slugs
    ADD CONSTRAINT article_slugs_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

-- FK CONSTRAINT articles articles_image_id_images_id_fk

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;

-- FK CONSTRAINT articles articles_story_id_story_submissions_id_fk

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_story_id_story_submissions_id_fk FOREIGN KEY (story_id) REFERENCES public.story_submissions(id) ON DELETE SET NULL;

-- FK CONSTRAINT authenticators authenticators_user_id_users_id_fk

ALTER TABLE ONLY public.authenticators
    ADD CONSTRAINT authenticators_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT contact_replies contact_replies_message_id_contact_messages_id_fk

ALTER TABLE ONLY public.contact_replies
    ADD CONSTRAINT contact_replies_message_id_contact_messages_id_fk FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

-- FK CONSTRAINT merchant_requests merchant_requests_decided_by_users_id_fk

ALTER TABLE ONLY public.merchant_requests
    ADD CONSTRAINT merchant_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

-- FK CONSTRAINT merchant_search merchant_search_id_merchant_requests_id_fk

ALTER TABLE ONLY public.merchant_search
    ADD CONSTRAINT merchant_search_id_merchant_requests_id_fk FOREIGN KEY (id) REFERENCES public.merchant_requests(id) ON DELETE CASCADE;

-- FK CONSTRAINT passkeys passkeys_user_id_users_id_fk

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT recovery_codes recovery_codes_user_id_users_id_fk

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT sessions sessions_user_id_users_id_fk

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

-- FK CONSTRAINT story_submissions story_submissions_decided_by_users_id_fk

ALTER TABLE ONLY public.story_submissions
    ADD CONSTRAINT story_submissions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;

-- FK CONSTRAINT story_submissions story_submissions_image_id_images_id_fk

ALTER TABLE ONLY public.story_submissions
    ADD CONSTRAINT story_submissions_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;
