import { serviceCodeOf } from '../../data/leads/leadService.ts';
import type { Migration } from '../file/migrations.ts';

/**
 * What a lead's service text names, as a code: a price that changes no longer parts old leads from new ones. Rows stored
 * before are resolved here, once, whatever price they say; a text that names nothing known keeps a null code and speaks
 * for itself. No trigger watches the new column.
 */
const sql = `
ALTER TABLE leads ADD COLUMN service_code TEXT;
UPDATE leads SET service_code = service_code_of(service) WHERE service IS NOT NULL;
DROP INDEX leads_by_service;
CREATE INDEX leads_by_service ON leads(service_code, id);
`;

export const leadServiceCode: Migration = {
  name: 'lead service code',
  sql,
  functions: { service_code_of: (text) => serviceCodeOf(typeof text === 'string' ? text : null) },
};
