import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { lastingPort, listenAt } from './lastingPort.ts';

/** Faults of a mail server (docs/trust.md, A12). `stripped`: an attacker on the way hides STARTTLS. */
export const FAULTS = ['refused', 'silent', '421', '451', '550', 'hangs-up', 'drips', 'stripped'] as const;
export type Fault = (typeof FAULTS)[number] | 'none';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** Commands and bodies a client sent, as they came over the wire. */
  heard: () => string;
  connections: () => number;
  fault: () => Fault;
  breakDown(fault: Fault): Promise<void>;
  /** Replies this way at each `RCPT TO`; `undefined` accepts the recipient. */
  refuse(answer: (address: string) => { code: number; words: string } | undefined): void;
}

/** A real SMTP server on this machine, behind a proxy with every fault. Closed when the test ends, or by `atEnd`. */
export async function mailServer(atEnd: (close: () => void) => void = onTestFinished): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let fault: Fault = 'none';
  let refusal: Parameters<MailServer['refuse']>[0] = () => undefined;
  let heard = '';
  let connections = 0;

  const refuse = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });
  const behind = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH'],
    logger: false,
    onConnect: (_session, done) => done(fault === '421' ? refuse(421, 'Service not available') : null),
    onRcptTo({ address }, _session, done) {
      const refused = refusal(address);
      if (refused) return done(refuse(refused.code, refused.words));
      if (fault === '451') return done(refuse(451, 'Try again later'));
      done(fault === '550' ? refuse(550, 'No such user') : null);
    },
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined);
      // The client was killed midway.
      if (raw === undefined) return;
      if (fault === 'hangs-up') return closeAll();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  behind.on('error', () => undefined);
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const behindPort = (behind.server.address() as { port: number }).port;

  const door = createServer((socket) => {
    connections += 1;
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    if (fault === 'silent') return;
    if (fault === 'drips') return drip(socket);
    const inside = new (socket.constructor as typeof Socket)().connect(behindPort, '127.0.0.1');
    inside.on('error', () => undefined);
    socket.pipe(inside).pipe(socket);
    socket.on('close', () => inside.destroy());
  });
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  const port = await lastingPort();
  await listenAt(door, port);
  atEnd(() => {
    closeAll();
    door.close();
    behind.close();
  });

  return {
    port,
    received,
    heard: () => heard,
    connections: () => connections,
    fault: () => fault,
    refuse(answer) {
      refusal = answer;
    },
    async breakDown(next) {
      if (next === 'refused') {
        closeAll();
        await new Promise((resolve) => door.close(resolve));
      } else if (fault === 'refused') await listenAt(door, port);
      if (fault === 'silent' || fault === 'drips') closeAll();
      fault = next;
    },
  };
}

/** Greets, then sends one byte after the other without end: it is never silent. */
function drip(socket: Socket): void {
  socket.write('220 drips\r\n');
  const answer = '250-drips\r\n';
  let sent = 0;
  const timer = setInterval(() => socket.write(answer[sent++ % answer.length] ?? ''), 5);
  socket.on('close', () => clearInterval(timer));
}

/** The header block of a mail as name and value, unfolded, in order. */
export function headersOf(raw: string): [name: string, value: string][] {
  const block = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return block.split('\r\n').map((header) => {
    const colon = header.indexOf(':');
    return [header.slice(0, colon), header.slice(colon + 1).trim()];
  });
}

export const headerOf = (raw: string, name: string): string | undefined =>
  headersOf(raw).find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];
