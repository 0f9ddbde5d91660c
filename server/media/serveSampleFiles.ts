import type { RequestHandler } from 'express';
import { SAMPLE_FILES } from '../../data/examples/sampleFiles.ts';
import { ownFileContent, ownFiles } from '../../database/media/sampleFiles.ts';
import { fileHeaders } from '../http/staticFiles.ts';
import type { Services } from '../services.ts';

/**
 * The owner's own files at the addresses of those whose place they take; the others are the build's. What was served last
 * under a name stays in memory, as the build's files do: a slow reader costs no copy of it.
 */
export function serveSampleFiles({ connection }: Services): RequestHandler {
  const served = new Map<string, { hash: string; content: Buffer }>();
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = request.path.slice(1);
    const files = await ownFiles(connection);
    const own = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!own) return next();
    response.set(Object.fromEntries(fileHeaders(`${SAMPLE_FILES}/${file}`)));
    response.set('ETag', `"${own.hash}"`);
    if (request.fresh) return void response.status(304).end();
    const known = served.get(file);
    const content = known?.hash === own.hash ? known.content : await ownFileContent(connection, file);
    served.set(file, { hash: own.hash, content });
    response.set('Content-Length', String(content.length));
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}
