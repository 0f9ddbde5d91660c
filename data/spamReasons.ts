/** Why a lead may be set aside, in the order the reasons are named; the codes are stored. */
export const spamReasons = [
  { code: 'honeypot', label: 'Champ piège rempli', weight: 3 },
  { code: 'jeton-invalide', label: 'Jeton de formulaire falsifié', weight: 3 },
  { code: 'trop-rapide', label: 'Envoyé en moins de 2 secondes', weight: 3 },
  { code: 'liens', label: 'Trop de liens', weight: 1 },
  { code: 'contenu', label: 'Contenu publicitaire', weight: 1 },
  { code: 'domaine-jetable', label: 'Adresse jetable', weight: 1 },
] as const;

export type SpamReason = (typeof spamReasons)[number]['code'];

/** From this weight on a program is all but certain: no receipt goes to the address it typed. */
const NO_RECEIPT_FROM = 3;

/** Whether somebody set aside for these reasons is sent their receipt all the same: each may be an honest person's. */
export const getsReceipt = (reasons: readonly SpamReason[]): boolean =>
  spamReasons.filter(({ code }) => reasons.includes(code)).reduce((sum, { weight }) => sum + weight, 0) <
  NO_RECEIPT_FROM;

/** The reasons of a lead's row, as the owner reads them. @param reasons the stored JSON list. */
export function reasonLabels(reasons: string | null): string[] {
  try {
    const codes: unknown = JSON.parse(reasons ?? '[]');
    if (!Array.isArray(codes)) return [];
    return codes.map((code) => spamReasons.find((reason) => reason.code === code)?.label ?? String(code));
  } catch {
    return [];
  }
}
