/** Combining marks as ranges of a PostgreSQL regular expression, which has no class for them. */
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
 * SQL functions that fold a text (no case, no accents) exactly as `fold` does in this process; `unaccent` would turn « œ » into « oe ». The
 * collation decides which letters have a small form: the first of three that this server has is taken.
 */
const functions = (): string => `
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

/** Definition of a computed column with the folded text of these columns, for the search. */
const folded = (columns: readonly string[]): string =>
  `text COLLATE "C" GENERATED ALWAYS AS (fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})) STORED`;
const SHORT = ['name', 'email', 'company', 'service'];

/**
 * Parts for PostgreSQL alone. The counts of leads are spread over sixteen rows, one for each session: a single row would be locked by each
 * lead until its commit, and delay all others. Since version 13 the owner of a database may install pg_trgm.
 */
export const postgresOnly = (): string => `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
${functions()}
ALTER TABLE leads ADD COLUMN source text COLLATE "C" GENERATED ALWAYS AS (source_of(origin, utm, referrer_host)) STORED;
CREATE INDEX leads_by_source ON leads(source, id);

ALTER TABLE leads ADD COLUMN folded_names ${folded(SHORT)};
ALTER TABLE leads ADD COLUMN folded_texts ${folded(['reference', ...SHORT, 'phone', 'description'])};
CREATE INDEX leads_searched ON leads USING gin (folded_texts gin_trgm_ops);

CREATE TABLE daily_counts (
  day text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  share bigint NOT NULL DEFAULT pg_backend_pid() % 16,
  count bigint NOT NULL,
  PRIMARY KEY (day, name, share)
);
CREATE TABLE lead_totals (held bigint, share bigint, total bigint NOT NULL, PRIMARY KEY (held, share));
INSERT INTO lead_totals SELECT held, share, 0 FROM generate_series(0, 1) AS held, generate_series(0, 15) AS share;
CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_totals SET total = total + changed.leads * (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)
  FROM (SELECT (quarantine = 'held')::int AS held, count(*) AS leads FROM changes GROUP BY 1) AS changed
  WHERE lead_totals.held = changed.held AND share = pg_backend_pid() % 16;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_total_insert AFTER INSERT ON leads REFERENCING NEW TABLE AS changes
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER leads_total_delete AFTER DELETE ON leads REFERENCING OLD TABLE AS changes
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE FUNCTION recount_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_totals SET total = total + (CASE held WHEN (new.quarantine = 'held')::int THEN 1 ELSE -1 END)
  WHERE share = pg_backend_pid() % 16;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_total_update AFTER UPDATE OF quarantine ON leads FOR EACH ROW
  WHEN ((old.quarantine = 'held') <> (new.quarantine = 'held')) EXECUTE FUNCTION recount_lead();

CREATE FUNCTION journal_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'the journal is append-only';
END $$;
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
FOR EACH ROW EXECUTE FUNCTION journal_is_append_only();
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
FOR EACH ROW WHEN (
  old.at >= to_char(now() AT TIME ZONE 'UTC' - interval '12 months', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') COLLATE "C"
) EXECUTE FUNCTION journal_is_append_only();
`;
