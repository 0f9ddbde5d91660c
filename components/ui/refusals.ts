import { readAddress } from '../../data/entry/readText.ts';
import { ADDRESS_EXPECTED, isEmailAddress } from '../../data/leads/contactDetails.ts';
import type { FieldError } from '../../data/problem.ts';

/** A field of a form, whatever it is filled with. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Judges the address of a field as the server will: `lea@exemple` is one for the browser alone. */
export function judgeAddress(field: Control): void {
  if (field.type !== 'email') return;
  const address = readAddress(field.value);
  field.setCustomValidity(address === '' || isEmailAddress(address) ? '' : ADDRESS_EXPECTED);
}

/** Puts what the server will read of it into the field of an address that the browser refuses; whether it is one by then. */
export function mendAddress(field: Control): boolean {
  if (field.type !== 'email' || !field.validity.typeMismatch) return false;
  const address = readAddress(field.value);
  if (address === field.value || !isEmailAddress(address)) return false;
  // React follows its own property; the browser's fills the field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.validity.valid;
}

/** Says each refusal of the server under its field, the first of which takes the focus; whether any has its field here. */
export function showRefusals(form: HTMLFormElement, errors: readonly FieldError[]): boolean {
  let found = false;
  for (const { field, detail } of errors) {
    const control = form.elements.namedItem(field) ?? form.querySelector(`[data-entry='${CSS.escape(field)}']`);
    if (!(control && 'setCustomValidity' in control)) continue;
    (control as Control).setCustomValidity(detail);
    found = true;
  }
  if (found) form.reportValidity();
  return found;
}
