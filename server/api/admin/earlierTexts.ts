import type { RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { EarlierTextRecord } from '../../../data/api/earlierTexts.ts';
import type { Connection } from '../../../database/store.ts';
import { type KeptFields, keepVersion, type TextKind, versionOf } from '../../../database/writing/earlierTexts.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { authorOf, idOf, parse, resource } from '../route.ts';

interface Texts<Kind extends TextKind> {
  kind: Kind;
  /** Path of the texts' records, such as `/letters/:id`. */
  path: string;
  /** Handlers that read the body of a request. */
  body: readonly RequestHandler[];
  fields: z.ZodType<KeptFields[Kind]>;
  /** @throws Problem 404 */
  known: (connection: Connection, id: number) => Promise<unknown>;
}

/** `…/:id/versions`: POST stores a text as an earlier version, without changing the draft; GET `…/:version` returns an earlier version. */
export function earlierTextRoutes<Kind extends TextKind>(
  router: Router,
  { connection, queue, now }: Services,
  { kind, path, body, fields, known }: Texts<Kind>,
): void {
  resource(router, `${path}/versions`, {
    post: [
      ...body,
      async (request, response) => {
        const id = idOf(request);
        const apart = parse(fields, request.body);
        const author = authorOf(response, now);
        await queue.write(async (writer) => {
          await known(writer, id);
          await keepVersion(writer, [kind, id], { kind: 'apart', fields: apart, ...author });
        });
        response.status(201).json({ success: true });
      },
    ],
  });
  resource(router, `${path}/versions/:version`, {
    get: async (request) => {
      const id = idOf(request);
      await known(connection, id);
      const found = await versionOf(connection, [kind, id], idOf(request, 'version'));
      if (!found) throw new Problem(404, 'Ce texte n’est plus gardé.');
      return { success: true, ...found } satisfies EarlierTextRecord<KeptFields[Kind]>;
    },
  });
}
