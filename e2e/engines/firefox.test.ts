import { test } from 'vitest';
import { findEngines } from './find.ts';
import { startFirefox } from './firefox.ts';
import { mainJourneys } from './journeys.ts';

const { firefox } = findEngines();

if (firefox) mainJourneys('in Firefox', () => startFirefox(firefox));
else test.skip('the main journeys in Firefox: this machine has none');
