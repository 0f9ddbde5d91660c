interface ConsentText {
  version: string;
  text: string;
}

/**
 * What the newsletter form says beside its button. A subscriber's row names the version they read, so a published text
 * is never edited without a new version; git keeps the earlier ones.
 */
export const consent: ConsentText = {
  version: '2026-11',
  text: 'Votre adresse sert uniquement à cet envoi, avec désinscription à tout moment.',
};
