import { existsSync, statfsSync, statSync } from 'node:fs';
import type { Finding as SharedFinding } from '../../data/api/siteResponses.ts';
import { incompleteFields } from '../../data/company/findable.ts';
import { LOW_DISK_MIB, MEBIBYTE } from '../../data/desk/deskLimits.ts';
import type { Content } from '../../data/settings/content.ts';
import { keysOf, listBackups } from '../../database/file/backup.ts';
import { verifyBackup } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { secretFile } from '../../database/file/secretFile.ts';
import { outboxTotals } from '../../database/mail/outboxState.ts';
import { openReader } from '../../database/openStore.ts';
import type { Connection } from '../../database/store.ts';
import {
  accountFindings,
  builtFindings,
  modelFindings,
  packFindings,
  publishingFindings,
  settingsFindings,
} from '../../server/findings/installationFindings.ts';
import { clockDoubt } from '../../server/jobs/deletions.ts';
import { openSmtpSender } from '../../server/mail/smtpSender.ts';
import { NO_KEY } from '../../server/offsite/copyRound.ts';
import { shownCopies } from '../../server/offsite/copyState.ts';
import { copyKeysOf } from '../../server/offsite/keyFiles.ts';
import { contentOfFields, readFieldContent } from '../../server/siteContent/pageSettings.ts';
import type { Settings } from '../../server/start/settings.ts';
import { type Command, say, withStore } from './command.ts';

type Finding = Pick<SharedFinding, 'verdict' | 'sentence'>;
type Verdict = Finding['verdict'];
const finding = (verdict: Verdict, sentence: string): Finding => ({ verdict, sentence });

const SIGNS: Record<Verdict, string> = { good: '✓', look: '!', bad: '✗' };
const DAY = 24 * 60 * 60 * 1000;

/** Checks everything for which the owner is responsible, and prints a line for each finding; exit code 1 if something is wrong. */
export const doctor: Command = async ({ settings }) => {
  const { findings: database, content } = await databaseFindings(settings);
  const findings = [
    finding('good', `Node ${process.versions.node}.`),
    ...settingsFindings(settings).filter(({ code }) => code !== 'mail' || !settings.mail),
    ...(await mailFindings(settings)),
    ...diskFindings(settings),
    ...database,
    ...backupFindings(settings),
    ...publishingFindings(incompleteFields(content).map(({ field }) => field)),
    ...builtFindings(content),
    ...modelFindings(content),
    ...packFindings(content),
  ];
  for (const { verdict, sentence } of findings) say(`${SIGNS[verdict]} ${sentence}`);
  return findings.some(({ verdict }) => verdict === 'bad') ? 1 : 0;
};

