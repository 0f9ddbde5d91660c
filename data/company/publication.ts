/** Whether the pages are to be found: the owner's own press, and back (`site.publication`). */
export type Publication = 'waiting' | 'online';
