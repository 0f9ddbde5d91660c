import { type Blame, SendFailure } from '../mail/sendFailure.ts';
import type { Mail, Sender } from '../mail/types.ts';

/** A sender with the given replies, and the mails it took. */
export function fakeSender(answer: (mail: Mail) => Blame | 'ok' | Promise<Blame | 'ok'> = () => 'ok') {
  const sent: Mail[] = [];
  const tried: Mail[] = [];
  const sender: Sender = {
    async send(mail) {
      tried.push(mail);
      const verdict = await answer(mail);
      if (verdict !== 'ok') throw new SendFailure(`non : ${verdict}`, verdict);
      sent.push(mail);
      return '250 2.0.0 Ok';
    },
    probe: async () => '250 2.0.0 Ok',
    close: () => undefined,
  };
  return { sent, tried, openSender: () => sender };
}

/** Whether a mail is for the owner of the site under test. */
export const toOwner = (mail: Mail): boolean => mail.to.address === 'moi@site.test';

/** The parts of a mail as text, whatever their transfer encoding (RFC 2045, 6.7 and 6.8). */
export function mailText(raw: string): string {
  const encoded = raw.match(/(?:^[\w+/]{40,}={0,2}\r\n)+(?:[\w+/]*={0,2}\r\n)?/gm) ?? [];
  return [quotedText(raw), ...encoded.map((part) => Buffer.from(part, 'base64').toString())].join('\n');
}

function quotedText(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** One part of a mail, by its type, decoded. */
export function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--(?=-)/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const start = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, start), part.slice(start + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(head) ? quotedText(body) : body;
}
