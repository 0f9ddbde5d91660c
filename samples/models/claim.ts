/**
 * A sentence that draws a conclusion, with what makes it true of the rows shown. Throws where it is no longer true, so
 * that no edit of a driver leaves a false sentence on a page.
 */
export function claim(holds: boolean, sentence: string): string {
  if (!holds) throw new Error(`No longer true: « ${sentence} »`);
  return sentence;
}
