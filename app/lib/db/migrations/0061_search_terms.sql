CREATE TABLE "asked_counts" (
	"week" date NOT NULL,
	"outcome" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "asked_counts_week_outcome_pk" PRIMARY KEY("week","outcome"),
	CONSTRAINT "asked_counts_outcome" CHECK ("outcome" in ('search-found', 'search-nothing', 'ask-says', 'ask-perhaps', 'ask-unknown', 'ask-urgent', 'ask-refused', 'ask-address', 'ask-secret'))
);
--> statement-breakpoint
CREATE TABLE "unanswered_marks" (
	"week" date NOT NULL,
	"term_mark" text NOT NULL,
	"network_mark" text NOT NULL,
	CONSTRAINT "unanswered_marks_week_term_mark_network_mark_pk" PRIMARY KEY("week","term_mark","network_mark")
);
--> statement-breakpoint
CREATE TABLE "unanswered_terms" (
	"week" date NOT NULL,
	"term" varchar(60) NOT NULL,
	"networks" integer NOT NULL,
	CONSTRAINT "unanswered_terms_week_term_pk" PRIMARY KEY("week","term")
);
--> statement-breakpoint
CREATE INDEX "unanswered_marks_network" ON "unanswered_marks" USING btree ("week","network_mark");