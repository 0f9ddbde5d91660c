/** A letter pauses when more of its recipients than that were refused, once so many were tried. */
export const REFUSALS_PERCENT = 5;
export const FEWEST_JUDGED = 20;
