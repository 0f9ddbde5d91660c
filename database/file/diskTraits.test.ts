import { expect, test } from 'vitest';
import { mountType } from './diskTraits.ts';

const MOUNTS = `22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
40 22 0:30 / /mnt rw shared:2 - tmpfs tmpfs rw
41 40 0:31 / /mnt/nas rw,nosuid - fuse.sshfs hote:/donnees rw,user_id=0
42 22 0:32 / /srv/mes\\040données rw,nosuid - fuse.gocryptfs /srv/coffre rw
`;

test.each([
  ['/var/lib/site', 'ext4'],
  ['/mnt/nas/site', 'fuse.sshfs'],
  ['/mnt/nas', 'fuse.sshfs'],
  ['/mnt/nasse', 'tmpfs'],
  ['/srv/mes données/site', 'fuse.gocryptfs'],
])('%s is on %s: the nearest mount around it', (place, type) => {
  expect(mountType(place, MOUNTS)).toBe(type);
});
