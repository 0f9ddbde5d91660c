import { fold } from '../../data/french/fold.ts';
import { addressKey } from '../../data/people/personWords.ts';
import type { Migration } from '../file/migrations.ts';

const address = (email: unknown): string | null => addressKey(typeof email === 'string' ? email : '');

/** The address of what is in the bin, from the JSON of its rows. */
function binnedAddress(content: unknown): string | null {
  const tables = JSON.parse(String(content)) as Record<string, { email?: unknown }[]>;
  const [own] = tables.leads ?? tables.newsletter_subscribers ?? tables.contract_notices ?? [];
  return address(own?.email);
}

/**
 * A person is an address, whatever its case: every request, subscription, notice and thing in the bin names its person.
 * `merged_into` joins an address to another person without touching what stands under it; `last_at` is empty for who is
 * only known from quarantine or the bin. Requests entered by hand say how they came, and that is their source.
 * A follow-up may have an hour, in Paris. What proves an erasure names nobody.
 */
const sql = `
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT UNIQUE,
  name TEXT,
  search TEXT NOT NULL DEFAULT '',
  last_at TEXT NOT NULL DEFAULT '',
  merged_into INTEGER REFERENCES people(id),
  joined_as TEXT CHECK (joined_as IN ('merge', 'correction')),
  joined_at TEXT,
  joined_by TEXT
) STRICT;
CREATE TABLE person_events (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  detail TEXT,
  actor TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX person_events_by_person ON person_events(person_id, id);
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  actor TEXT NOT NULL,
  counts TEXT NOT NULL,
  erased_at TEXT NOT NULL
) STRICT;
CREATE TABLE erasure_addresses (
  erasure_id INTEGER NOT NULL REFERENCES erasures(id) ON DELETE CASCADE,
  fingerprint TEXT NOT NULL,
  PRIMARY KEY (erasure_id, fingerprint)
) STRICT, WITHOUT ROWID;
CREATE INDEX erasure_addresses_by_fingerprint ON erasure_addresses(fingerprint);

-- Beside one max(), a column without a function is that of the row which has it.
INSERT INTO people (address, name, last_at, search)
  SELECT address, name, last_at, fold_text(concat_ws(' ', address, name, phone_key)) FROM (
    SELECT address, name, phone_key, max(at) AS last_at FROM (
      SELECT address_of(email) AS address, name, phone_key, iif(quarantine = 'held', '', created_at) AS at FROM leads
      UNION ALL SELECT address_of(email), NULL, NULL, created_at FROM newsletter_subscribers
      UNION ALL SELECT address_of(email), name, NULL, created_at FROM contract_notices
      UNION ALL SELECT binned_address(content), NULL, NULL, '' FROM bin
    ) WHERE address IS NOT NULL GROUP BY address);

ALTER TABLE leads ADD COLUMN person_id INTEGER REFERENCES people(id);
ALTER TABLE leads ADD COLUMN follow_up_time TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN origin TEXT;
UPDATE leads SET person_id = (SELECT id FROM people WHERE address = address_of(email));
DROP INDEX leads_by_email;
CREATE INDEX leads_by_person ON leads(person_id, id);
CREATE INDEX leads_by_hand ON leads(created_at, id) WHERE origin IS NOT NULL;
DROP INDEX leads_to_follow_up;
CREATE INDEX leads_to_follow_up ON leads(follow_up_on, follow_up_time, id)
  WHERE follow_up_on IS NOT NULL AND quarantine <> 'held';
DROP INDEX leads_by_source;
ALTER TABLE leads DROP COLUMN source;
ALTER TABLE leads ADD COLUMN source TEXT GENERATED ALWAYS AS (
  lower(coalesce(origin, nullif(CASE WHEN json_valid(utm) THEN utm ->> 'utm_source' END, ''), nullif(referrer_host, ''), 'direct'))
) VIRTUAL;
CREATE INDEX leads_by_source ON leads(source, id);

ALTER TABLE newsletter_subscribers ADD COLUMN person_id INTEGER REFERENCES people(id);
ALTER TABLE newsletter_subscribers ADD COLUMN consent_source TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN confirmation_mail_id TEXT;
UPDATE newsletter_subscribers SET person_id = (SELECT id FROM people WHERE address = address_of(email)),
  confirmation_mail_id = (SELECT message_id FROM outbox WHERE subscriber_id = newsletter_subscribers.id
    AND kind = 'newsletter-confirmation' AND state = 'sent' ORDER BY sent_at DESC LIMIT 1);
CREATE INDEX subscribers_by_person ON newsletter_subscribers(person_id);

ALTER TABLE contract_notices ADD COLUMN person_id INTEGER REFERENCES people(id);
UPDATE contract_notices SET person_id = (SELECT id FROM people WHERE address = address_of(email));
CREATE INDEX contract_notices_by_person ON contract_notices(person_id);

ALTER TABLE bin ADD COLUMN person_id INTEGER REFERENCES people(id);
UPDATE bin SET person_id = (SELECT id FROM people WHERE address = binned_address(content));
CREATE INDEX bin_by_person ON bin(person_id);

-- Who subscribed after their last request has its name all the same.
UPDATE people SET name = (SELECT name FROM leads WHERE person_id = people.id ORDER BY id DESC LIMIT 1)
  WHERE name IS NULL AND EXISTS (SELECT 1 FROM leads WHERE person_id = people.id);
CREATE INDEX people_listed ON people(last_at, id) WHERE merged_into IS NULL;
CREATE INDEX people_merged ON people(merged_into) WHERE merged_into IS NOT NULL;
`;

export const people: Migration = {
  name: 'people',
  sql,
  functions: { address_of: address, binned_address: binnedAddress, fold_text: fold },
};
