import type { Request, RequestHandler, Response, Router } from 'express';
import { togetherQuery } from '../../../data/api/queries.ts';
import type { AnsweredTogether } from '../../../data/api/siteAnswers.ts';
import { Problem } from '../../http/problem.ts';
import { asking } from '../route.ts';

/**
 * `GET /api/admin/together?ask=/api/leads&ask=…`: what a desk that opens asks, in one call. Each is answered by its own handlers, with
 * their own checks, in the same process. @param api everything under `/api`
 */
export function together(api: Router): RequestHandler {
  return asking(togetherQuery, async ({ ask }, request, response) => {
    const answers = await Promise.all(ask.map((path) => answerTo(api, path, request, response)));
    response.json({ success: true, answers } satisfies AnsweredTogether);
  });
}

/** One answer, kept in place of being sent: its handlers read a request for `path` that is otherwise the one that came. */
function answerTo(api: Router, path: string, request: Request, response: Response) {
  return new Promise<AnsweredTogether['answers'][number]>((resolve, reject) => {
    const asked = Object.create(request, {
      url: { value: path.replace(/^\/api/, ''), writable: true },
      originalUrl: { value: path, writable: true },
      baseUrl: { value: '/api', writable: true },
    }) as Request;
    let status = 200;
    const answer: Response = Object.create(response, {
      status: {
        value(code: number) {
          status = code;
          return answer;
        },
      },
      json: { value: (body: unknown) => resolve({ status, body }) },
    });
    api(asked, answer, (error?: unknown) => {
      if (error instanceof Problem) resolve({ status: error.status, body: { detail: error.detail } });
      else reject(error ?? new Error(`No handler for ${path}`));
    });
  });
}
