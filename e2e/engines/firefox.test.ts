import { inject, test } from 'vitest';
import { startFirefox } from './firefox.ts';
import { mainJourneys } from './journeys.ts';

const { firefox } = inject('engines');

if (firefox) mainJourneys('in Firefox', () => startFirefox(firefox));
else test.skip('the main journeys in Firefox: this machine has none');
