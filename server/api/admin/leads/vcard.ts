import type { Lead } from '../../../../data/api/rows.ts';

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const LONGEST_LINE = 75;

/** Lines longer than 75 octets go on after a break and a space, never inside a character (RFC 6350 § 3.2). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A lead as a contact card, version 3.0: what phones and mail programs all read. */
export function vcard({ name, email, company, phone, reference }: Lead): string {
  const [first = '', ...rest] = name.split(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(rest.join(' '))};${escapeText(first)};;;`,
    `FN:${escapeText(name)}`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    ...(phone ? [`TEL:${escapeText(phone)}`] : []),
    ...(company ? [`ORG:${escapeText(company)}`] : []),
    `NOTE:${escapeText(`Demande ${reference}`)}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
