import { BIN_DAYS, erasedFrom } from '../../../data/desk/retention.ts';
import { sayDate, sayMoment } from '../../../data/french/sayInParis.ts';
import { pageOfBin } from '../../../database/leads/binList.ts';
import type { Connection } from '../../../database/store.ts';
import { clockDoubt } from '../../jobs/clock.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import type { Block } from './letter.ts';

const SHOWN = 20;

/**
 * The owner's mail about what is deleted, from what is so when it leaves: what is in the bin and until when, a clock in
 * doubt.
 * @returns undefined when there is nothing of it any more.
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
  const { rows: found, total } = await pageOfBin(connection, { limit: SHOWN });
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
