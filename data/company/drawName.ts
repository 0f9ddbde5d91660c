import { readFile } from 'node:fs/promises';
import satori from 'satori';

/** A name as the outline of its letters: the text starts at 0 0 on its baseline and is at most `WIDTH` wide. */
export interface DrawnName {
  /** SVG path data, to be filled. */
  d: string;
  width: number;
}

/** Short of the stamp on a cover, at 174 of the 200 of the signature’s box. */
const WIDTH = 164;
const ASCENT = 34;
const file = (subset: string) =>
  new URL(import.meta.resolve(`@fontsource/newsreader/files/newsreader-${subset}-300-italic.woff`));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A drawn signature is made of a name in the site's own serif italic (docs/decisions/0048-who-signs.md). Runs at build, and in a thread of its own when the owner changes it. */
export async function drawName(name: string): Promise<DrawnName> {
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map(async (subset, index) => ({
      name: `face${index}`,
      weight: 300 as const,
      style: 'italic' as const,
      data: await readFile(file(subset)),
    })),
  );
  const outline = async (text: string): Promise<string> => {
    const style = {
      display: 'flex',
      fontFamily: 'face0, face1',
      fontStyle: 'italic',
      fontSize: 100,
      whiteSpace: 'nowrap',
    };
    const svg = await satori(
      { type: 'div', key: null, props: { style, children: text } },
      { width: 8000, height: 300, fonts },
    );
    return [...svg.matchAll(/<path [^>]*?\bd="([^"]*)"/g)].map(([, d]) => d).join('');
  };
  const [letters, reference] = await Promise.all([outline(name), outline('x')]);
  if (!letters) throw new Error(`The name « ${name} » has no letter the typeface knows`);
  const { left, right, top } = boxOf(letters);
  const baseline = boxOf(reference).bottom;
  const scale = Math.min(WIDTH / (right - left), ASCENT / (baseline - top));
  const round = (value: number) => Math.round(value * scale * 10) / 10;
  return {
    d: mapPoints(letters, (x, y) => [round(x - left), round(y - baseline)]),
    width: round(right - left),
  };
}

/** Looks behind, so that a long row of digits without a pair is tried once, not from each digit. */
const PAIR = /(?<![-\d.])(-?[\d.]+)[ ,](-?[\d.]+)/g;

/** Every command in use takes whole pairs of absolute coordinates (M, L, Q, C, Z). */
const mapPoints = (d: string, to: (x: number, y: number) => readonly [number, number]): string =>
  d.replace(PAIR, (_pair, x, y) => to(Number(x), Number(y)).join(' '));

function boxOf(d: string): Box {
  const box: Box = {
    left: Number.POSITIVE_INFINITY,
    right: -Infinity,
    top: Number.POSITIVE_INFINITY,
    bottom: -Infinity,
  };
  mapPoints(d, (x, y) => {
    Object.assign(box, {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    });
    return [x, y];
  });
  return box;
}
