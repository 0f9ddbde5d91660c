import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from '../../server/bounces/readReport.ts';

/**
 * Reads a public corpus of returned mails and prints how often each kind stops its address: `node trust/bounces/measure.ts MAILS READINGS`,
 * `maildir/bsd` of sisimai/set-of-emails and `t` of sisimai/p5-sisimai. Exits with 1 if under 95 % of those for no such user or host do, or
 * any other does.
 */
const [MAILS, READINGS] = process.argv.slice(2);
const GOAL = 0.95;

/** Reasons of sisimai in groups, each a row of the output; any other reason has a row of its own. */
const GROUPS: Readonly<Record<string, string>> = {
  'no such user or host': 'userunknown hostunknown',
  'sender, policy, rate or full box':
    'authfailure badreputation blocked contenterror emailtoolarge exceedlimit failedstarttls mailboxfull mesgtoobig norelaying notcompliantrfc policyviolation ratelimited rejected requireptr securityerror spamdetected speeding systemfull toomanyconn virusdetected',
};
const groupOf = (reason: string): string =>
  Object.keys(GROUPS).find((group) => GROUPS[group]?.split(' ').includes(reason)) ?? reason;

/** A returned mail's header: BOUNCE_ADDRESS with a token in place of its star. */
const SENT_TO = 'Delivered-To: rebonds+0123456789abcdef0123456789abcdef@site.test\n';

/** Verdict of the reader on a mail; `hard` stops its address after one letter. */
async function verdictOf(file: string): Promise<string> {
  const reading = await readReport(Buffer.concat([Buffer.from(SENT_TO), readFileSync(file)]));
  return reading.is === 'report' ? (reading.report.kind ?? 'no refusal') : reading.is;
}

/** Reads from sisimai's tests the reasons expected of each mail of the corpus: one reason for each recipient of the mail. */
function* readings(mails: string, tests: string): Generator<[file: string, reasons: Set<string>]> {
  for (const name of globSync('*.t', { cwd: tests }).sort()) {
    const text = readFileSync(path.join(tests, name), 'utf8');
    const engine = /^my \$enginename = '(\w+)'/m.exec(text)?.[1]?.toLowerCase();
    if (!engine) continue;
    const kind = /^\d+-([lr]host)-/.exec(name)?.[1];
    for (const [, number, rows = ''] of text.matchAll(/^ {4}'(\d+)' +=> \[((?:\s*\[[^\]]*\],?)+)/gm)) {
      const file = path.join(mails, `${kind ? `${kind}-` : ''}${engine}-${number}.eml`);
      const reasons = [...rows.matchAll(/\['[^']*',\s*'[^']*'\s*,\s*'(\w+)'/g)].map(([, reason = '']) => reason);
      if (reasons.length > 0 && existsSync(file)) yield [file, new Set(reasons)];
    }
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function measure(mails: string, tests: string): Promise<boolean> {
  const rows = new Map<string, string[]>();
  const read = new Set<string>();
  let mixed = 0;
  for (const [file, reasons] of readings(mails, tests)) {
    if (read.has(file)) continue;
    read.add(file);
    const [reason = ''] = reasons;
    if (reasons.size > 1) mixed += 1;
    else rows.set(groupOf(reason), [...(rows.get(groupOf(reason)) ?? []), await verdictOf(file)]);
  }
  const verdicts = ['hard', 'soft', 'sender', 'complaint', 'no refusal', 'unread', 'mail'];
  print(`| sisimai's reading | mails | ${verdicts.join(' | ')} |\n| --- |${' ---: |'.repeat(verdicts.length + 1)}`);
  const counts = (group: string) =>
    verdicts.map((verdict) => (rows.get(group) ?? []).filter((one) => one === verdict).length);
  for (const group of [...Object.keys(GROUPS), ...[...rows.keys()].filter((one) => !(one in GROUPS)).sort()])
    print(`| ${group} | ${rows.get(group)?.length ?? 0} | ${counts(group).join(' | ')} |`);
  const all = readdirSync(mails).filter((name) => name.endsWith('.eml')).length;
  print(`\n${all} mails: ${all - read.size} without a reading, ${mixed} whose recipients fared differently.`);
  const [gone = '', others = ''] = Object.keys(GROUPS);
  const [[stopped = 0], [wrong = 0]] = [counts(gone), counts(others)];
  return wrong === 0 && stopped >= GOAL * (rows.get(gone)?.length ?? Number.POSITIVE_INFINITY);
}

if (!MAILS || !READINGS) throw new Error('node trust/bounces/measure.ts MAILS READINGS');
process.exitCode = (await measure(MAILS, READINGS)) ? 0 : 1;
