import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { LOW_DISK_MIB, MEBIBYTE, REFUSING_MIB } from '../../data/desk/deskLimits.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import type { Services } from '../services.ts';

export interface DiskRoom {
  /** MiB that are free, and below which the owner is told. */
  free: number;
  needed: number;
}

/** What is free where the data is, and what should be: room for the database twice, since a backup copies it whole. */
export async function diskRoom(dataDir: string): Promise<DiskRoom> {
  const { bavail, bsize } = await statfs(dataDir);
  const file = databaseFile(dataDir);
  const bytes = existsSync(file) ? statSync(file).size : 0;
  return {
    free: Math.floor((bavail * bsize) / MEBIBYTE),
    needed: Math.max(LOW_DISK_MIB, Math.ceil((2 * bytes) / MEBIBYTE)),
  };
}

/** A disk that is nearly full, as a sentence. */
export async function diskTrouble({ settings }: Pick<Services, 'settings'>): Promise<string | undefined> {
  const { free, needed } = await diskRoom(settings.dataDir);
  if (free >= needed) return undefined;
  return `Il reste ${free} Mio sur le disque du site, et il lui en faut ${needed} d’avance pour ses sauvegardes. Libérez de la place ou agrandissez le disque : sous ${REFUSING_MIB} Mio, les demandes sont refusées.`;
}
