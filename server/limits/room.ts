import { statfs } from 'node:fs/promises';
import { LOW_DISK_MIB, MEBIBYTE } from '../../data/desk/diskLimits.ts';
import type { Settings } from '../start/settings.ts';

export interface Room {
  /** Bytes that are free where the site's rows stand. */
  free: number;
  /** The last of them, kept for those who have hardly written: a twentieth of the disk, 500 MiB at most. */
  reserve: number;
}

const FRESH_MS = 1000;
const SHARE = 20;

/** Looks at the disk once a second at most. Rows on a server of their own are that server's to measure. */
export function createRoom({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>): () => Promise<Room> {
  let asked = Number.NEGATIVE_INFINITY;
  let room: Promise<Room> = Promise.resolve({ free: Number.POSITIVE_INFINITY, reserve: 0 });
  const look = async (): Promise<Room> => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, reserve: Math.min(LOW_DISK_MIB * MEBIBYTE, (blocks * bsize) / SHARE) };
  };
  return () => {
    if (databaseUrl === undefined && performance.now() - asked > FRESH_MS) {
      asked = performance.now();
      room = look();
    }
    return room;
  };
}
