import type { Migration } from '../file/migrations.ts';

/**
 * What the desk filters by. `source` is where a visitor came from: the campaign's source, else the referring site, else
 * « direct ».
 */
const sql = `
ALTER TABLE leads ADD COLUMN source TEXT GENERATED ALWAYS AS (
  lower(coalesce(nullif(CASE WHEN json_valid(utm) THEN utm ->> 'utm_source' END, ''), nullif(referrer_host, ''), 'direct'))
) VIRTUAL;
CREATE INDEX leads_by_source ON leads(source, id);
CREATE INDEX leads_by_service ON leads(service, id);
CREATE INDEX leads_by_time ON leads(created_at);
`;

export const deskIndexes: Migration = { name: 'desk indexes', sql };
