/**
 * Parts for SQLite alone: origins of requests, search index, totals, append-only journal. `leads-searchable` is the last id in the index,
 * filled in groups until 0002-lists-without-windows.ts; only the beginning of a description is indexed
 * (docs/decisions/0091-lists-and-search-in-sql.md).
 */
export const sqliteOnly = `
ALTER TABLE leads ADD COLUMN source TEXT GENERATED ALWAYS AS (
  lower(coalesce(origin, nullif(CASE WHEN json_valid(utm) THEN utm ->> 'utm_source' END, ''), nullif(referrer_host, ''), 'direct'))
) VIRTUAL;
CREATE INDEX leads_by_source ON leads(source, id);

CREATE INDEX leads_long ON leads(id) WHERE length(description) > 2000;
CREATE VIRTUAL TABLE lead_search USING fts5(
  reference, name, email, company, service, phone, description,
  content = 'leads', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1'
);
INSERT INTO lead_search(lead_search, rank) VALUES ('secure-delete', 1), ('automerge', 0);
INSERT INTO counters VALUES ('leads-searchable', 0);
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, phone, description)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.phone, substr(old.description, 1, 2000));
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF reference, name, email, company, service, phone, description ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, phone, description)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.phone, substr(old.description, 1, 2000));
  INSERT INTO lead_search(rowid, reference, name, email, company, service, phone, description)
  VALUES (new.id, new.reference, new.name, new.email, new.company, new.service, new.phone, substr(new.description, 1, 2000));
END;

CREATE TABLE daily_counts (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE lead_totals (held INTEGER PRIMARY KEY, total INTEGER NOT NULL) STRICT;
INSERT INTO lead_totals VALUES (0, 0), (1, 0);
CREATE TRIGGER leads_total_insert AFTER INSERT ON leads BEGIN
  UPDATE lead_totals SET total = total + 1 WHERE held = (new.quarantine = 'held');
END;
CREATE TRIGGER leads_total_delete AFTER DELETE ON leads BEGIN
  UPDATE lead_totals SET total = total - 1 WHERE held = (old.quarantine = 'held');
END;
CREATE TRIGGER leads_total_update AFTER UPDATE OF quarantine ON leads BEGIN
  UPDATE lead_totals SET total = total - 1 WHERE held = (old.quarantine = 'held');
  UPDATE lead_totals SET total = total + 1 WHERE held = (new.quarantine = 'held');
END;

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
WHEN old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months') BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
`;
