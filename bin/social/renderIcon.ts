import sharp from 'sharp';
import { grounds } from '../../data/looks/houseColours.ts';
import type { Icon } from '../../data/looks/icons.ts';

/** Renders an icon as PNG: the mark (a drawing 26 units wide, or a picture) in the middle of the site's background colour. */
export async function renderIcon(mark: Buffer, { size, share }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 26 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: grounds.light.ground } })
    .composite([{ input: drawn }])
    .png({ palette: size > 32 })
    .toBuffer();
}
