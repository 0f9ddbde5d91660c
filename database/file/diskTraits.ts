import { readFileSync, realpathSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the file systems that are shared over a network or with a host machine, by Linux's magic number (statfs(2)). */
const SHARED: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'CIFS',
  16914839: '9p',
  2020557398: 'un dossier partagé de VirtualBox',
};

/**
 * Magic number of FUSE, through which programs provide file systems. SQLite's locks and shared memory work on FUSE mounts of a local disk
 * (`OWN_DISK`) only.
 */
const FUSE = 1702057286;
const OWN_DISK = /^fuseblk$|^fuse\.(gocryptfs|encfs|fuse-overlayfs)$/;

/**
 * Type of the mount that holds an absolute path, by Linux's name: `fuse.sshfs`.
 * @param mounts proc_pid_mountinfo(5): the fifth field is the place, the type comes after « - »
 */
export function mountType(place: string, mounts: string): string {
  const known = mounts
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ');
      return {
        at: (before.split(' ')[4] ?? '').replaceAll('\\040', ' ').replace(/\/$/, ''),
        type: after.split(' ')[0] ?? '',
      };
    });
  const around = known.filter(({ at }) => `${place}/`.startsWith(`${at}/`));
  return around.sort((one, other) => one.at.length - other.at.length).at(-1)?.type ?? '';
}

function sharedBy(dataDir: string): string | undefined {
  const { type } = statfsSync(dataDir);
  if (type !== FUSE) return SHARED[type];
  const mounted = mountType(realpathSync(dataDir), readFileSync('/proc/self/mountinfo', 'utf8'));
  return OWN_DISK.test(mounted) ? undefined : `FUSE (${mounted})`;
}

/** Warnings for the owner about the data directory's file system: a network share, unsafe for SQLite, or a disk without access rights. */
export function diskWarnings(dataDir: string): string[] {
  const shared = sharedBy(dataDir);
  return [
    shared !== undefined &&
      `DATA_DIR (${dataDir}) est sur ${shared}. Une base SQLite demande un disque de cette machine : ses verrous et sa mémoire partagée ne sont pas sûrs sur un partage. Les copies, elles, peuvent y aller (BACKUP_DIRECTORY).`,
    !hasModes(dataDir) &&
      `DATA_DIR (${dataDir}) est sur un disque sans droits d’accès (exFAT, vfat…) : tout fonctionne, mais les autres comptes de cette machine peuvent lire vos données.`,
  ].filter((warning) => warning !== false);
}

/** Creates a file with mode 0600, and tests whether the file system kept that mode. */
function hasModes(dataDir: string): boolean {
  const probe = path.join(dataDir, `.probe.${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: 0o600 });
    return (statSync(probe).mode & 0o077) === 0;
  } finally {
    rmSync(probe, { force: true });
  }
}
