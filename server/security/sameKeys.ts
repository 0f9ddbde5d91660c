import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { WriteQueue } from '../../database/store.ts';
import { StartRefusal } from '../start/startRefusal.ts';
import { sign, signatureFits } from './sign.ts';

const NAME = 'secret-key';
const SIGNED = ['site', 'key of this site'] as const;

/**
 * Leaves in the database what the newest key makes of a known text, by which a key is recognised and not found. Where several
 * processes share it, one that knows none of the keys the last one began with would take their sessions and forms for forged,
 * and open nothing that is sealed.
 * @throws StartRefusal for such a process; nothing is written then.
 */
export const assertSameKeys = (queue: WriteQueue, keys: readonly Buffer[], users: 'one' | 'several'): Promise<void> =>
  queue.write(async (writer) => {
    const left = await readSetting(writer, NAME);
    if (users === 'several' && left !== undefined && !signatureFits(keys, ...SIGNED, left))
      throw new StartRefusal([OTHER_KEY]);
    const mine = sign(keys, ...SIGNED);
    if (left !== mine) await writeSetting(writer, NAME, mine);
  });

const OTHER_KEY =
  'SECRET_KEY : ce n’est pas la clé avec laquelle ce site a travaillé jusqu’ici sur cette base. Donnez la même à tous les processus (une autre se met devant l’ancienne, « nouvelle,ancienne » ; après un déplacement, celle du fichier secret.key). Si l’ancienne est perdue : docs/self-hosting.md, « Several processes ».';
