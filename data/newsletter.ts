interface ConsentText {
  version: string;
  text: string;
}

/**
 * Consent text beside the button of the newsletter form. A subscriber's row names the version they read, so a
 * published text is never edited without a new version; git keeps the earlier ones.
 */
export const consent: ConsentText = {
  version: '2026-11',
  text: 'Votre adresse sert uniquement à cet envoi, avec désinscription à tout moment.',
};

/** Instruction after an address was stored, with and without script. */
export const openTheMail =
  'Ouvrez le courriel de confirmation qui vient de partir : l’inscription compte à partir de votre clic.';
