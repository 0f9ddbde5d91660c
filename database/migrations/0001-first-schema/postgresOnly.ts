import { functions } from './postgresFunctions.ts';

/** Texts a person typed, folded where they are stored: a search reads them and folds nothing. */
const folded = (columns: readonly string[]): string =>
  `text COLLATE "C" GENERATED ALWAYS AS (fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})) STORED`;
const SHORT = ['name', 'email', 'company', 'service'];

/**
 * The same for PostgreSQL. What is counted as leads come is counted in sixteen rows, each session in one of them: a single
 * row would be held by each lead until its commit, and every other would wait for it. pg_trgm has been for whoever owns a
 * database to install since version 13.
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
