import { expect, test } from 'vitest';
import type { Finding } from '../../../data/api/siteResponses.ts';
import { nextStep } from './nextStep.ts';

const finding = (code: string, kind: Finding['kind'], over: Partial<Finding> = {}): Finding => ({
  code,
  kind,
  verdict: 'look',
  title: `Titre de ${code}`,
  sentence: '',
  ...over,
});

test('what comes next is the first thing to write or prove, then the mail, then nothing', () => {
  const mail = finding('mail', 'check');
  const host = finding('host', 'complete', { field: 'identity.host.name' });
  expect(nextStep([mail, host])).toEqual({ text: 'titre de host', to: '/reglages?champ=identity.host.name' });
  expect(nextStep([mail, { ...host, verdict: 'good' }])?.to).toBe('/guide/courrier');
  expect(nextStep([{ ...mail, verdict: 'good' }, finding('https', 'check')])).toBeUndefined();
});
