/**
 * What the covers of two samples draw. Written out, so that a page that shows a cover does not carry the sample's model; a
 * test holds them to it.
 */

/** Heights of the five years' revenue, 2022 to 2026, in units of the drawing. */
export const financeBars = [26, 45, 77, 113, 186] as const;

/** The mark of each of the six actors, rounded, in each of the six families: a row an actor. */
export const saasMarks = ['444432', '342322', '322233', '423234', '233124', '232241'] as const;
