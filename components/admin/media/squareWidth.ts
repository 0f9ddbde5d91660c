import type { PictureFiles } from '../../../data/media/pictures.ts';

/** The narrowest width of a picture whose middle still fills a square of that size, or its largest. */
export const squareWidth = ({ widths, width, height }: PictureFiles, side: number): number =>
  widths.find((one) => Math.min(one, (one * height) / width) >= side) ?? width;
