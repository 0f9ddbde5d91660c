import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatMoment } from '../formatDay.ts';

/** The mailbox where bounces arrive: when it was read, what went wrong, and what nobody could read. */
export function BounceMailbox({ mailbox }: { mailbox: NonNullable<MailOverview['bounces']> }) {
  const { host, read_at, problem, unread } = mailbox;
  const left =
    unread > 1
      ? `${formatNumber(unread)} messages que le site n’a pas su rattacher à un courriel y sont restés.`
      : 'Un message que le site n’a pas su rattacher à un courriel y est resté.';
  return (
    <>
      <p>{`${host}, ${read_at ? `lue le ${formatMoment(read_at)}` : 'pas encore lue'}`}</p>
      {problem && (
        <p>{`Elle n’a pas pu être lue (« ${problem} ») : vérifiez IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USERNAME, IMAP_PASSWORD et IMAP_MAILBOX.`}</p>
      )}
      {unread > 0 && <p>{left}</p>}
    </>
  );
}
