/** Groups of fields as a report writes them (RFC 3464 § 2.1), names in lower case, folded lines in one. */
export function reportFields(text: string): Map<string, string>[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.split('\n')) {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon).trim().toLowerCase();
        // The first of a name is the one: what comes later may have been added by others.
        if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}

/** `rfc822; a@b.fr` and `smtp; 550 no`: the value without its type. */
export const withoutType = (value: string): string => value.replace(/^\s*[\w.-]+\s*;\s*/, '');
