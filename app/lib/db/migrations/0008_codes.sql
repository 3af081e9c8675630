-- Codes are stored instead of the specification's words (decision 20). Each table is written anew once, by changing the
-- type of its columns to what it is: an UPDATE would leave every row twice, and every index with it.
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_business_type";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_directory_category";--> statement-breakpoint
ALTER TABLE "merchant_requests" DROP CONSTRAINT "merchant_requests_country";--> statement-breakpoint
ALTER TABLE "merchant_requests"
  ALTER COLUMN "business_type" TYPE text USING CASE "business_type"
    WHEN 'Retail' THEN 'retail'
    WHEN 'Restaurant/Food Service' THEN 'food-service'
    WHEN 'E-commerce' THEN 'e-commerce'
    WHEN 'Services' THEN 'services'
    WHEN 'Art & Entertainment' THEN 'art-entertainment'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Health & Wellness' THEN 'health-wellness'
    WHEN 'Education' THEN 'education'
    WHEN 'Non-profit' THEN 'non-profit'
    WHEN 'Other' THEN 'other'
  END,
  ALTER COLUMN "directory_category" TYPE text USING CASE "directory_category"
    WHEN 'Fashion & Apparel' THEN 'fashion-apparel'
    WHEN 'Food & Dining' THEN 'food-dining'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Health & Beauty' THEN 'health-beauty'
    WHEN 'Art & Culture' THEN 'art-culture'
    WHEN 'Services' THEN 'services'
  END,
  ALTER COLUMN "country" TYPE text USING CASE "country"
    WHEN 'United States' THEN 'US'
    WHEN 'Canada' THEN 'CA'
    WHEN 'United Kingdom' THEN 'GB'
    WHEN 'Nigeria' THEN 'NG'
    WHEN 'South Africa' THEN 'ZA'
    WHEN 'Ghana' THEN 'GH'
    WHEN 'Kenya' THEN 'KE'
    WHEN 'Other' THEN 'ZZ'
  END,
  DROP COLUMN "place",
  ADD COLUMN "place" text GENERATED ALWAYS AS (case when "online_only" then 'online' else "city" || ', ' || "state" end) STORED;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_business_type" CHECK ("business_type" in ('retail', 'food-service', 'e-commerce', 'services', 'art-entertainment', 'technology', 'health-wellness', 'education', 'non-profit', 'other'));--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_directory_category" CHECK ("directory_category" in ('fashion-apparel', 'food-dining', 'technology', 'health-beauty', 'art-culture', 'services'));--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_country" CHECK ("country" in ('US', 'CA', 'GB', 'NG', 'ZA', 'GH', 'KE', 'ZZ'));--> statement-breakpoint
ALTER TABLE "merchant_search"
  ALTER COLUMN "business_type" TYPE text USING CASE "business_type"
    WHEN 'Retail' THEN 'retail'
    WHEN 'Restaurant/Food Service' THEN 'food-service'
    WHEN 'E-commerce' THEN 'e-commerce'
    WHEN 'Services' THEN 'services'
    WHEN 'Art & Entertainment' THEN 'art-entertainment'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Health & Wellness' THEN 'health-wellness'
    WHEN 'Education' THEN 'education'
    WHEN 'Non-profit' THEN 'non-profit'
    WHEN 'Other' THEN 'other'
  END,
  ALTER COLUMN "directory_category" TYPE text USING CASE "directory_category"
    WHEN 'Fashion & Apparel' THEN 'fashion-apparel'
    WHEN 'Food & Dining' THEN 'food-dining'
    WHEN 'Technology' THEN 'technology'
    WHEN 'Health & Beauty' THEN 'health-beauty'
    WHEN 'Art & Culture' THEN 'art-culture'
    WHEN 'Services' THEN 'services'
  END,
  ALTER COLUMN "place" TYPE text USING CASE "place" WHEN 'Online' THEN 'online' ELSE "place" END;--> statement-breakpoint
UPDATE "merchant_places" SET "place" = 'online' WHERE "place" = 'Online';
