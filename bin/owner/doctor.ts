import { existsSync, statfsSync, statSync } from 'node:fs';
import { incompleteFields } from '../../data/company/incompleteFields.ts';
import { LOW_DISK_MIB, MEBIBYTE } from '../../data/desk/diskLimits.ts';
import { claims } from '../../data/offer/claims.ts';
import { stopsOfTheFive } from '../../data/offer/modelStops.ts';
import { listAccounts } from '../../database/accounts/accountList.ts';
import { keysOf, listBackups, verifyBackup } from '../../database/file/backup.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { lookAtFile } from '../../database/file/lookAtFile.ts';
import { secretFile } from '../../database/file/secretFile.ts';
import { outboxTotals } from '../../database/mail/outboxState.ts';
import type { Connection } from '../../database/store.ts';
import { clockDoubt } from '../../server/jobs/clock.ts';
import { NO_KEY } from '../../server/offsite/copyRound.ts';
import { shownCopies } from '../../server/offsite/copyState.ts';
import { ownerRecipient } from '../../server/offsite/keyFiles.ts';
import type { Settings } from '../../server/start/settings.ts';
import { type Command, say } from './command.ts';

type Verdict = 'bon' | 'à voir' | 'mauvais';
interface Finding {
  verdict: Verdict;
  sentence: string;
}
const finding = (verdict: Verdict, sentence: string): Finding => ({ verdict, sentence });

const SIGNS: Record<Verdict, string> = { bon: '✓', 'à voir': '!', mauvais: '✗' };
const DAY = 24 * 60 * 60 * 1000;

/** Looks at everything the owner answers for, one line each; exit code 1 if something is wrong. */
export const doctor: Command = async ({ settings }) => {
  const findings = [
    ...settingsFindings(settings),
    ...diskFindings(settings),
    ...(await databaseFindings(settings)),
    ...backupFindings(settings),
    ...identityFindings(),
    ...modelFindings(),
  ];
  for (const { verdict, sentence } of findings) say(`${SIGNS[verdict]} ${sentence}`);
  return findings.some(({ verdict }) => verdict === 'mauvais') ? 1 : 0;
};

/** The five models the site says it works with, of which the vendor has set an end. */
const modelFindings = (): Finding[] =>
  stopsOfTheFive.map(({ name, day }) =>
    finding('à voir', `${name} : arrêt fixé par son éditeur au ${day}, voir docs/before-you-publish.md.`),
  );

function settingsFindings({ baseUrl, mail }: Settings): Finding[] {
  return [
    finding('bon', `Node ${process.versions.node}.`),
    baseUrl.startsWith('https:')
      ? finding('bon', `Adresse publique : ${baseUrl}.`)
      : finding('à voir', `BASE_URL vaut ${baseUrl} : en public, donnez l’adresse en https.`),
    mail
      ? finding('bon', `Courriels envoyés par ${mail.host}, avis à ${mail.notifyTo}.`)
      : finding('à voir', 'SMTP_HOST n’est pas donné : les courriels attendent dans la boîte d’envoi.'),
  ];
}

function diskFindings({ dataDir }: Settings): Finding[] {
  if (!existsSync(dataDir)) return [finding('mauvais', `${dataDir} n’existe pas encore : lancez d’abord le site.`)];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / MEBIBYTE);
  const private_ = [databaseFile(dataDir), secretFile(dataDir)].filter(existsSync).filter(isOpenToOthers);
  return [
    finding(free < LOW_DISK_MIB ? 'mauvais' : 'bon', `${free} Mio libres dans ${dataDir}.`),
    ...private_.map((file) => finding('mauvais', `${file} peut être lu par d’autres comptes : chmod 600.`)),
  ];
}

const isOpenToOthers = (file: string): boolean => (statSync(file).mode & 0o077) !== 0;

async function databaseFindings(settings: Settings): Promise<Finding[]> {
  const { dataDir } = settings;
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return [finding('mauvais', `${file} n’existe pas encore : lancez d’abord le site.`)];
  try {
    return await lookAtFile(dataDir, async ({ verdict, version, newestVersion, connection }) => {
      const { waiting, parked } = await outboxTotals(connection, new Date());
      return [
        verdict === 'ok'
          ? finding('bon', 'La base est entière.')
          : finding('mauvais', `La base est endommagée : ${verdict}.`),
        version === newestVersion
          ? finding('bon', `La base est au format ${version}.`)
          : finding('à voir', `La base est au format ${version}, cette version écrit le format ${newestVersion}.`),
        ...(await accountFindings(connection)),
        await clockFinding(connection),
        ...(await copyFindings(connection, settings)),
        finding(parked > 0 ? 'à voir' : 'bon', `Courriels en attente : ${waiting}, abandonnés : ${parked}.`),
      ];
    });
  } catch (error) {
    return [finding('mauvais', `La base ne s’ouvre pas : ${error instanceof Error ? error.message : error}.`)];
  }
}

