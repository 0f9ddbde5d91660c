import { ApiError } from '../../api.ts';

/** What a refused save says of each field (422), by the field's name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  try {
    const { errors } = JSON.parse(error.message.slice(error.message.indexOf(': ') + 2)) as {
      errors?: readonly { field: string; detail: string }[];
    };
    return Object.fromEntries((errors ?? []).map(({ field, detail }) => [field, detail]));
  } catch {
    return {};
  }
}
