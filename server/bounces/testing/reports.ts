import type { Mailbox } from '../openMailbox.ts';

/** The Message-ID of a mail this site might have sent. */
export const ID = '<7d1f0000-aaaa-4bbb-8ccc-000000000000@site.test>';

/** A report on an address that does not exist, by default; lines end with LF. */
export function reportAbout(
  id: string,
  {
    to = 'site@site.test',
    envelope = '',
    action = 'failed',
    status = '5.1.1',
    diagnostic = 'smtp; 550 5.1.1\n  <lea@exemple.fr>: Recipient address\n  rejected: User unknown',
  } = {},
): string {
  return `Return-Path: <>
From: MAILER-DAEMON@mx.exemple.fr (Mail Delivery System)
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.exemple.fr
${envelope && `Original-Envelope-Id: ${envelope}\n`}Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0000

Final-Recipient: rfc822; lea@exemple.fr
Original-Recipient: rfc822;lea@exemple.fr
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--b
Content-Type: text/rfc822-headers

Return-Path: <site@site.test>
Message-ID: ${id}
Subject: La lettre

--b--
`;
}

export function complaintAbout(id: string, type = 'abuse'): string {
  return `From: feedback@exemple.fr
To: site@site.test
Subject: complaint
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

This is an email abuse report.

--b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Reporting-MTA: dns; mx.exemple.fr

--b
Content-Type: message/rfc822

From: site@site.test
Message-ID: ${id}
Subject: La lettre

Bonjour

--b--
`;
}

/** A mailbox in memory; `fail` names the call that fails, or the error of opening it. */
export function memoryMailbox(
  messages: Map<number, string>,
  handled: number[],
  fail: () => string | undefined = () => undefined,
  validity = '1',
) {
  return async (): Promise<Mailbox> => {
    const fault = fail();
    if (fault !== undefined && fault !== 'markHandled') throw new Error(fault === 'open' ? 'non' : fault);
    return {
      validity,
      after: async (last) => [...messages.keys()].filter((number) => number > last),
      stillThere: async (numbers) => numbers.filter((number) => messages.has(number)),
      source: async (number) => Buffer.from(messages.get(number) ?? ''),
      async markHandled(number) {
        if (fail() === 'markHandled') throw new Error('non');
        handled.push(number);
      },
      close: () => undefined,
    };
  };
}
