import { filled } from '../data/examples/filled.ts';
import { unchangedContent } from '../data/settings/unchangedContent.ts';
import type { Sample } from './models/sample.ts';
import { writtenSamples } from './writtenSamples.ts';

/** The samples as their documents print them: with what the source sells, whatever an owner changes at the desk. */
export const samples: readonly Sample[] = writtenSamples.map((sample) => filled(unchangedContent, sample));
