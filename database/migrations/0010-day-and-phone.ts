import { phoneKey } from '../../data/leads/phoneNumber.ts';
import type { Migration } from '../file/migrations.ts';

/**
 * A lead is found by its telephone number, however it was typed, and by the day it is to be followed up; amounts are
 * added up without reading the leads that have none. What these lists read stands in their indexes. No trigger watches
 * the new column.
 */
const sql = `
ALTER TABLE leads ADD COLUMN phone_key TEXT;
UPDATE leads SET phone_key = phone_key_of(message) WHERE message IS NOT NULL;
CREATE INDEX leads_by_phone ON leads(phone_key, id) WHERE phone_key IS NOT NULL;
DROP INDEX leads_to_follow_up;
CREATE INDEX leads_to_follow_up ON leads(follow_up_on, id) WHERE follow_up_on IS NOT NULL AND quarantine <> 'held';
CREATE INDEX leads_with_amount ON leads(id, status, amount_cents)
  WHERE amount_cents IS NOT NULL AND quarantine <> 'held';
`;

export const dayAndPhone: Migration = {
  name: 'day and phone',
  sql,
  functions: { phone_key_of: (message) => phoneKey(typeof message === 'string' ? message : null) },
};
