import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/troubleKinds.ts';
import { sayMoment } from '../../../data/french/sayInParis.ts';
import type { Connection } from '../../../database/store.ts';
import { readAlerts } from '../../watch/alerts.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import type { Block } from './letter.ts';

const moment = (at: string): string => sayMoment(new Date(at));

/**
 * The owner's mail about how the site is, from what is so when it leaves: what is wrong, and what is well again since the
 * mail was written. One that could not leave while the mail server was down says both.
 * @param since when it was written (ISO time).
 * @returns undefined when there is nothing of it any more.
 */
export async function alertMessage(
  connection: Connection,
  { since, identity, messageId }: { since: string; identity: MailIdentity; messageId: string },
): Promise<Mail | undefined> {
  const { open: all, ended } = await readAlerts(connection);
  // That this mail leaves is the end of one of them.
  const open = all.filter(({ kind }) => kind !== 'mail');
  const cut = all.find(({ kind }) => kind === 'mail');
  const over = ended.filter(({ kind, until }) => until >= since && kind !== 'mail');
  const [worst] = open;
  if (!worst && !cut && over.length === 0) return undefined;
  const blocks: Block[] = [
    ...open.map(
      ({ kind, text, since: from }): Block => ({
        kind: 'paragraph',
        text: `${labelOf(troubleKinds, kind)}, depuis le ${moment(from)}\u00a0: ${text}`,
      }),
    ),
    ...over.map(
      ({ kind, since: from, until }): Block => ({
        kind: 'paragraph',
        text: `${labelOf(troubleKinds, kind)}\u00a0: de nouveau en ordre, après un incident du ${moment(from)} au ${moment(until)}.`,
      }),
    ),
    ...(cut
      ? [{ kind: 'paragraph', text: `${cut.text} Il répond de nouveau\u00a0: ce courriel est parti.` } satisfies Block]
      : []),
    ...(worst
      ? [
          {
            kind: 'paragraph',
            text: 'Tant que ce n’est pas réparé, un rappel part une fois par jour\u00a0; un dernier courriel dit quand tout est en ordre.',
          } satisfies Block,
        ]
      : []),
    { kind: 'link', label: 'Voir l’état du site', href: `${identity.baseUrl}/admin/etat` },
  ];
  const named = (all: readonly { kind: string }[]) =>
    all.map(({ kind }) => labelOf(troubleKinds, kind).toLowerCase()).join(', ');
  const title = worst
    ? `À réparer\u00a0: ${named(open)}`
    : over.length > 0
      ? `De nouveau en ordre\u00a0: ${named(over)}`
      : 'Le serveur de messagerie répond de nouveau';
  return addressed({ title, blocks }, { to: identity.notifyTo, identity, messageId });
}
