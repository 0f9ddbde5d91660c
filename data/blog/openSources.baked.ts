import { about } from '../company/about.ts';
import { why } from '../home.ts';
import { withReadings } from './sourceReadings.ts';

/** The sources of the home page and of the about page, with how each was read (docs/decisions/0014-baked-data.md). */
export const whySources = withReadings(why.sources);
export const aboutSources = withReadings(about.sources);
