import { labelOf } from '../choices.ts';
import { quarantineReasons, type SpamReason } from './leadWords.ts';

/** From this weight on a program is all but certain: no receipt goes to the address it typed. */
const NO_RECEIPT_FROM = 3;

/** Whether the sender of a request held for these reasons still gets a receipt: each may be an honest person's. */
export const getsReceipt = (reasons: readonly SpamReason[]): boolean =>
  quarantineReasons.filter(({ code }) => reasons.includes(code)).reduce((sum, { weight }) => sum + weight, 0) <
  NO_RECEIPT_FROM;

/** The reasons of a lead's row, as the owner reads them. @param reasons the stored JSON list. */
export function reasonLabels(reasons: string | null): string[] {
  try {
    const codes: unknown = JSON.parse(reasons ?? '[]');
    return Array.isArray(codes) ? codes.map((code) => labelOf(quarantineReasons, String(code))) : [];
  } catch {
    return [];
  }
}
