import type { Finding } from '../../data/api/findingAnswers.ts';
import { publishingTasks } from '../../data/company/publishingTasks.ts';

const belongs = (field: string, start: string): boolean =>
  field === start || (start.endsWith('.') && field.startsWith(start));

/** What only the owner can fill in or prove, done or not. A field no task names is one of its own: nothing is left out. */
export function publishingFindings(missing: readonly string[]): Finding[] {
  const known = new Set<string>();
  const findings = publishingTasks.map(({ code, title, kind, why, fields }): Finding => {
    const wanted = Object.entries(fields).filter(([start]) => missing.some((field) => belongs(field, start)));
    // In the order of the task: that is the one to begin with.
    const found = wanted.flatMap(([start]) => missing.filter((field) => belongs(field, start)));
    for (const field of found) known.add(field);
    const [first] = found;
    const said = `${title} : ${first ? `${kind === 'document' ? 'à documenter' : 'à compléter'} (${wanted.map(([, name]) => name).join(', ')})` : 'c’est fait'}.`;
    return {
      code,
      kind,
      verdict: first ? 'look' : 'good',
      title,
      sentence: said,
      why,
      ...(first && { field: first }),
    };
  });
  const others = missing.filter((field) => !known.has(field));
  return [
    ...findings,
    ...others.map(
      (field): Finding => ({
        code: field,
        kind: 'complete',
        verdict: 'look',
        title: field,
        sentence: `${field} : à compléter.`,
        field,
      }),
    ),
  ];
}
