/**
 * Data of the covers of three samples, typed here so that a page with a cover does not load the sample's whole model; a test compares the
 * two.
 */

/** Heights of the five years' revenue, 2022 to 2026, in units of the drawing. */
export const financeBars = [26, 45, 77, 113, 186] as const;

/** Marks of each of the six actors, rounded, in each of the six families: a row an actor. */
export const saasMarks = ['444432', '342322', '322233', '423234', '233124', '232241'] as const;

/** Months from the launch, start and end of each project of the strategic plan, and how dark its bar is. */
export const planBars = [
  [0, 3, 0.14],
  [1, 5, 0.28],
  [3, 6, 0.34],
  [5, 8, 0.4],
  [6, 11, 1],
  [9, 13, 0.46],
  [11, 18, 0.62],
] as const;
