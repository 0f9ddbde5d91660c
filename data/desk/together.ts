/** What a desk asks as it opens, whichever its view: one call answers as many of them as are asked in one moment. */
const ASKED =
  /^\/api\/(leads|newsletter|admin\/(day|mail|upkeep|site-state|notices|findings|contract-notices|settings|articles|session|letters|people|stats|blog\/articles))(\?|$)/;

/** Asked together at most. */
export const MOST_TOGETHER = 20;

/** Whether the answer to this address may come together with others. */
export const isAskedTogether = (path: string): boolean => ASKED.test(path);
