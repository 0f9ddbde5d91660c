import type { Service } from '../../data/settings/content.ts';

/** Id of a service's title on the home page, which labels its buttons. */
export const serviceHeading = ({ code }: Service): string => `offre-${code}`;
