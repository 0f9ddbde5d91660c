/** Day of the last change of each legal document, `YYYY-MM-DD`: of its text, or of what the owner changes and it says. */
export const legalDays = {
  'mentions-legales': '2026-11-26',
  'politique-confidentialite': '2026-11-26',
  cgv: '2026-11-26',
  'conditions-remboursement': '2026-11-22',
};
