import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Exit codes of sysexits.h: a wrong setting, and a temporary failure, after which a supervisor tries again. */
const EX_CONFIG = 78;
export const EX_TEMPFAIL = 75;

/** Refusal of a start: sentences for the owner, and the exit code. */
export class StartRefusal extends Error {
  readonly problems: readonly string[];
  readonly exitCode: number;

  constructor(problems: readonly string[], exitCode = EX_CONFIG) {
    super(problems.join('\n'));
    this.name = 'StartRefusal';
    this.problems = problems;
    this.exitCode = exitCode;
  }
}

const NO_LOCKS =
  'ce disque n’a pas les verrous ou la mémoire partagée que SQLite demande, comme un dossier réseau. Mettez DATA_DIR sur un disque de cette machine ; les copies peuvent aller sur un partage (BACKUP_DIRECTORY)';

/**
 * French sentences for errors of the disk and the operating system, each with the exit code that tells a supervisor whether to try again.
 */
const SYSTEM: Readonly<Record<string, readonly [sentence: string, exitCode: number]>> = {
  ENOSPC: ['le disque est plein, ou n’a plus d’entrée libre (df -h, df -i)', EX_TEMPFAIL],
  EDQUOT: ['le quota de ce compte sur le disque est atteint', EX_TEMPFAIL],
  SQLITE_IOERR_SHMSIZE: ['le disque est plein', EX_TEMPFAIL],
  SQLITE_IOERR_SHMOPEN: [NO_LOCKS, EX_TEMPFAIL],
  SQLITE_IOERR_SHMMAP: [NO_LOCKS, EX_TEMPFAIL],
  SQLITE_IOERR_SHMLOCK: [NO_LOCKS, EX_TEMPFAIL],
  SQLITE_IOERR_LOCK: [NO_LOCKS, EX_CONFIG],
  SQLITE_IOERR: ['le disque ne répond pas comme il faut', EX_TEMPFAIL],
  SQLITE_PROTOCOL: [NO_LOCKS, EX_CONFIG],
  ENOLCK: [NO_LOCKS, EX_CONFIG],
  SQLITE_FULL: ['le disque est plein', EX_TEMPFAIL],
  SQLITE_BUSY: ['la base est occupée par un autre programme', EX_TEMPFAIL],
  EMFILE: ['trop de fichiers ouverts (ulimit -n)', EX_TEMPFAIL],
  ENFILE: ['trop de fichiers ouverts sur cette machine', EX_TEMPFAIL],
  ENOMEM: ['la mémoire manque', EX_TEMPFAIL],
  EIO: ['le disque ne répond pas comme il faut', EX_TEMPFAIL],
  ENOENT: ['ce fichier n’existe pas', EX_CONFIG],
  EISDIR: ['c’est un dossier, pas un fichier', EX_CONFIG],
  ENOTDIR: ['une partie de ce chemin n’est pas un dossier', EX_CONFIG],
  SQLITE_NOTADB: ['ce n’est pas une base de données', EX_CONFIG],
  SQLITE_CORRUPT: ['la base est endommagée', EX_CONFIG],
  EROFS: ['ce dossier est en lecture seule', EX_CONFIG],
  EACCES: ['ce compte n’a pas le droit d’y écrire ou d’y lire', EX_CONFIG],
  EPERM: ['ce compte n’a pas le droit de le faire', EX_CONFIG],
  SQLITE_READONLY: ['la base est en lecture seule pour ce compte', EX_CONFIG],
  SQLITE_CANTOPEN: ['la base ne peut pas être ouverte par ce compte', EX_CONFIG],
};

/** Explains an error of the disk or the operating system as a sentence and an exit code; undefined for any other error. */
function refusedBySystem(error: unknown): readonly [sentence: string, exitCode: number] | undefined {
  const { code = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return Object.entries(SYSTEM).find(([name]) => code === name || code.startsWith(`${name}_`))?.[1];
}

/**
 * Explains an error of the disk or the operating system as the end of a sentence, so that a full disk is not reported as a damaged file.
 */
export const systemReason = (error: unknown): string | undefined => refusedBySystem(error)?.[0];

/** Explains any failure as sentences and an exit code that is never 0. */
function explained(error: unknown): { problems: readonly string[]; exitCode: number } {
  if (isRefusal(error)) return error;
  const { code = '', path, message } = error as Partial<NodeJS.ErrnoException>;
  const known = refusedBySystem(error);
  if (known) {
    const [sentence, exitCode] = known;
    return { problems: [`${path ?? 'Le site'} : ${sentence} (${code}).`], exitCode };
  }
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    problems: [`Erreur inattendue : ${message ?? error}`, ...(stack ? [`À joindre à un rapport :\n${stack}`] : [])],
    exitCode: 1,
  };
}

/**
 * Runs a program's main function; a failure prints sentences on stderr and ends the process with its exit code. The exit is explicit: Vike,
 * once loaded, keeps an uncaught error from ending the process badly.
 */
export async function runOrRefuse(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { problems, exitCode } = explained(error);
    for (const problem of problems) console.error(problem);
    process.exit(exitCode);
  }
}

/** The database folder has its own refusal class, since it imports no folder above it: both classes have the same two fields. */
function isRefusal(error: unknown): error is { problems: readonly string[]; exitCode: number } {
  return error instanceof Error && 'problems' in error && 'exitCode' in error;
}

/**
 * Makes the data directory, readable by its owner alone, if there is none yet.
 * @throws StartRefusal when it cannot be made or written to.
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Tested by writing: the file modes allow root to write even where the disk is read-only or a directory immutable.
    const probe = path.join(dataDir, `.probe.${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (refusedBySystem(error)?.[1] === EX_TEMPFAIL) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal([`DATA_DIR : le site ne peut pas écrire dans ${dataDir} (${code}).`]);
  }
}

/** A setting that is a whole number between two others. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `un nombre entier de ${min} à ${max} est attendu`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `un nombre entier de ${min} à ${max} est attendu`);