/** The copies elsewhere, as the running site noted them. */
async function copyFindings(connection: Connection, { offsite, dataDir }: Settings): Promise<Finding[]> {
  if (!offsite.s3 && !offsite.directory)
    return [finding('à voir', 'Aucune copie hors de cette machine : réglez BACKUP_S3_* ou BACKUP_DIRECTORY.')];
  if (ownerRecipient(dataDir) === undefined) return [finding('mauvais', `Copies hors du serveur : ${NO_KEY}.`)];
  const places = await shownCopies(connection, new Date());
  if (places.length === 0) return [finding('à voir', 'Copies hors du serveur : la première se fait au démarrage.')];
  return places.flatMap(({ address, last_copy, last_drill, problems }) => [
    ...(last_copy
      ? [finding('bon', `Dernière copie dans ${address} : ${last_copy.at}, ${last_copy.leads} demande(s).`)]
      : []),
    ...(last_drill ? [finding('bon', `Dernière copie relue de là : ${last_drill.at}, sans erreur.`)] : []),
    ...problems.map((text) => finding('mauvais', text)),
  ]);
}

/** Who may enter, and whether a password alone is enough. */
async function accountFindings(connection: Connection): Promise<Finding[]> {
  const accounts = (await listAccounts(connection)).filter(({ disabled_at }) => disabled_at === null);
  if (accounts.length === 0) return [finding('mauvais', 'Il n’y a pas de compte d’administration actif.')];
  const alone = accounts.filter(({ passkeys, code_app }) => passkeys === 0 && !code_app);
  return [
    finding('bon', `Comptes d’administration actifs : ${accounts.length}.`),
    ...alone.map(({ username }) =>
      finding(
        'à voir',
        `Le mot de passe de « ${username} » suffit pour entrer : ajoutez une clé d’accès ou une application de codes dans le bureau, page Compte.`,
      ),
    ),
  ];
}

async function clockFinding(connection: Connection): Promise<Finding> {
  const doubt = await clockDoubt(connection, new Date());
  if (!doubt) return finding('bon', 'L’horloge suit ce que le site a noté.');
  return finding(
    'à voir',
    `L’horloge est en doute : il serait ${doubt.clock}, la dernière heure sûre était ${doubt.last}. Rien n’est effacé avant que vous la confirmiez dans le bureau.`,
  );
}

function backupFindings({ dataDir }: Settings): Finding[] {
  if (!existsSync(dataDir)) return [];
  const [newest] = listBackups(dataDir);
  if (!newest)
    return [
      finding('à voir', 'Il n’y a pas encore de sauvegarde : la première se fait une minute après le démarrage.'),
    ];
  try {
    const { leads } = verifyBackup(newest.file);
    const age = Math.floor((Date.now() - newest.at.getTime()) / DAY);
    return [
      finding(
        age > 1 ? 'mauvais' : 'bon',
        `Dernière sauvegarde : ${newest.file}, ${newest.at.toISOString()}, ${leads} demande(s), relue sans erreur.`,
      ),
      ...(existsSync(keysOf(newest.file))
        ? []
        : [finding('à voir', `${newest.file} n’a pas sa clé (secret-….key) à côté de lui : refaites une sauvegarde.`)]),
    ];
  } catch (error) {
    return [finding('mauvais', `${newest.file} ne se relit pas : ${error instanceof Error ? error.message : error}.`)];
  }
}

/** What only the owner can fill in (docs/before-you-publish.md). */
function identityFindings(): Finding[] {
  const missing = incompleteFields();
  if (missing.length === 0) return [finding('bon', 'L’identité légale est complète.')];
  const todo = (field: string): string => {
    const claim = Object.entries(claims).find(([name]) => field === `claims.${name}.note`)?.[1].claim;
    if (claim) return `« ${claim} » à documenter (ce qui a été compté, quand, sur combien)`;
    return field === 'identity.processors.ai'
      ? 'fournisseurs d’IA à déclarer avant de publier'
      : 'à compléter avant de publier';
  };
  return missing.map(({ field }) => finding('à voir', `${field} : ${todo(field)}.`));
}
