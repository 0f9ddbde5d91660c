import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RequestHandler } from 'express';
import { hasOwnLooks, iconAddress, iconPath, icons } from '../../data/looks/icons.ts';
import { type SocialJob, socialImage } from '../../data/pageHead.ts';
import type { Services } from '../services.ts';
import { ownLogo, ownMark } from './ownMark.ts';

/** Drawing program, beside `dist/serve.mjs`; run from the sources, the site draws no image, since there is no build. */
const DRAWER = path.join(import.meta.dirname, 'social', 'socialProcess.mjs');
const DIST = path.dirname(path.dirname(DRAWER));
/** Time limit for drawing one image, which usually takes half a second. */
const MOST_MS = 30_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Fallback for the image of a page unknown to the build, when it cannot be drawn. */
const ANY = socialImage('/blog');

type Given = Pick<Services, 'settings' | 'connection' | 'pages' | 'content' | 'logger'>;

/** An image not drawn by the build, by its address, which contains its words. */
type ChangedImage = { image: string; card: SocialJob['card'] };

const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

let ofBuild: { images: ReadonlySet<string>; drawer: string } | undefined;
/** Addresses of the images drawn by the build, and a digest of the drawing program: a changed program draws all images anew. */
function built() {
  if (ofBuild) return ofBuild;
  const described = JSON.parse(readFileSync(path.join(DIST, 'pages.json'), 'utf8')) as { image: string }[];
  ofBuild = { images: new Set(described.map(({ image }) => image)), drawer: digest(readFileSync(DRAWER)) };
  return ofBuild;
}

/** Image at this path if it differs from the build's. */
async function changedImage({ pages, content }: Given, address: string): Promise<ChangedImage | undefined> {
  const { looks } = content.current().site;
  const icon = icons.find((one) => iconPath(one) === address);
  if (icon) return hasOwnLooks(looks) ? { image: iconAddress(address, looks), card: icon } : undefined;
  const current = await pages?.socialCard?.(address);
  return current && !built().images.has(current.image) ? current : undefined;
}

/**
 * Draws an image in a separate process of low priority, ended with the drawing: a PNG of 1200 × 630, or an icon.
 * @throws where its words are too long, or it took too long.
 */
async function drawAside(given: Given, card: SocialJob['card']): Promise<Buffer> {
  const { settings, site } = given.content.current();
  const job: SocialJob = {
    card,
    settings,
    mark: (await ownMark(given, site.looks)).toString('base64'),
    logo: (await ownLogo(given, site.looks))?.toString('base64'),
  };
  const bounds = { timeout: MOST_MS, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES } as const;
  const drawing = promisify(execFile)(process.execPath, [DRAWER], { env: {}, encoding: 'buffer', ...bounds });
  drawing.child.stdin?.on('error', () => undefined).end(JSON.stringify(job));
  return (await drawing).stdout;
}

/** Draws each image once, one at a time, at its first request; stores on disk only the newest image of each page. */
function imageStore(given: Given) {
  const directory = path.join(given.settings.dataDir, 'social');
  /** Images that are being drawn, by file; undefined for one that could not be drawn, which is retried at the next start. */
  const drawn = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(file: string, { image, card }: ChangedImage): Promise<Buffer | undefined> {
    try {
      const png = await drawAside(given, card);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Deletes the page's former images, and files named as a former version of the site named them.
      for (const other of readdirSync(directory))
        if (other.startsWith(file.replace(/@.*/, '@')) || !other.includes('@'))
          rmSync(path.join(directory, other), { force: true });
      const target = path.join(directory, file);
      await writeFile(`${target}.tmp`, png, { mode: 0o600 });
      renameSync(`${target}.tmp`, target);
      return png;
    } catch (error) {
      given.logger.warn({ image, reason: String(error).slice(0, 500) }, 'a social image could not be drawn');
      return undefined;
    }
  }

  return async (found: ChangedImage): Promise<Buffer | undefined> => {
    const name = found.image.slice(1, found.image.indexOf('.png')).replace('/', '-');
    const file = `${name}@${digest(built().drawer + found.image)}.png`;
    const stored = await readFile(path.join(directory, file)).catch(() => undefined);
    if (stored) return stored;
    const begun = drawn.get(file) ?? last.then(() => draw(file, found));
    drawn.set(file, begun);
    last = begun;
    const png = await begun;
    if (png) drawn.delete(file);
    return png;
  };
}

/** Serves the image of a page that differs from the build's, drawn at its first request. */
export function serveSocialImages(given: Given): RequestHandler {
  const imageOf = imageStore(given);
  return async (request, response, next) => {
    if (!/^\/(social|icons)\//.test(request.path) || !existsSync(DRAWER)) return next();
    const found = await changedImage(given, request.path);
    if (!found) return next();
    const png = await imageOf(found);
    const isCurrent = request.originalUrl === found.image;
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': !png ? 'no-store' : isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
    const ofBuild = path.join(DIST, 'client', request.path);
    response.send(png ?? (await readFile(existsSync(ofBuild) ? ofBuild : path.join(DIST, 'client', ANY))));
  };
}
