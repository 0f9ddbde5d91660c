import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { caller, pause } from './testing/call.ts';
import { isLong, report } from './testing/form.ts';
import { startServerProcess } from './testing/serverProcess.ts';

const READERS = 500;
/** Pipelined, so that the answers are more than the system's buffers take. */
const ASKED = 'GET /api/blog/articles HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(600);

// The quick form of this is server/httpServer.test.ts, with a shorter patience.
test.runIf(isLong)(
  'five hundred readers that take nothing are sent away within thirty seconds, and honest ones do not notice them',
  async () => {
    const { port } = await startServerProcess({ twins: ['probe'] });
    const call = caller(port, 2);
    const memory = async () => JSON.parse((await call({ path: '/probe/memory' })).text).rss / 2 ** 20;
    const before = await memory();
    const begun = performance.now();
    let closed = 0;
    let last = 0;
    for (let n = 0; n < READERS; n += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(ASKED));
      socket.pause();
      const gone = () => {
        closed += 1;
        last = performance.now() - begun;
      };
      // A reset reaches a socket that does not read as an error of its next write.
      const knock = setInterval(() => socket.write(' '), 500);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        clearInterval(knock);
        gone();
      });
      onTestFinished(() => void socket.destroy());
    }
    await pause(10_000);
    const during = await memory();
    const times: number[] = [];
    while (closed < READERS && performance.now() - begun < 60_000) {
      times.push((await call({ path: '/api/blog/articles' })).ms);
      await pause(50);
    }
    expect(closed).toBe(READERS);
    expect(last).toBeLessThan(30_000);
    expect(Math.max(...times)).toBeLessThan(1000);
    await pause(2000);
    report(
      'A15',
      `${READERS} slow readers closed after ${Math.round(last)} ms, honest answers in ${Math.round(Math.max(...times))} ms at most, +${Math.round(during - before)} MB while they stood, +${Math.round((await memory()) - before)} MB after`,
    );
  },
  120_000,
);
