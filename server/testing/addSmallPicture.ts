import { mkdirSync, writeFileSync } from 'node:fs';
import { pictureFileNames } from '../../data/media/pictures.ts';
import { addPicture } from '../../database/media/pictures.ts';
import { mediaDir, mediaFile } from '../media/servePictures.ts';
import type { Services } from '../services.ts';

/** Adds a picture to the library whose files hold their own names; answers those. */
export async function addSmallPicture(services: Services, letter = 'a'): Promise<string[]> {
  const picture = { hash: letter.repeat(32), widths: [300] };
  const names = pictureFileNames(picture);
  mkdirSync(mediaDir(services), { recursive: true });
  for (const name of names) writeFileSync(mediaFile(services, name), name);
  const row = { name: 'plage.jpg', alt: 'Une plage', width: 300, height: 200, bytes: 10, actor: 'admin' };
  await services.queue.write((writer) =>
    addPicture(writer, { ...row, ...picture, created_at: services.now().toISOString() }),
  );
  return names;
}
