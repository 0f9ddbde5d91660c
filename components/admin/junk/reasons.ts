import { labelOf } from '../../../data/choices.ts';
import { quarantineReasons } from '../../../data/leadWords.ts';

/** Why a lead was set aside, as the owner reads it. */
export function reasonLabels(reasons: string | null): string[] {
  try {
    const codes: unknown = JSON.parse(reasons ?? '[]');
    return Array.isArray(codes) ? codes.map((code) => labelOf(quarantineReasons, String(code))) : [];
  } catch {
    return [];
  }
}
