import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/deskKinds.ts';
import { BIN_DAYS, erasedFrom } from '../../../data/desk/retention.ts';
import { sayDate, sayMoment } from '../../../data/french/timeInParis.ts';
import { listBin } from '../../../database/leads/bin.ts';
import type { Connection } from '../../../database/store.ts';
import { clockDoubt } from '../../jobs/deletions.ts';
import { readAlerts } from '../../watch/alerts.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import type { Block } from './mailLayout.ts';

const moment = (at: string): string => sayMoment(new Date(at));

/**
 * The owner's mail about the state of the site when it is sent: open troubles, and those ended since it was queued. A mail delayed by an
 * outage of the mail server may have both.
 * @param since when it was written (ISO time).
 * @returns undefined when nothing is left to report.
 */
export async function alertMessage(
  connection: Connection,
  { since, identity, messageId }: { since: string; identity: MailIdentity; messageId: string },
): Promise<Mail | undefined> {
  const { open: all, ended } = await readAlerts(connection);
  // Leaves out the trouble about mail, which ends when this mail is sent.
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

const SHOWN = 20;

/**
 * The owner's mail about what is deleted, written from the state when it is sent: what is in the bin and until when, a clock in doubt.
 * @returns undefined when there is nothing left to report.
 */
export async function upkeepMessage(connection: Connection, now: Date, identity: MailIdentity, messageId: string) {
  const blocks = [...(await doubtBlocks(connection, now, identity)), ...(await binBlocks(connection, identity))];
  if (blocks.length === 0) return undefined;
  const letter = { title: await titleOf(connection, now), blocks };
  return addressed(letter, { to: identity.notifyTo, identity, messageId }) satisfies Mail;
}

async function titleOf(connection: Connection, now: Date): Promise<string> {
  if (await clockDoubt(connection, now)) return 'L’horloge du site est en doute\u00a0: rien n’est effacé';
  return 'Dans la corbeille du site';
}

async function doubtBlocks(connection: Connection, now: Date, { baseUrl }: MailIdentity): Promise<Block[]> {
  const doubt = await clockDoubt(connection, now);
  if (!doubt) return [];
  return [
    {
      kind: 'paragraph',
      text: `L’horloge du serveur indique le ${sayMoment(new Date(doubt.clock))}, alors que la dernière heure sûre était le ${sayMoment(new Date(doubt.last))}. Tant que vous ne l’avez pas confirmée, rien n’est effacé\u00a0: ni demande, ni abonné, ni sauvegarde. Si le site est resté arrêté, ou si une sauvegarde vient d’être remise, confirmez\u00a0; sinon, corrigez l’horloge du serveur.`,
    },
    { kind: 'link', label: 'Ouvrir le bureau', href: `${baseUrl}/admin` },
  ];
}

const rows = (count: number, one: string, many: string): string => (count > 1 ? `${count} ${many}` : `${count} ${one}`);

async function binBlocks(connection: Connection, { baseUrl }: MailIdentity): Promise<Block[]> {
  const { rows: found, total } = await listBin(connection, { limit: SHOWN });
  if (total === 0) return [];
  return [
    {
      kind: 'paragraph',
      text: `${rows(total, 'élément est', 'éléments sont')} dans la corbeille, d’où vous pouvez ${total > 1 ? 'les' : 'le'} reprendre pendant ${BIN_DAYS}\u00a0jours${total > SHOWN ? `\u00a0; voici les ${SHOWN} derniers` : ''}.`,
    },
    {
      kind: 'facts',
      rows: found.map(({ reference, name, email, actor, binned_at }) => [
        reference ?? 'Abonné',
        `${name ?? email}, ${actor === null ? 'durée de conservation passée' : `effacé par ${actor}`}, définitif à partir du ${sayDate(new Date(erasedFrom(binned_at)))}`,
      ]),
    },
    { kind: 'link', label: 'Ouvrir la corbeille', href: `${baseUrl}/admin/corbeille` },
  ];
}
