/**
 * Added before a rounding: 61.5 computed as 61.499999999999993 must give 62 in every spreadsheet, as in the model (`whole`).
 */
export const DUST = '+0.000000001';
