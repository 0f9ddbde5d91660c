import { newestVersion, UNRELEASED } from './file/migrations.ts';

/** Refusal to open a data directory: nothing in it was changed; the sentences are for the owner. */
export class DatabaseRefusal extends Error {
  readonly problems: readonly string[];
  /** 78: the owner must act; 75: the cause may end by itself (sysexits.h). */
  readonly exitCode: 75 | 78;

  constructor(problem: string, exitCode: 75 | 78 = 78) {
    super(problem);
    this.name = 'DatabaseRefusal';
    this.problems = [problem];
    this.exitCode = exitCode;
  }
}

/** Commit of the last version that can open formats 1 to 21 and export their content. */
const LAST_READER = '8888257009ba';

/**
 * Why a database of this format must not be opened; undefined when it may be.
 * @param where the file, or the variable that names the server.
 */
export function formatRefusal(where: string, version: number, newest = newestVersion): DatabaseRefusal | undefined {
  if (version > newest)
    return new DatabaseRefusal(
      `${where} : base écrite par une version plus récente du site (format ${version}, cette version connaît le format ${newest}). Rien n’a été modifié : installez la version récente.`,
    );
  if (version === 0 || version > UNRELEASED) return undefined;
  return new DatabaseRefusal(
    `${where} : base d’avant la version 1.0.0 du site (format ${version}), que celle-ci ne lit pas. Rien n’a été modifié : installez le commit ${LAST_READER}, qui en exporte les demandes, les abonnés et les réglages.`,
  );
}
