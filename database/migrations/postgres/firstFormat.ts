import { inPostgres } from '../../postgres/inPostgres.ts';
import { functions } from './functions.ts';
import { leadTables } from './leadTables.ts';
import { otherTables } from './otherTables.ts';
import { personTables } from './personTables.ts';

/**
 * What is counted as leads come is counted in sixteen rows, each session in one of them: a single row would be held by
 * each lead until its commit, and every other would wait for it.
 */
const totals = `
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
`;

/** The schema of SQLite's fourteenth format; pg_trgm has been for whoever owns a database to install since version 13. */
export const firstFormat = (): string =>
  `CREATE EXTENSION IF NOT EXISTS pg_trgm;${functions()}${inPostgres(personTables + leadTables + otherTables)}${totals}`;
