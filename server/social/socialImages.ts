import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { hasOwnLooks, type Icon, iconAddress, iconPath, icons } from '../../data/looks/icons.ts';
import { type SocialCard, type SocialJob, socialImage } from '../../data/pageHead.ts';
import { makeContent } from '../../data/settings/makeContent.ts';
import type { Services, SocialCards } from '../services.ts';
import { ownLogo, ownMark } from './ownMark.ts';

/** Beside `dist/serve.mjs`; the sources draw nothing, as they have no build. */
const DRAWER = path.join(import.meta.dirname, 'social', 'socialProcess.mjs');
/** One image takes a fifth of a second. */
const MOST_MS = 60_000;
const LENGTH_BYTES = 4;

const canDraw = (): boolean => existsSync(DRAWER);

/**
 * Draws social images in one process of its own, which no request waits for: PNGs of 1200 × 630 in the order of the cards, each as
 * soon as it is there; empty where a card cannot be drawn.
 * @throws what the process said where it ended too early, or took too long over one image.
 */
async function* drawAside(job: SocialJob, signal: AbortSignal): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, [DRAWER], { env: {}, signal, killSignal: 'SIGKILL' });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  const said = text(child.stderr);
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(job));
  let waiting = Buffer.alloc(0);
  let drawn = 0;
  try {
    for await (const part of child.stdout as AsyncIterable<Buffer>) {
      waiting = Buffer.concat([waiting, part]);
      for (;;) {
        const end = waiting.length < LENGTH_BYTES ? Number.NaN : LENGTH_BYTES + waiting.readUInt32BE(0);
        if (!(waiting.length >= end)) break;
        yield waiting.subarray(LENGTH_BYTES, end);
        drawn += 1;
        timer.refresh();
        waiting = waiting.subarray(end);
      }
    }
    if (drawn < job.cards.length) throw new Error(`${drawn} of ${job.cards.length} were drawn: ${await said}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

type Given = Pick<Services, 'settings' | 'connection' | 'pages' | 'logger'>;

/** An image that the build did not draw. */
interface Wanted {
  /** As its page names it: its words are in it. */
  image: string;
  card: SocialCard | Icon;
  file: string;
}

/** What stands for the image of a page that the build did not know, until it is drawn. */
const UNTIL_THEN = socialImage('/blog');
const DIST = path.dirname(path.dirname(DRAWER));
const directoryOf = ({ settings }: Given) => path.join(settings.dataDir, 'social');
const pathOf = (image: string) => image.split('?', 1)[0] ?? image;
const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

let ofBuild: { images: ReadonlySet<string>; drawer: string } | undefined;
/** The addresses of the images that the build drew, and the mark of the program that draws: another one draws anew. */
const built = () =>
  (ofBuild ??= {
    images: new Set(
      (JSON.parse(readFileSync(path.join(DIST, 'pages.json'), 'utf8')) as { image: string }[]).map(
        ({ image }) => image,
      ),
    ),
    drawer: digest(readFileSync(DRAWER)),
  });

const looksOf = ({ content }: SocialCards) => makeContent(content).site.looks;

/** The images that say something else than the build's, by path, and the icons of a site with looks of its own. */
function wanted(social: SocialCards): Map<string, Wanted> {
  const { images, drawer } = built();
  const looks = looksOf(social);
  const own = hasOwnLooks(looks) ? icons.map((card) => ({ image: iconAddress(iconPath(card), looks), card })) : [];
  const others = [...own, ...[...social.cards.values()].filter(({ image }) => !images.has(image))];
  return new Map(
    others.map(({ image, card }) => [pathOf(image), { image, card, file: `${digest(drawer, image)}.png` }]),
  );
}

/** Answers the drawn image of a page that says something else than the build; until there is one, what the build drew. */
export function serveSocialImages(given: Given): RequestHandler {
  const { pages } = given;
  return async (request, response, next) => {
    if (!/^\/(social|icons)\//.test(request.path) || !pages?.socialCards || !canDraw()) return next();
    const found = wanted(pages.socialCards()).get(request.path);
    if (!found) return next();
    const png = await readFile(path.join(directoryOf(given), found.file)).catch(() => undefined);
    const isAsked = request.originalUrl === found.image;
    const before = async () => {
      const ofPage = path.join(DIST, 'client', request.path);
      return readFile(existsSync(ofPage) ? ofPage : path.join(DIST, 'client', UNTIL_THEN));
    };
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': !png ? 'no-store' : isAsked ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
    response.send(png ?? (await before()));
  };
}

/** Draws what is missing, one after the other, at the start and after each change; deletes what nothing shows any more. */
export function startSocialImages(given: Given): { stop(): Promise<void> } {
  const { pages, logger } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const directory = directoryOf(given);
  let round: Promise<void> = Promise.resolve();
  /** What was wanted before: what the last change wants comes first. */
  let before: ReadonlySet<string> = new Set();

  async function draw(): Promise<void> {
    const shown = pages?.socialCards?.();
    if (!shown || signal.aborted || !canDraw()) return;
    const all = [...wanted(shown).values()];
    const missing = all
      .filter(({ file }) => !existsSync(path.join(directory, file)))
      .sort((a, b) => Number(before.has(a.image)) - Number(before.has(b.image)));
    before = new Set(all.map(({ image }) => image));
    if (missing.length > 0) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const looks = looksOf(shown);
      const job = {
        cards: missing.map(({ card }) => card),
        settings: shown.content.settings,
        mark: (await ownMark(given, looks)).toString('base64'),
        logo: (await ownLogo(given, looks))?.toString('base64'),
      };
      let index = 0;
      for await (const png of drawAside(job, signal)) {
        const { image, file } = missing[index] as Wanted;
        index += 1;
        const target = path.join(directory, file);
        if (png.length === 0) logger.warn({ image }, 'a social image could not be drawn');
        else await writeFile(`${target}.tmp`, png, { mode: 0o600 }).then(() => renameSync(`${target}.tmp`, target));
        // What a later change wants is drawn instead.
        if (pages?.socialCards?.().content !== shown.content) return;
      }
    }
    if (shown.isWhole) sweep(new Set(all.map(({ file }) => file)));
  }

  function sweep(names: ReadonlySet<string>): void {
    const there = existsSync(directory) ? readdirSync(directory) : [];
    for (const name of there) if (!names.has(name)) rmSync(path.join(directory, name), { force: true });
  }

  const again = () => {
    // The page shows the build's image; the next change tries again.
    const failed = (error: unknown) =>
      signal.aborted || logger.warn({ reason: String(error).slice(0, 500) }, 'social images could not be drawn');
    round = round.then(draw).then(undefined, failed) as Promise<void>;
  };
  const forget = pages?.onMade?.(again);
  again();
  return {
    async stop() {
      forget?.();
      stopping.abort();
      await round;
    },
  };
}
