import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Linux's magic numbers of network file systems and of those without modes (statfs(2)). */
const SHARED: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'CIFS',
  16914839: '9p',
  1702057286: 'FUSE (sshfs, rclone…)',
  2020557398: 'un dossier partagé de VirtualBox',
};

/** Properties of the data directory's file system that the site cannot count on, as sentences for its owner. */
export function diskWarnings(dataDir: string): string[] {
  const shared = SHARED[statfsSync(dataDir).type];
  return [
    shared !== undefined &&
      `DATA_DIR (${dataDir}) est sur ${shared}. Une base SQLite demande un disque de cette machine : ses verrous et sa mémoire partagée ne sont pas sûrs sur un partage. Les copies, elles, peuvent y aller (BACKUP_DIRECTORY).`,
    !hasModes(dataDir) &&
      `DATA_DIR (${dataDir}) est sur un disque sans droits d’accès (exFAT, vfat…) : tout fonctionne, mais les autres comptes de cette machine peuvent lire vos données.`,
  ].filter((warning) => warning !== false);
}

/** Whether a file created for its owner only is private. */
function hasModes(dataDir: string): boolean {
  const probe = path.join(dataDir, `.probe.${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: 0o600 });
    return (statSync(probe).mode & 0o077) === 0;
  } finally {
    rmSync(probe, { force: true });
  }
}
