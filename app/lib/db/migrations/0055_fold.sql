-- The same as app/platform/text/fold.ts, in which the letters have their reasons; the marks are \p{M} and \p{Cf} of Unicode 17 and the tatweel.
-- Both sides of a comparison go through it. Capitals of other scripts keep their case where the database's locale knows none.
CREATE OR REPLACE FUNCTION fold_text(original text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(replace(original, U&'\00B4', ''''), NFKD), '['
      '\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0600-\u0605'
      '\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DD\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED'
      '\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827'
      '\u0829-\u082D\u0859-\u085B\u0890-\u0891\u0897-\u089F\u08CA-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963'
      '\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7-\u09C8\u09CB-\u09CD\u09D7\u09E2-\u09E3\u09FE\u0A01-\u0A03'
      '\u0A3C\u0A3E-\u0A42\u0A47-\u0A48\u0A4B-\u0A4D\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC'
      '\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47-\u0B48'
      '\u0B4B-\u0B4D\u0B55-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04'
      '\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4'
      '\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5-\u0CD6\u0CE2-\u0CE3\u0CF3\u0D00-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D44\u0D46-\u0D48'
      '\u0D4A-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2-\u0DF3'
      '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37'
      '\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059'
      '\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715'
      '\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180F\u1885-\u1886\u18A9\u1920-\u192B'
      '\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44'
      '\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4'
      '\u1CF7-\u1CF9\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F'
      '\u2DE0-\u2DFF\u302A-\u302F\u3099-\u309A\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uA6F0-\uA6F1\uA802\uA806'
      '\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953'
      '\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4'
      '\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F'
      '\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A03\U00010A05-\U00010A06\U00010A0C-\U00010A0F'
      '\U00010A38-\U00010A3A\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85'
      '\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110BD\U000110C2\U000110CD'
      '\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237'
      '\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U00011344\U00011347-\U00011348\U0001134B-\U0001134D\U00011357'
      '\U00011362-\U00011363\U00011366-\U0001136C\U00011370-\U00011374\U000113B8-\U000113C0\U000113C2\U000113C5\U000113C7-\U000113CA\U000113CC-\U000113D0\U000113D2'
      '\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115B5\U000115B8-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7'
      '\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U00011935\U00011937-\U00011938\U0001193B-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119D7\U000119DA-\U000119E0'
      '\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C36'
      '\U00011C38-\U00011C3F\U00011C92-\U00011CA7\U00011CA9-\U00011CB6\U00011D31-\U00011D36\U00011D3A\U00011D3C-\U00011D3D\U00011D3F-\U00011D45\U00011D47\U00011D8A-\U00011D8E'
      '\U00011D90-\U00011D91\U00011D93-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F3A\U00011F3E-\U00011F42\U00011F5A\U00013430-\U00013440'
      '\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F87\U00016F8F-\U00016F92\U00016FE4\U00016FF0-\U00016FF1'
      '\U0001BC9D-\U0001BC9E\U0001BCA0-\U0001BCA3\U0001CF00-\U0001CF2D\U0001CF30-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244'
      '\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DA9F\U0001DAA1-\U0001DAAF\U0001E000-\U0001E006\U0001E008-\U0001E018\U0001E01B-\U0001E021'
      '\U0001E023-\U0001E024\U0001E026-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3'
      '\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF'
      ']+', '', 'g')),
      U&'\0660\06F0\0661\06F1\0662\06F2\0663\06F3\0664\06F4\0665\06F5\0666\06F6\0667\06F7\0668\06F8\0669\06F9'
        '\0251\2C6D\0253\0181\0257\018A\0256\0189\0111\0110\00F0\00D0\025B\0190\01DD\018E\0259\018F\0192\0191'
        '\0263\0194\0261\A7AC\0127\0126\0269\0196\0131I\0268\0197\0199\0198\0142\0141\014B\014A\0272\019D'
        '\0254\0186\00F8\00D8\0275\019F\027D\2C64\024D\024C\0283\01A9\0167\0166\0288\01AE\028A\01B1\0289\0244'
        '\028B\01B2\01B4\01B3\0292\01B7\00C6\0152\1E9E\00DE\03C2\03A3`\2018\2019\201A\201B\2039\203A\2032'
        '\2035\02B9\02BB\02BC\02BD\02BE\02BF\055A\05F3\A78C\A78B\201C\201D\201E\201F\00AB\00BB\02BA\02EE\05F4'
        '\301D\301E\2010\2012\2013\2014\2015\2043\2212\058A\05BE\1806\301C\2E3A\2E3B\060C\061B\061F\1361\0671'
        '\0629\06C1\06BE\06C3\06D5\0649\06CC\06A9\1203\1210\1213\1280\1283\12B8\12BB\1211\1281\12B9\1212\1282'
        '\12BA\1214\1284\12BC\1215\1285\12BD\1216\1286\12BE\1220\1221\1222\1223\1224\1225\1226\1227\12A3\12D0'
        '\12D3\12D1\12D2\12D4\12D5\12D6\1340\1341\1342\1343\1344\1345\1346',
      U&'00112233445566778899'
        'aabbddddddddeeeeeeff'
        'gggghhiiiiiikkllnnnn'
        'oooooorrrrssttttuuuu'
        'vvyyzz\00E6\0153\00DF\00FE\03C3\03C3'''''''''''''''''
        '''''''''''''''''''''''"""""""""'
        '""-------------,;? \0627'
        '\0647\0647\0647\0647\0647\064A\064A\0643\1200\1200\1200\1200\1200\1200\1200\1201\1201\1201\1202\1202'
        '\1202\1204\1204\1204\1205\1205\1205\1206\1206\1206\1230\1231\1232\1233\1234\1235\1236\1237\12A0\12A0'
        '\12A0\12A1\12A2\12A4\12A5\12A6\1338\1339\133A\133B\133C\133D\133E'), U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00DF', 'ss'), U&'\00FE', 'th'), '''''', '"'), '&', ' and '),
    '\s+', ' ', 'g'))
$$;--> statement-breakpoint
-- The same as app/platform/places/place-key.ts.
CREATE FUNCTION place_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(
    btrim(regexp_replace(regexp_replace(fold_text(name), '[''"]', '', 'g'), '[-.,/() ]+', ' ', 'g')),
    '(^| )st ', '\1saint ', 'g'), '(^| )ste ', '\1sainte ', 'g')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_of(city text, state text, in_country text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT places.id FROM place_names JOIN places ON places.id = place_names.place_id
  WHERE place_names.name = place_key(city) AND place_names.country = in_country
  ORDER BY (places.region_code = upper(state)
      OR EXISTS (SELECT 1 FROM place_regions WHERE place_regions.country = in_country
        AND place_regions.code = places.region_code AND place_regions.name = place_key(state))) DESC NULLS LAST,
    place_names.is_main DESC, places.population DESC, places.id
  LIMIT 1
$$;--> statement-breakpoint
-- What is stored is written anew where it may differ now: in rows with more than ASCII, an ampersand or two apostrophes. The database
-- derives the folded columns again when the column that they are made of is written.
UPDATE "articles" SET "title" = "title" WHERE "articles"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "contact_messages" SET "name" = "name" WHERE "contact_messages"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "events" SET "title" = "title" WHERE "events"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "listing_import_lines" SET "facts" = "facts" WHERE "facts"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "merchant_requests" SET "business_name" = "business_name" WHERE "merchant_requests"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "email" = "email" WHERE "email" ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "story_submissions" SET "title" = "title" WHERE "story_submissions"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
UPDATE "town_hall_subscribers" SET "full_name" = "full_name" WHERE "town_hall_subscribers"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
-- Its trigger makes the row of the directory's search anew.
UPDATE "listings" SET "business_name" = "business_name", "search_text" =
    concat_ws(E'\n', fold_text("business_name"), fold_text("description"), fold_text(split_part("search_text", E'\n', 3)))
  WHERE "listings"::text ~ '[^\x01-\x25\x27-\x7e]|''''';--> statement-breakpoint
REINDEX INDEX "listings_name_key";--> statement-breakpoint
REINDEX INDEX "listings_same_name";--> statement-breakpoint
REINDEX INDEX "merchant_requests_same_address";--> statement-breakpoint
REINDEX INDEX "merchant_requests_same_name";--> statement-breakpoint
-- The towns are loaded again, under their names as they are folded now.
DELETE FROM "place_lists";
