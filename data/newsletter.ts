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

/** What is left to do once an address is noted, with script as without. */
export const openTheMail =
  'Ouvrez le courriel de confirmation qui vient de partir : l’inscription compte à partir de votre clic.';
