import { randomUUID } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import type { Pages } from './pages.ts';
import type { PostedForm } from './terminationStep.ts';

type RenderPage = (init: object) => Promise<{ httpResponse: { statusCode: number; body: string } }>;

/** The pages while developing: Vite with hot reload inside the same process, nothing stored. */
export async function createDevPages({
  files,
  baseUrl,
  formToken,
}: {
  /** A folder of files a build would have made. */
  files: string;
  baseUrl: () => string;
  formToken: () => string;
}): Promise<Pages> {
  const { createDevMiddleware, renderPage } = (await import('vike/server')) as unknown as {
    createDevMiddleware: (options: { root: string }) => Promise<{ devMiddleware: RequestHandler }>;
    renderPage: RenderPage;
  };
  const { devMiddleware } = await createDevMiddleware({ root: process.cwd() });
  const renderer: RequestHandler = async (request, response, next) => {
    const posted = response.locals.posted as PostedForm | undefined;
    if (!posted && request.method !== 'GET' && request.method !== 'HEAD') return next();
    const signedIn = Boolean(response.locals.session);
    const form = { key: randomUUID(), token: formToken(), ...posted };
    const { httpResponse } = await renderPage({ urlOriginal: request.originalUrl, baseUrl: baseUrl(), signedIn, form });
    const html = httpResponse.body.replace('</head>', '<script src="/start.js" async></script></head>');
    response.status(httpResponse.statusCode).type('html').send(html);
  };
  const allowDevelopment: RequestHandler = (_request, response, next) => {
    response.removeHeader('Content-Security-Policy');
    next();
  };
  return {
    answerCached: () => false,
    handler: [allowDevelopment, express.static(files), devMiddleware, renderer],
    async warm() {},
  };
}
