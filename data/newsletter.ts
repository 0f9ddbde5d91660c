interface ConsentText {
  version: string;
  text: string;
}

/**
 * Consent text beside the button of the newsletter form. A subscriber's row stores the version they agreed to, so a published text is never
 * edited without a new version number; git keeps earlier texts.
 */
export const consent: ConsentText = {
  version: '2026-11',
  text: 'Votre adresse sert uniquement à cet envoi, avec désinscription à tout moment.',
};

/** Text shown once an address is stored, with and without script: the subscriber must click the link of the confirmation mail. */
export const openTheMail =
  'Ouvrez le courriel de confirmation qui vient de partir : l’inscription compte à partir de votre clic.';
