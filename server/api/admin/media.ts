import { rmSync } from 'node:fs';
import type { RequestHandler, Router } from 'express';
import {
  newPicture,
  type PictureChanged,
  type PictureList,
  type PictureReceived,
  type PictureUse,
  pictureChange,
} from '../../../data/api/media.ts';
import { attachmentPartQuery, pageQuery } from '../../../data/api/queries.ts';
import { pictureFileNames, pictureLimits, picturesNamedIn } from '../../../data/media/pictures.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { deskArticles } from '../../../database/articles/deskArticles.ts';
import { describePicture, listPictures, pictureById, removePicture } from '../../../database/media/pictures.ts';
import { readChangedSettings } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import { createFairQueue, QueueFull } from '../../limits/fairQueue.ts';
import { limitBy } from '../../limits/limitBy.ts';
import { mediaFile } from '../../media/servePictures.ts';
import { announce, finishUpload, takePart, tooMany } from '../../media/uploads.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, bytesBody, cursorOf, idOf, jsonBody, listResponse, parse, resource } from '../route.ts';

const gone = () => new Problem(404, 'Cette image n’existe pas, ou a été supprimée.');

/**
 * `/api/admin/media`: the library. A picture is announced with its name, size and description; its bytes follow in chunks, as those of
 * attachments do, and the response to the last chunk returns the picture.
 */
export function mediaRoutes(router: Router, services: Services): void {
  // Makes the files of one picture at a time: each picture occupies a processor for seconds, and up to hundreds of megabytes.
  const turns = createFairQueue({ atOnce: 1, perKey: 2, most: 4 });
  const inTurn: InTurn = (key, job) =>
    turns.take(job, { key }).catch((error) => {
      if (!(error instanceof QueueFull)) throw error;
      throw tooMany('D’autres images sont en cours de préparation. Réessayez dans un instant.');
    });
  resource(router, '/media', {
    get: list(services),
    post: [limitBy(services, 'upload'), ...jsonBody, begin(services)],
  });
  resource(router, '/media/uploads/:id', {
    post: [...bytesBody(pictureLimits.part), addPart(services, inTurn)],
  });
  resource(router, '/media/:id', { patch: [...jsonBody, describe(services)], delete: remove(services, inTurn) });
}

function list({ connection }: Services): RequestHandler {
  return asking(pageQuery, async (query) => {
    const page = listResponse(await listPictures(connection, cursorOf(query)));
    const uses = await pictureUses(connection);
    const pictures = page.pictures.map((picture) => ({ ...picture, uses: uses.get(picture.hash) ?? [] }));
    return { ...page, pictures } satisfies PictureList;
  });
}

function begin(services: Services): RequestHandler {
  return async (request) => {
    const upload = await announce(services, parse(newPicture, request.body));
    return { success: true, upload, picture: null } satisfies PictureReceived;
  };
}

type InTurn = <Result>(account: string, job: () => Promise<Result>) => Promise<Result>;

function addPart(services: Services, inTurn: InTurn): RequestHandler {
  const { live } = services;
  return asking(attachmentPartQuery, async ({ from }, request, response) => {
    const { upload, isWhole, author } = await takePart(services, from, request, response);
    const picture = isWhole ? await inTurn(author.actor, () => finishUpload(services, upload.id, author)) : null;
    if (picture) live.publish({ kind: 'pictures' });
    return { success: true, upload, picture } satisfies PictureReceived;
  });
}

function describe({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const { alt } = parse(pictureChange, request.body);
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    const picture = await queue.write(async (writer) => {
      if ((await describePicture(writer, id, alt)) === 0) throw gone();
      const described = await pictureById(writer, id);
      if (!described) throw gone();
      await writeJournal(writer, { action: 'picture-described', account: actor, subject: described.name, at });
      return described;
    });
    live.publish({ kind: 'pictures' });
    return { success: true, picture } satisfies PictureChanged;
  };
}

/**
 * Deletes the picture's row before its files: files without a row are not served, and are deleted later if the process ends here. Waits
 * while a picture is being made, which may be the same one.
 */
function remove(services: Services, inTurn: InTurn): RequestHandler {
  const { queue, live, now } = services;
  return async (request, response) => {
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    const job = async (writer: Connection) => {
      const found = await pictureById(writer, id);
      if (!found) throw gone();
      const uses = (await pictureUses(writer)).get(found.hash) ?? [];
      if (uses.length > 0)
        throw new Problem(409, `Cette image est encore montrée : ${uses.map(({ label }) => label).join(', ')}.`);
      await removePicture(writer, found);
      await writeJournal(writer, { action: 'picture-removed', account: actor, subject: found.name, at });
      return found;
    };
    await inTurn(actor, async () => {
      for (const name of pictureFileNames(await queue.write(job))) rmSync(mediaFile(services, name), { force: true });
    });
    live.publish({ kind: 'pictures' });
    response.status(204).end();
  };
}

/** A text of the site that may show pictures, and the name by which the owner knows it. */
interface Shown extends PictureUse {
  text: string;
}

/** Every text of the site that may show a picture. */
async function shownTexts(connection: Connection): Promise<Shown[]> {
  const settings = [...(await readChangedSettings(connection))].map(([group, { fields }]) => ({
    label: 'dans vos réglages',
    view: `/reglages/${group}`,
    text: JSON.stringify(fields),
  }));
  const articles = (await deskArticles(connection)).map(({ id, fields, public: shown }) => ({
    label: `dans l’article « ${fields.title || 'sans titre'} »`,
    view: `/articles/${id}`,
    text: `${fields.body}\n${shown?.body ?? ''}`,
  }));
  return [...settings, ...articles];
}

/** Uses of each picture, by hash. */
async function pictureUses(connection: Connection): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const { text, ...use } of await shownTexts(connection))
    for (const hash of picturesNamedIn(text)) uses.set(hash, [...(uses.get(hash) ?? []), use]);
  return uses;
}
