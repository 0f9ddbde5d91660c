import { browserFloor, lackingOn } from '../../bin/build/browserFloor.ts';

/** Members of the language and of the browser's objects that the oldest supported browsers lack. */
export const lackingMembers = [...lackingOn(browserFloor).members].map(
  (member) => member.split('.') as [string, string],
);

/** In the page, before its scripts: removes these members, and notes on the document, in `data-lacks`, whether they are gone. */
export function takeAway(lacking: [string, string][]): void {
  const languages = ['Array', 'Map', 'Object', 'Promise', 'Set', 'String', 'RegExp', 'Iterator', 'Uint8Array', 'Math'];
  const hosts = ['AbortSignal', 'Response', 'URL', 'Navigator', 'Element', 'Document'];
  for (const [object, name] of lacking) {
    if (![...languages, ...hosts].includes(object)) continue;
    const owner = (globalThis as unknown as Record<string, Record<string, unknown> | undefined>)[object];
    if (!owner) continue;
    delete owner[name];
    delete (owner.prototype as Record<string, unknown> | undefined)?.[name];
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.lacks = String('groupBy' in Map || 'toSorted' in Array.prototype ? 'no' : 'yes');
  });
}
