import { aboutReferences } from '../company/about.ts';
import { withReadings } from './sourceReadings.ts';

/** Source that the about page cites, with the way it was read (docs/decisions/0001-rooms-and-doors.md). */
export const aboutSources = withReadings(aboutReferences);
