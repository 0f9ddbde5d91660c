import { subscribe } from 'node:diagnostics_channel';

/** Loaded into a site before its own code: on SIGUSR2 it collects what is garbage and says what is left. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stderr.write(`${JSON.stringify({ memory: { used: heapUsed + external, rss } })}\n`);
});

/** Twin: a cache with a key for every address ever asked. */
if (process.env.TRUST_TWIN === 'endless-cache') {
  const kept = new Map<string, number[]>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: { url: string } };
    kept.set(request.url, Array<number>(100).fill(kept.size));
  });
}
