import type { PictureUse } from '../../data/api/mediaAnswers.ts';
import { picturesNamedIn } from '../../data/media/pictures.ts';
import { deskArticles } from '../../database/articles/deskArticles.ts';
import { readChangedSettings } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';

/** A text of the site in which pictures may be named, and what the owner calls it. */
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

/** Where each picture is shown, by its hash. */
export async function pictureUses(connection: Connection): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const { text, ...use } of await shownTexts(connection))
    for (const hash of picturesNamedIn(text)) uses.set(hash, [...(uses.get(hash) ?? []), use]);
  return uses;
}
