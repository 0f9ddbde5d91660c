import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, PageInit } from './pageRenderer.ts';

type RenderPage = (init: PageInit) => Promise<{
  httpResponse: { statusCode: number; body: string };
  styleHashes?: string[];
}>;

const loaded = load(workerData as string);
// Whoever asks for a page is told; nobody may have asked yet.
loaded.catch(() => undefined);

parentPort?.on('message', async ({ id, init }: { id: number; init: PageInit }) => {
  parentPort?.postMessage(await draw(id, init));
});

async function load(dist: string): Promise<RenderPage> {
  const { renderPage } = (await import('vike/server')) as { renderPage: RenderPage };
  await import(path.join(dist, 'server', 'entry.mjs'));
  return renderPage;
}

async function draw(id: number, init: PageInit): Promise<Answer> {
  try {
    const renderPage = await loaded;
    const { httpResponse, styleHashes = [] } = await renderPage(init);
    return { id, drawn: { status: httpResponse.statusCode, html: httpResponse.body, styleHashes } };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
