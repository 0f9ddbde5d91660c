import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { ApiError } from '../../api.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Values } from './useTyped.ts';

/** What is wrong, by the field's name, or by the path of a part of a list: `site.social.2.url`. */
export type Wrong = Readonly<Record<string, string>>;

/** What a refused save says of each field. */
export const fieldErrors = (error: unknown): Wrong =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, detail }) => [field, detail])) : {};

/** What is wrong inside of a field, by the path from there. */
export const wrongInside = (wrong: Wrong, name: string): Wrong =>
  Object.fromEntries(
    Object.entries(wrong).flatMap(([path, said]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), said]] : [],
    ),
  );

/** The texts that are longer than their field, said while they are written. */
export const tooLong = (fields: readonly SettingsField[], values: Values): Wrong =>
  Object.fromEntries(
    fields.flatMap(({ name, max = Number.POSITIVE_INFINITY }) => {
      const value = values[name];
      if (typeof value !== 'string' || value.length <= max) return [];
      return [[name, `${formatNumber(value.length)} caractères : ${formatNumber(max)} au plus.`]];
    }),
  );
