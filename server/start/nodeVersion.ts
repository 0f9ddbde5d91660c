import { StartRefusal } from './startRefusal.ts';

const OLDEST = [22, 18] as const;

/**
 * Refuses an older Node with one sentence. The SQLite driver ends the process with a segmentation fault there,
 * which no try/catch can turn into a message, so this runs before the driver opens anything.
 */
export function checkNodeVersion(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new StartRefusal([
    `Node ${version} est trop ancien : le site demande Node ${OLDEST.join('.')} ou plus récent (« npm start » choisit le bon).`,
  ]);
}
