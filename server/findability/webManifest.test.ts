import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { webManifest } from '../findability.ts';
import { contentOfFields } from '../siteContent/pageSettings.ts';

test('the manifest says the brand and the sentence of the desk, and the icons of the build', () => {
  const file = path.join(temporaryDirectory(), 'manifest.webmanifest');
  const icons = [{ src: '/favicon.svg' }];
  writeFileSync(file, JSON.stringify({ name: 'Avant', short_name: 'Avant', description: 'Avant.', icons }));
  const content = contentOfFields({ 'site.brand': 'Kerébel', 'site.sentence': 'Des études signées.' });
  expect(JSON.parse(webManifest(content, file))).toEqual({
    name: 'Kerébel',
    short_name: 'Kerébel',
    description: 'Des études signées.',
    icons,
  });
});
