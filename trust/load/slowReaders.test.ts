import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { caller, pause } from '../testing/call.ts';
import { isLong, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const READERS = 500;
/** The largest page, several times over: more than the system's buffers take. */
const ASKED = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40);

const residentMegabytes = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Established connections whose server end is on a port, and the bytes that wait in them, as the kernel lists them. */
function connectionsTo(port: number): { open: number; waiting: number } {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const own = new RegExp(`^\\s*\\d+: [0-9A-F]+:${hex} [0-9A-F]+:[0-9A-F]{4} 01 ([0-9A-F]+):`);
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'utf8').split('\n'));
  const waiting = tables.flat().flatMap((line) => own.exec(line)?.[1] ?? []);
  return { open: waiting.length, waiting: waiting.reduce((sum, bytes) => sum + Number.parseInt(bytes, 16), 0) };
}

// The quick form of this is server/http/httpServer.test.ts, with a shorter patience.
test.runIf(isLong)(
  'five hundred readers that take nothing are sent away within thirty seconds, and honest ones do not notice them',
  async () => {
    const { port, child } = await startServerProcess({ shipped: true });
    const call = caller(port, 2);
    const memory = () => residentMegabytes(child.pid);
    // The start still compresses its pages: what they take is not the readers' doing.
    await pause(15_000);
    const before = memory();
    const begun = performance.now();
    let last = 0;
    for (let n = 0; n < READERS; n += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(ASKED));
      socket.pause();
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
    }
    await pause(10_000);
    const during = memory();
    const times: number[] = [];
    // Who does not read does not learn that it was sent away: the system says how many connections the server has.
    let open = READERS;
    // On a busy machine it takes a while until the system takes no more: only then has a reader taken nothing for a while.
    let [most, full] = [0, begun];
    while (open > 0 && performance.now() - begun < 90_000) {
      times.push((await call({ path: '/api/blog/articles' })).ms);
      const now = connectionsTo(port);
      open = now.open - 2;
      if (now.waiting > most) [most, full] = [now.waiting, performance.now()];
      if (open > 0) last = performance.now() - full;
      await pause(200);
    }
    expect(open).toBeLessThanOrEqual(0);
    expect(last).toBeLessThan(30_000);
    expect(Math.max(...times)).toBeLessThan(1000);
    await pause(2000);
    report(
      'A15',
      `${READERS} slow readers closed after ${Math.round(last)} ms, honest answers in ${Math.round(Math.max(...times))} ms at most, +${Math.round(during - before)} MB while they stood, +${Math.round(memory() - before)} MB after`,
    );
  },
  300_000,
);
