import { inject, test } from 'vitest';
import { mainJourneys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

const { webkit } = inject('engines');

if (webkit) mainJourneys('in WebKitGTK', () => startWebKit(webkit));
else test.skip('the main journeys in WebKitGTK: this machine has none');
