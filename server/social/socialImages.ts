import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { writtenCard } from '../../data/articles/writtenCard.ts';
import { pathOfLetter } from '../../data/letters/letterPath.ts';
import { type SocialCard, socialImage } from '../../data/socialCard.ts';
import type { Services } from '../services.ts';
import { canDraw, DRAWER, drawAside } from './drawAside.ts';

type Given = Pick<Services, 'settings' | 'content' | 'logger'>;

/** What stands for an image of its own until it is drawn. */
const UNTIL_THEN = socialImage('/blog');
const directoryOf = ({ settings }: Given) => path.join(settings.dataDir, 'social');
let drawer: string | undefined;
/** Of the program that draws: another one draws anew. */
const drawerMark = () => (drawer ??= createHash('sha256').update(readFileSync(DRAWER)).digest('hex'));

/** The images of what was written in the desk, articles and letters, by address: what they say, and the file they are drawn to. */
function wanted({ content }: Given): Map<string, { card: SocialCard; file: string }> {
  const { blog, letters, settings } = content.current();
  const cards: readonly (readonly [page: string, card: SocialCard])[] = [
    ...blog.written.map((written) => [`/blog/${written.article.slug}`, writtenCard(written)] as const),
    ...letters.map(
      ({ slug, title }) => [pathOfLetter(slug), { headline: [title], label: 'Lettre aux abonnés' }] as const,
    ),
  ];
  return new Map(
    cards.map(([page, card]) => {
      const digest = createHash('sha256').update(JSON.stringify([drawerMark(), card, settings.site ?? {}]));
      return [socialImage(page), { card, file: `${digest.digest('hex').slice(0, 32)}.png` }] as const;
    }),
  );
}

/** Answers a drawn image; until there is one, the blog's. */
export function serveSocialImages(given: Given): RequestHandler {
  return async (request, response, next) => {
    if (!canDraw() || !request.path.startsWith('/social/')) return next();
    const found = wanted(given).get(request.path);
    if (!found) return next();
    const png = await readFile(path.join(directoryOf(given), found.file)).catch(() => undefined);
    if (!png) request.url = UNTIL_THEN;
    if (!png) return next();
    response.set({ 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' }).send(png);
  };
}

/** Draws what is missing, one after the other, at the start and after each change; deletes what nothing shows any more. */
export function startSocialImages(given: Given): { stop(): Promise<void> } {
  const { content, logger } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const directory = directoryOf(given);
  let round: Promise<void> = Promise.resolve();

  async function draw(): Promise<void> {
    if (!canDraw() || signal.aborted) return;
    const all = [...wanted(given).values()];
    const names = new Set(all.map(({ file }) => file));
    for (const { card, file } of all) {
      const target = path.join(directory, file);
      if (signal.aborted || existsSync(target)) continue;
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(`${target}.tmp`, await drawAside(card, content.current().settings, signal), { mode: 0o600 });
        renameSync(`${target}.tmp`, target);
      } catch (error) {
        // The page shows the blog's image; the next change tries again.
        if (!signal.aborted) logger.warn({ reason: String(error).slice(0, 500) }, 'a social image could not be drawn');
      }
    }
    const there = existsSync(directory) ? readdirSync(directory) : [];
    for (const name of there) if (!names.has(name)) rmSync(path.join(directory, name), { force: true });
  }
  const again = () => {
    round = round.then(draw).catch((error) => logger.warn({ reason: String(error) }, 'social images'));
  };
  const forget = content.onChange(again);
  again();
  return {
    async stop() {
      forget();
      stopping.abort();
      await round;
    },
  };
}
