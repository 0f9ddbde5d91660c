import type { Migration } from '../file/migrations.ts';

/**
 * The search index no longer grows inside the transaction of each lead, but a moment later and many leads at a time
 * (docs/decisions/0023-search-a-moment-later.md): `leads-searchable` is the last id in it. Its merges are asked for in
 * small steps, instead of being made by whichever insert comes when one is due.
 */
const sql = `
DROP TRIGGER leads_search_insert;
DROP TRIGGER leads_search_delete;
DROP TRIGGER leads_search_update;
INSERT INTO counters SELECT 'leads-searchable', coalesce(max(id), 0) FROM leads;
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.message);
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF reference, name, email, company, service, message ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, old.message);
  INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
  VALUES (new.id, new.reference, new.name, new.email, new.company, new.service, new.message);
END;
INSERT INTO lead_search(lead_search, rank) VALUES ('automerge', 0);
`;

export const searchBehind: Migration = { name: 'search behind', sql };