/** Signs in to the mail server: the settings alone do not prove that the account works. */
async function mailFindings({ mail }: Settings): Promise<Finding[]> {
  if (!mail) return [];
  const sender = openSmtpSender(mail);
  try {
    await sender.probe();
    const account = mail.credentials ? ` le compte ${mail.credentials.username}` : ' la connexion, sans compte';
    return [finding('good', `Le serveur de messagerie ${mail.host} accepte${account} ; avis à ${mail.notifyTo}.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return [
      finding('bad', `Le serveur de messagerie ${mail.host}:${mail.port} ne prend pas les courriels : « ${reason} ».`),
    ];
  } finally {
    sender.close();
  }
}

function diskFindings({ dataDir }: Settings): Finding[] {
  if (!existsSync(dataDir)) return [finding('bad', `${dataDir} n’existe pas encore : lancez d’abord le site.`)];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / MEBIBYTE);
  const private_ = [databaseFile(dataDir), secretFile(dataDir)].filter(existsSync).filter(isOpenToOthers);
  return [
    finding(free < LOW_DISK_MIB ? 'bad' : 'good', `${free} Mio libres dans ${dataDir}.`),
    ...private_.map((file) => finding('bad', `${file} peut être lu par d’autres comptes : chmod 600.`)),
  ];
}

const isOpenToOthers = (file: string): boolean => (statSync(file).mode & 0o077) !== 0;

async function serverFindings(settings: Settings): Promise<Finding[]> {
  try {
    return await withStore(settings, async ({ connection }) => [
      finding('good', 'Le serveur PostgreSQL répond, et la base est au format de cette version.'),
      ...(await rowFindings(connection, settings)),
    ]);
  } catch (error) {
    return [finding('bad', `La base ne s’ouvre pas : ${error instanceof Error ? error.message : error}`)];
  }
}

/** Findings from the rows of the database, SQLite or PostgreSQL: accounts, clock, copies elsewhere, queued mails. */
async function rowFindings(connection: Connection, settings: Settings): Promise<Finding[]> {
  const { waiting, parked } = await outboxTotals(connection, new Date());
  return [
    ...(await accountFindings(connection)),
    await clockFinding(connection),
    ...(await copyFindings(connection, settings)),
    finding(parked > 0 ? 'look' : 'good', `Courriels en attente : ${waiting}, abandonnés : ${parked}.`),
  ];
}

/**
 * Returns the findings in the database, and the site's content; the built-in content if the file has another schema than the current one.
 */
async function databaseFindings(settings: Settings): Promise<{ findings: Finding[]; content: Content }> {
  const { dataDir, databaseUrl } = settings;
  let content = contentOfFields({});
  const found = (findings: Finding[]) => ({ findings, content });
  if (databaseUrl !== undefined) return found(await serverFindings(settings));
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return found([finding('bad', `${file} n’existe pas encore : lancez d’abord le site.`)]);
  try {
    const { version, newest } = verifyBackup(file);
    const connection = openReader(dataDir);
    try {
      if (version === newest) ({ content } = await readFieldContent(connection));
      return found([
        finding('good', 'La base est entière.'),
        version === newest
          ? finding('good', `La base est au format ${version}.`)
          : finding('look', `La base est au format ${version}, cette version écrit le format ${newest}.`),
        ...(await rowFindings(connection, settings)),
      ]);
    } finally {
      connection.close();
    }
  } catch (error) {
    return found([finding('bad', `La base ne s’ouvre pas : ${error instanceof Error ? error.message : error}.`)]);
  }
}

/** Findings on the encrypted copies elsewhere, from the results that the running site stored. */
async function copyFindings(connection: Connection, settings: Settings): Promise<Finding[]> {
  const { offsite } = settings;
  if (!offsite.s3 && !offsite.directory)
    return [finding('look', 'Aucune copie hors de cette machine : réglez BACKUP_S3_* ou BACKUP_DIRECTORY.')];
  if ((await copyKeysOf(connection, settings)) === undefined)
    return [finding('bad', `Copies hors du serveur : ${NO_KEY}.`)];
  const places = await shownCopies(connection, new Date());
  if (places.length === 0) return [finding('look', 'Copies hors du serveur : la première se fait au démarrage.')];
  return places.flatMap(({ address, last_copy, last_drill, problems }) => [
    ...(last_copy
      ? [finding('good', `Dernière copie dans ${address} : ${last_copy.at}, ${last_copy.leads} demande(s).`)]
      : []),
    ...(last_drill ? [finding('good', `Dernière copie relue de là : ${last_drill.at}, sans erreur.`)] : []),
    // A stored problem about a missing key is reported as outdated if the key has been added since: the running site checks again within
    // five minutes.
    ...problems.map((text) =>
      text.includes(NO_KEY)
        ? finding('look', `La clé des copies est faite : la première part vers ${address} dans les cinq minutes.`)
        : finding('bad', text),
    ),
  ]);
}

async function clockFinding(connection: Connection): Promise<Finding> {
  const doubt = await clockDoubt(connection, new Date());
  if (!doubt) return finding('good', 'L’horloge suit ce que le site a noté.');
  return finding(
    'look',
    `L’horloge est en doute : il serait ${doubt.clock}, la dernière heure sûre était ${doubt.last}. Rien n’est effacé avant que vous la confirmiez dans le bureau.`,
  );
}

function backupFindings({ dataDir, databaseUrl }: Settings): Finding[] {
  if (!existsSync(dataDir) || databaseUrl !== undefined) return [];
  const [newest] = listBackups(dataDir);
  if (!newest)
    return [finding('look', 'Il n’y a pas encore de sauvegarde : la première se fait une minute après le démarrage.')];
  try {
    const { leads } = verifyBackup(newest.file);
    const age = Math.floor((Date.now() - newest.at.getTime()) / DAY);
    return [
      finding(
        age > 1 ? 'bad' : 'good',
        `Dernière sauvegarde : ${newest.file}, ${newest.at.toISOString()}, ${leads} demande(s), relue sans erreur.`,
      ),
      ...(existsSync(keysOf(newest.file))
        ? []
        : [finding('look', `${newest.file} n’a pas sa clé (secret-….key) à côté de lui : refaites une sauvegarde.`)]),
    ];
  } catch (error) {
    return [finding('bad', `${newest.file} ne se relit pas : ${error instanceof Error ? error.message : error}.`)];
  }
}
