import { sayMoment } from '../../data/french/sayInParis.ts';
import { readMailboxState } from '../bounces/mailboxState.ts';
import type { Services } from '../services.ts';

/** Fifteen looks: a server that restarts, or is slow one evening, is no news. */
const PATIENCE_MS = 30 * 60_000;

/** A mailbox for bounces that could not be read for half an hour, as a sentence. */
export async function bouncesTrouble({
  connection,
  settings,
  now,
}: Pick<Services, 'connection' | 'settings' | 'now'>): Promise<string | undefined> {
  const { imap } = settings.bounces;
  const problem = imap && (await readMailboxState(connection)).problem;
  if (!problem || now().getTime() - Date.parse(problem.since) < PATIENCE_MS) return undefined;
  return `La boîte où reviennent les courriels refusés (${imap.host}) ne peut plus être lue depuis le ${sayMoment(new Date(problem.since))} : « ${problem.text} ». Vos courriels partent toujours ; une adresse qui n’existe plus n’est pas arrêtée tant que la boîte n’est pas lue. L’adresse, le port, le chiffrement, l’identifiant, le mot de passe et le dossier sont à vérifier (IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USERNAME, IMAP_PASSWORD, IMAP_MAILBOX) ; le site réessaie toutes les deux minutes.`;
}
