import { sayMoment } from '../../data/french/sayInParis.ts';
import { readOutage } from '../../database/mail/outage.ts';
import type { Services } from '../services.ts';

/** A server that restarts is no news. */
const PATIENCE_MS = 10 * 60_000;

/** A mail server that has taken nothing for ten minutes, as a sentence. */
export async function mailTrouble({
  connection,
  settings,
  now,
}: Pick<Services, 'connection' | 'settings' | 'now'>): Promise<string | undefined> {
  const outage = settings.mail && (await readOutage(connection));
  if (!outage || now().getTime() - Date.parse(outage.since) < PATIENCE_MS) return undefined;
  return `Le serveur de messagerie ne prend plus aucun courriel depuis le ${sayMoment(new Date(outage.since))} : « ${outage.response} ». Les courriels attendent, rien n’est perdu ; l’adresse, le port, le compte et le mot de passe SMTP sont à vérifier.`;
}
