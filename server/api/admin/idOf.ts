import type { Request } from 'express';
import { Problem } from '../../http/problem.ts';

/**
 * The number in a path.
 * @throws Problem 404 for anything else.
 */
export function idOf(request: Request, name = 'id'): number {
  const id = Number(request.params[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw new Problem(404, 'Cet élément n’existe pas.');
  return id;
}
