/** One call about several leads takes this many at most: the desk sends more in parts. */
export const MOST_LEADS = 500;
