import { type Blame, SendFailure } from '../mail/sendFailure.ts';
import type { Mail, Sender } from '../mail/types.ts';

/** A sender that answers by what it is told, and the mails it took. */
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
