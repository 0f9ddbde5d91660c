/** Fragment of a request's page that puts the caret into its reply. */
export const TO_REPLY = '#repondre';
/** Fragment of a request's page that opens its quotes. */
export const TO_QUOTE = '#devis';

/** Opens a part of the shown request, also when the address has its fragment already. */
export function openPart(fragment: typeof TO_REPLY | typeof TO_QUOTE): void {
  location.hash = '';
  location.hash = fragment;
}

/** Puts the caret into the reply inside `place`; opens the tab of the reply where another one is shown. */
export function goToReply(place: ParentNode | null): void {
  const field = place?.querySelector<HTMLElement>('[name=reply]');
  if (field) field.focus();
  else openPart(TO_REPLY);
}
