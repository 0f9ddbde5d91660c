/** What a combining mark is, as ranges of a regular expression of PostgreSQL, which has no name for it. */
function marks(): string {
  const ranges: string[] = [];
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  let from: number | undefined;
  for (let code = 0x300; code <= 0xe01f0; code += 1) {
    const is = code < 0xe01f0 && /\p{M}/u.test(String.fromCodePoint(code));
    if (is) from ??= code;
    else if (from !== undefined) {
      ranges.push(`${escaped(from)}-${escaped(code - 1)}`);
      from = undefined;
    }
  }
  return ranges.join('');
}

/**
 * Text without case and accents, letter for letter what `fold` makes of it in this process. `unaccent` would answer
 * otherwise: to it « œ » is « oe ». The collation says which letters have a small form; not every server was built with
 * the first.
 */
export const functions = (): string => `
DO $do$
DECLARE letters text;
BEGIN
  SELECT collname INTO letters FROM pg_collation WHERE collname IN ('und-x-icu', 'pg_c_utf8', 'C.utf8')
    ORDER BY array_position(ARRAY['und-x-icu', 'pg_c_utf8', 'C.utf8'], collname::text) LIMIT 1;
  IF letters IS NULL THEN RAISE 'no collation of this server knows the letters of Unicode'; END IF;
  EXECUTE format($format$
    CREATE FUNCTION fold_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $body$ SELECT lower(regexp_replace(normalize(coalesce(said, ''), NFD), '[${marks()}]', '', 'g') COLLATE %I) $body$
  $format$, letters);
END $do$;

CREATE FUNCTION source_of(origin text, utm text, referrer_host text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE campaign text;
BEGIN
  BEGIN
    campaign := utm::json ->> 'utm_source';
  EXCEPTION WHEN data_exception THEN
    campaign := NULL;
  END;
  RETURN lower(coalesce(origin, nullif(campaign, ''), nullif(referrer_host, ''), 'direct') COLLATE "C");
END $$;
`;
