import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { startSite } from '../../e2e/testing/site.ts';
import { type Answer, caller } from '../testing/call.ts';
import { isLong, report } from '../testing/form.ts';

const OBSERVATORY = '@mdn/mdn-http-observatory';
const ASKED: [method: string, path: string][] = [
  ['GET', '/'],
  ['GET', '/blog/article-3'],
  ['GET', '/devis'],
  ['GET', '/admin'],
  ['GET', '/page-inconnue'],
  ['GET', '/blog/'],
  ['GET', '/robots.txt'],
  ['GET', '/healthz'],
  ['GET', '/api/leads'],
  ['POST', '/api/leads'],
];

/** Answers as the Observatory keeps them, as far as its tests look. */
function asRequests(classes: Record<string, new (...given: unknown[]) => never>, { status, headers, text }: Answer) {
  const { Requests, AxiosHeaders } = classes as Record<string, new (given: unknown) => Record<string, object>>;
  if (!Requests || !AxiosHeaders) throw new Error('the Observatory has changed');
  const requests = new Requests('site.test') as unknown as {
    responses: Record<string, unknown>;
    resources: { path: string };
    session: unknown;
  };
  const response = () => ({
    status,
    verified: true,
    data: text,
    headers: new AxiosHeaders(headers),
    httpEquiv: new Map(),
  });
  for (const kind of ['auto', 'cors', 'http', 'https']) requests.responses[kind] = response();
  const secure = { url: new URL('https://site.test/'), status: 200 };
  requests.responses.httpRedirects = [{ url: new URL('http://site.test/'), status: 301 }, secure];
  requests.responses.httpsRedirects = [secure];
  requests.resources.path = text;
  requests.session = { jar: { serializeSync: () => ({ cookies: [] }) }, url: secure.url, response: response() };
  return requests;
}

/** The Observatory's own grade of one answer, as its scanner adds it up. */
async function grader(directory: string) {
  const at = (file: string) => import(path.join(directory, 'node_modules', file));
  const { Requests } = await at(`${OBSERVATORY}/src/types.js`);
  const { AxiosHeaders } = await at('axios/index.js');
  const { ALL_TESTS } = await at(`${OBSERVATORY}/src/constants.js`);
  const { getGradeForScore, getScoreModifier } = await at(`${OBSERVATORY}/src/grader/grader.js`);
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await at(`${OBSERVATORY}/src/grader/charts.js`);
  return (answer: Answer): { grade: string; score: number } => {
    const requests = asRequests({ Requests, AxiosHeaders }, answer);
    const modifiers = (ALL_TESTS as ((given: unknown) => { result: string | null })[])
      .map((one) => one(requests).result)
      .map((result): number => (result ? getScoreModifier(result) : 0));
    const sum = (list: number[]) => list.reduce((total, one) => total + one, 100);
    const base = sum(modifiers.filter((one) => one < 0));
    return getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : base);
  };
}

// Its 130 MB are not worth having in every installation; the headers themselves are tested in server/app.test.ts.
test.runIf(isLong)('the MDN Observatory grades every kind of answer A+', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--ignore-scripts', '--omit=optional', '--silent', `${OBSERVATORY}@1.4.8`], {
    cwd: directory,
  });
  // What its install script would download: the list of preloaded hosts, of which none is ours.
  writeFileSync(path.join(directory, 'node_modules', OBSERVATORY, 'conf', 'hsts-preload.json'), '{}');
  const site = await startSite({ BASE_URL: 'https://site.test' });
  onTestFinished(() => site.stop());
  const call = caller(Number(new URL(site.base).port));
  const grade = await grader(directory);
  const scores: number[] = [];
  for (const [method, path] of ASKED) {
    const answer = await call({ method, path });
    const { grade: letter, score } = grade(answer);
    expect([path, letter]).toEqual([path, 'A+']);
    scores.push(score);
    // Twin: without its policy the same answer is graded lower.
    const { 'content-security-policy': _policy, ...bare } = answer.headers;
    expect(grade({ ...answer, headers: bare }).score).toBeLessThan(score);
  }
  report('S8', `${ASKED.length} kinds of answers graded A+, ${Math.min(...scores)} points at least`);
});
