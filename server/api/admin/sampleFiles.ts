import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Request, Router } from 'express';
import { newSampleFile, type SampleFileList, type SampleFileReceived } from '../../../data/api/media.ts';
import { attachmentPartQuery } from '../../../data/api/queries.ts';
import { downloadLabel } from '../../../data/examples/downloads.ts';
import { examples } from '../../../data/examples.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import {
  closeUpload,
  type OwnFile,
  ownFiles,
  putOwnFile,
  removeOwnFile,
  removeUpload,
  uploadById,
  uploadContent,
} from '../../../database/media/pictures.ts';
import { Problem } from '../../http/problem.ts';
import { limitBy } from '../../limits/limitBy.ts';
import { announce, takePart, wrongWith } from '../../media/uploads.ts';
import type { Services } from '../../services.ts';
import { type Author, asking, authorOf, bytesBody, jsonBody, parse, resource } from '../route.ts';

/**
 * `/api/admin/sample-files`: files offered by the examples. The owner's own file is announced, sent in chunks as pictures are, and replaces
 * the example's file after the last chunk; the original is never changed.
 */
export function sampleFileRoutes(router: Router, services: Services): void {
  const { connection, content, queue, now } = services;
  /**
   * Name of an example's file, from the request's path.
   * @throws Problem 404 for a file of no sample.
   */
  const fileOf = (request: Request): string => {
    const file = String(request.params.file);
    if (!examples(content.current()).some(({ downloads }) => downloads.some((one) => one.file === file)))
      throw new Problem(404, 'Aucun exemple n’offre ce fichier.');
    return file;
  };
  resource(router, '/sample-files', {
    get: async () => listed(services),
  });
  resource(router, '/sample-files/:file', {
    post: [
      limitBy(services, 'upload'),
      ...jsonBody,
      async (request) => {
        fileOf(request);
        const upload = await announce(services, { ...parse(newSampleFile, request.body), alt: '' });
        return { success: true, upload } satisfies SampleFileReceived;
      },
    ],
    delete: async (request, response) => {
      const file = fileOf(request);
      const { actor, at } = authorOf(response, now);
      await queue.write(async (writer) => {
        if (!(await removeOwnFile(writer, file))) return;
        await writeJournal(writer, { action: 'sample-file-back', account: actor, subject: file, at });
      });
      await content.changed();
      return listed(services);
    },
  });
  resource(router, '/sample-files/:file/uploads/:id', {
    post: [
      ...bytesBody(pictureLimits.part),
      asking(attachmentPartQuery, async ({ from }, request, response) => {
        const file = fileOf(request);
        const { upload, isWhole, author } = await takePart(services, from, request, response);
        if (isWhole) {
          await put(upload.id, file, author);
          await content.changed();
        }
        return { success: true, upload } satisfies SampleFileReceived;
      }),
    ],
  });

  /** Replaces a sample's file by the upload; a call repeated because its response was lost changes nothing. */
  async function put(id: number, file: string, { actor, at }: Author): Promise<void> {
    const upload = await uploadById(connection, id);
    if (!upload || upload.hash !== null) return;
    const bytes = await uploadContent(connection, id);
    const wrong = wrongWith(bytes, path.extname(file).slice(1));
    if (wrong) {
      await queue.write((writer) => removeUpload(writer, id));
      throw new Problem(422, wrong, { errors: [{ field: 'file', detail: wrong }] });
    }
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const own: OwnFile = { name: upload.name, bytes: bytes.length, hash, actor, at };
    await queue.write(async (writer) => {
      await putOwnFile(writer, file, own, bytes);
      await closeUpload(writer, id, hash);
      await writeJournal(writer, { action: 'sample-file-put', account: actor, subject: file, at });
    });
  }
}

async function listed({ connection, content }: Services): Promise<SampleFileList> {
  const own = await ownFiles(connection);
  const files = examples(content.current()).flatMap(({ slug, title, downloads }) =>
    downloads.map((download) => {
      const { file } = download;
      const { hash: _, ...shown } = own[file] ?? { hash: null };
      return {
        ...{ file, title, path: `/exemples/${slug}`, label: downloadLabel(download) },
        own: 'name' in shown ? shown : null,
      };
    }),
  );
  return { success: true, files };
}
