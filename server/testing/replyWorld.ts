import { randomUUID } from 'node:crypto';
import type { LeadFile } from '../../data/api/answers.ts';
import { mailWorld } from './mailWorld.ts';

/** A site with a mail server and one lead, number 1, whose calls are at hand. */
export async function replyWorld() {
  const world = await mailWorld();
  await world.post();
  const { api, admin, services } = world.site;
  const call = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
    api[method](`/api/admin/leads/1${path}`).set(admin);
  /** Sends bytes of an announced file. */
  const part = (id: number, from: number, content: Buffer) =>
    call('post', `/attachments/${id}?from=${from}`).type('application/octet-stream').send(content);
  return {
    ...world,
    api,
    admin,
    services,
    call,
    part,
    file: async (): Promise<LeadFile> => (await call('get')).body,
    reply: (over: object = {}) =>
      call('post', '/replies').send({
        key: randomUUID(),
        subject: 'Votre demande',
        body: 'Bonjour,\n\nÀ bientôt.',
        attachments: [],
        ...over,
      }),
    /** Attaches a whole file that one part holds; answers its number. */
    async attach(name: string, content: Buffer): Promise<number> {
      const { body } = await call('post', '/attachments').send({ name, size: content.length }).expect(200);
      const { id } = body.attachments.at(-1);
      await part(id, 0, content).expect(200);
      return id;
    },
  };
}
