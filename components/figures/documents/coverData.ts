/**
 * Data of three samples' covers, repeated here so that a page with a cover does not load the whole sample; a test compares the two copies.
 */

/** Heights of the bars for the yearly revenue from 2022 to 2026, in units of the drawing. */
export const financeBars = [26, 45, 77, 113, 186] as const;

/** Rounded marks of the six actors, a row for each, in the six families of criteria, a digit for each. */
export const saasMarks = ['444432', '342322', '322233', '423234', '233124', '232241'] as const;

/** For each project of the strategic plan: its first and last month from the launch, and how dark its bar is. */
export const planBars = [
  [0, 3, 0.14],
  [1, 5, 0.28],
  [3, 6, 0.34],
  [5, 8, 0.4],
  [6, 11, 1],
  [9, 13, 0.46],
  [11, 18, 0.62],
] as const;
