import { sql } from 'kysely';
import { type Mail, mailRow } from '../../data/api/rows.ts';
import { toTheirPerson } from '../../data/desk/mailWords.ts';
import { all, build, type Connection, run } from '../store.ts';

const MAIL_COLUMNS = mailRow.omit({ reference: true, recipient: true }).keyof().options;
const rows = build
  .selectFrom('outbox')
  .leftJoin('leads', 'leads.id', 'outbox.lead_id')
  .leftJoin('contract_notices', 'contract_notices.id', 'outbox.notice_id')
  .leftJoin('quotes', 'quotes.id', 'outbox.quote_id')
  .leftJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'outbox.subscriber_id')
  .select(MAIL_COLUMNS.map((column) => `outbox.${column}` as const))
  .select(({ fn }) => fn.coalesce('quotes.number', 'leads.reference', 'contract_notices.reference').as('reference'))
  .select(({ case: when, fn }) =>
    when()
      .when('outbox.kind', 'in', [...toTheirPerson, 'newsletter-confirmation'])
      .then(
        fn.coalesce(
          'outbox.recipient',
          'quotes.email',
          'leads.email',
          'contract_notices.email',
          'newsletter_subscribers.email',
        ),
      )
      .else(null)
      .end()
      .as('recipient'),
  );

/** The mails about a lead, oldest first. */
export const leadMails = (connection: Connection, leadId: number) =>
  all(connection, rows.where('outbox.lead_id', '=', leadId).orderBy('outbox.id'));

/** Last sent mails, newest first, with the server's reply. */
export const lastSent = (connection: Connection, limit: number) =>
  all(connection, rows.where('outbox.state', '=', sql.lit('sent')).orderBy('outbox.sent_at', 'desc').limit(limit));

/**
 * Unsent mails other than letters: by kind the numbers waiting and given up, with the time of the oldest; and the first `each` of them,
 * given-up ones first, then by the time of the next try.
 */
export async function notSent(connection: Connection, each: number) {
  const kinds = await all(
    connection,
    sql<{ kind: Mail['kind']; waiting: number; parked: number; oldest: string }>`SELECT kind,
      sum(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END) AS waiting, sum(CASE WHEN state = 'parked' THEN 1 ELSE 0 END) AS parked,
      min(created_at) AS oldest
      FROM outbox WHERE state <> 'sent' AND kind <> 'letter' GROUP BY kind ORDER BY oldest`,
  );
  return Promise.all(
    kinds.map(async (kind) => ({
      ...kind,
      mails: await all(
        connection,
        rows
          .where('outbox.kind', '=', kind.kind)
          .where('outbox.state', '<>', sql.lit('sent'))
          .orderBy('outbox.state')
          .orderBy('outbox.next_attempt_at')
          .limit(each),
      ),
    })),
  );
}

/** Columns of a mail that is retried at once, as if it were new. */
export const newStart = (at: string) =>
  ({ state: 'waiting', attempts: 0, parked_at: null, locked_until: null, next_attempt_at: at }) as const;

/** Retries one unsent mail at once; returns false when there is none. */
export const retryMail = async (connection: Connection, id: number, at: string): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('outbox')
      .set(newStart(at))
      .where('id', '=', id)
      .where('state', '<>', 'sent')
      .where('kind', '<>', 'letter'),
  )) > 0;

/** Makes all parked mails due again, as if they were new; returns their number. */
export const retryParked = (connection: Connection, at: string): Promise<number> =>
  run(connection, build.updateTable('outbox').set(newStart(at)).where('state', '=', 'parked'));
