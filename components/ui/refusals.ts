import { readAddress } from '../../data/entry/readText.ts';
import { ADDRESS_EXPECTED, isEmailAddress } from '../../data/leads/contactDetails.ts';
import type { FieldError } from '../../data/problem.ts';

/** A form control that has a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Validates an address by the server's rule, which is stricter than the browsers': they accept `lea@exemple`. */
export function judgeAddress(field: Control): void {
  if (field.type !== 'email') return;
  const address = readAddress(field.value);
  field.setCustomValidity(address === '' || isEmailAddress(address) ? '' : ADDRESS_EXPECTED);
}

/** Replaces a refused address by the address that the server would extract from it; returns whether the field is then valid. */
export function mendAddress(field: Control): boolean {
  if (field.type !== 'email' || !field.validity.typeMismatch) return false;
  const address = readAddress(field.value);
  if (address === field.value || !isEmailAddress(address)) return false;
  // Uses the prototype's setter: React overrides `value` on the element, and would otherwise not take the `input` event for a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.validity.valid;
}

/** Shows each error of the server under its field and focuses the first such field; returns whether this form has any of the fields. */
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
