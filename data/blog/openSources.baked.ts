import { aboutReferences } from '../company/about.ts';
import { whyReferences } from '../home.ts';
import { withReadings } from './sourceReadings.ts';

/** The sources of the home page and of the about page, with how each was read (docs/decisions/0014-baked-data.md). */
export const whySources = withReadings(whyReferences);
export const aboutSources = withReadings(aboutReferences);
