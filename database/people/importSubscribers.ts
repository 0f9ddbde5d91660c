import { addressKey } from '../../data/people/personWords.ts';
import type { ImportVerdict } from '../../data/people/subscriberImport.ts';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { personOf, settlePerson } from './people.ts';

const KNOWN = { pending: 'present', confirmed: 'present', left: 'left', stopped: 'stopped' } as const;

/** What would become of an address that a file brings: `new` alone may be added. */
export async function judgeImported(
  connection: Connection,
  email: string,
  erasureMarks: readonly string[],
): Promise<ImportVerdict> {
  const row = build.selectFrom('newsletter_subscribers').select('status').where('email', '=', email);
  const known = await first(connection, row);
  if (known) return KNOWN[known.status];
  const binned = build
    .selectFrom('bin')
    .innerJoin('people', 'people.id', 'bin.person_id')
    .select('bin.id')
    .where('bin.kind', '=', 'subscriber')
    .where('people.address', '=', addressKey(email));
  if (await first(connection, binned.limit(1))) return 'binned';
  const erased = build.selectFrom('erasure_addresses').select('erasure_id').where('fingerprint', 'in', erasureMarks);
  return (await first(connection, erased.limit(1))) ? 'erased' : 'new';
}

interface Imported {
  /** Trimmed and lower case. */
  email: string;
  nonce: string;
  /** When and where the person agreed, as the importer can prove. */
  consentAt: string;
  source: string;
  actor: string;
  at: string;
}

/** Adds an address that agreed elsewhere, with what proves it. To be run inside the write queue, once it was judged new. */
export async function importSubscriber(
  connection: Connection,
  { email, nonce, consentAt, source, actor, at }: Imported,
): Promise<void> {
  const person_id = await personOf(connection, email);
  const values = {
    email,
    person_id,
    status: 'confirmed',
    token_nonce: nonce,
    consent_at: consentAt,
    consent_source: source,
    confirmed_at: consentAt,
    imported_at: at,
    imported_by: actor,
    created_at: at,
    updated_at: at,
  } as const;
  await run(connection, build.insertInto('newsletter_subscribers').values(values));
  await settlePerson(connection, person_id);
}
