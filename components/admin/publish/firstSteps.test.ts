import { expect, test } from 'vitest';
import type { Finding } from '../../../data/api/siteAnswers.ts';
import { firstSteps, nextStep } from './firstSteps.ts';

const finding = (code: string, kind: Finding['kind'], over: Partial<Finding> = {}): Finding => ({
  code,
  kind,
  verdict: 'look',
  title: `Titre de ${code}`,
  sentence: '',
  ...over,
});
const none = { words: false, articles: 0 };

test('what comes next is the first thing to write or prove, then the mail, then nothing', () => {
  const mail = finding('mail', 'check');
  const host = finding('host', 'complete', { field: 'identity.host.name' });
  expect(nextStep([mail, host])).toEqual({ text: 'titre de host', to: '/reglages?champ=identity.host.name' });
  expect(nextStep([mail, { ...host, verdict: 'good' }])?.to).toBe('/guide/courrier');
  expect(nextStep([{ ...mail, verdict: 'good' }, finding('https', 'check')])).toBeUndefined();
});

test('a step is done with the last of what it asks for, and leads to the first that is missing until then', () => {
  const editor = finding('editor', 'complete', { verdict: 'good' });
  const host = finding('host', 'complete', { field: 'identity.host.name' });
  const [identity] = firstSteps({ findings: [editor, host], ...none });
  expect(identity).toMatchObject({ done: false, to: '/reglages?champ=identity.host.name' });
  expect(identity?.text).toContain('1 sur 2');
  expect(firstSteps({ findings: [editor], ...none })[0]?.done).toBe(true);
});

test('an account that a password alone opens keeps its step open', () => {
  const account = finding('account-admin', 'check');
  const stepOf = (findings: Finding[]) => firstSteps({ findings, ...none }).find(({ to }) => to === '/compte');
  expect(stepOf([account])?.done).toBe(false);
  expect(stepOf([{ ...account, verdict: 'good' }])?.done).toBe(true);
});
