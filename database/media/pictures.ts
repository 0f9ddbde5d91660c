import type { Picture } from '../../data/api/mediaAnswers.ts';
import { pictureFileNames } from '../../data/media/pictures.ts';
import { countOf, type PageAsked, pageBefore } from '../pages.ts';
import { all, build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { removeFile } from './mediaParts.ts';

const rows = () => build.selectFrom('pictures').selectAll();
type Row = Omit<Picture, 'widths'> & { widths: string };
const toPicture = (row: Row): Picture => ({ ...row, widths: JSON.parse(row.widths) });

export const countPictures = (connection: Connection): Promise<number> =>
  countOf(connection, build.selectFrom('pictures'));

/** A page of the library, newest first, and how many pictures there are. */
export async function pageOfPictures(connection: Connection, asked: PageAsked) {
  const { page, next } = await pageBefore(connection, rows(), asked);
  return { pictures: page.map(toPicture), total: await countPictures(connection), next };
}

/** The pictures with these hashes that there are. */
const picturesByHash = async (connection: Connection, hashes: Iterable<string>): Promise<Picture[]> =>
  (await all(connection, rows().where('hash', 'in', [...hashes]))).map(toPicture);

export const pictureByHash = async (connection: Connection, hash: string): Promise<Picture | undefined> =>
  (await picturesByHash(connection, [hash]))[0];

export async function pictureById(connection: Connection, id: number): Promise<Picture | undefined> {
  const row = await first(connection, rows().where('id', '=', id));
  return row && toPicture(row);
}

/** The files of every picture. */
export const allPictureFiles = async (connection: Connection): Promise<string[]> =>
  (await all(connection, build.selectFrom('pictures').select(['hash', 'widths']))).flatMap(({ hash, widths }) =>
    pictureFileNames({ hash, widths: JSON.parse(widths) }),
  );

export async function addPicture(connection: Connection, picture: Omit<Picture, 'id'>): Promise<Picture> {
  const id = await insert(connection, 'pictures', { ...picture, widths: JSON.stringify(picture.widths) });
  return { ...picture, id };
}

/** Every picture, the first one first. */
export const allPictures = async (connection: Connection): Promise<Picture[]> =>
  (await all(connection, rows().orderBy('id'))).map(toPicture);

export const describePicture = (connection: Connection, id: number, alt: string): Promise<number> =>
  run(connection, build.updateTable('pictures').set({ alt }).where('id', '=', id));

export async function removePicture(connection: Connection, { id, hash, widths }: Picture): Promise<void> {
  for (const file of pictureFileNames({ hash, widths })) await removeFile(connection, file);
  await run(connection, build.deleteFrom('picture_uploads').where('hash', '=', hash));
  await run(connection, build.deleteFrom('pictures').where('id', '=', id));
}
