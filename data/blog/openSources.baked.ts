import { aboutReferences } from '../company/about.ts';
import { withReadings } from './sourceReadings.ts';

/** The source of the about page, with how it was read (docs/decisions/0001-rooms-and-doors.md). */
export const aboutSources = withReadings(aboutReferences);
