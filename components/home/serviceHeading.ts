import type { Service } from '../../data/settings/content.ts';

/** Id of the title of a service on the home page, which names its buttons. */
export const serviceHeading = ({ code }: Service): string => `offre-${code}`;
