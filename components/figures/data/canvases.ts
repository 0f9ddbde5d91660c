import type { Canvas } from '../charts/shapes.ts';

/** Labels keep a reader's size on both: an SVG that shrinks shrinks its words. */
export const LARGE: Canvas = { width: 760, size: 15 };
export const PHONE: Canvas = { width: 300, size: 13 };
