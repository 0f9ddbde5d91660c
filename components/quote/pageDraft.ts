import { type Control, judgeAddress } from '../ui/refusals.ts';
import { keepDraft, readDraft } from './quoteDraft.ts';

/** Draft of a form that the browser posts as a page. */
export interface KeptDraft {
  /** Shows the kept words in the form, and returns the key they were kept under. */
  show: (form: HTMLFormElement | null) => string | undefined;
  keep: (form: HTMLFormElement) => void;
}

/** Fields for a person; neither hidden ones nor the honeypot. */
const FIELDS = 'input:not([type=hidden], [tabindex]), select, textarea';
const fieldsOf = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<Control>(FIELDS) ?? [])];

/** Draft of the page `/devis`: the dialog's own, with the key of the form, under which the same words are one request. */
export const pageDraft: KeptDraft = {
  show(form) {
    const draft = readDraft();
    for (const field of fieldsOf(form)) {
      const words = draft[field.name];
      // A service named by the address is the visitor's latest choice.
      if (words && !(field.name === 'service' && field.value)) field.value = words;
      judgeAddress(field);
    }
    return draft.idempotencyKey;
  },
  keep(form) {
    const { idempotencyKey } = form.elements as unknown as Record<'idempotencyKey', HTMLInputElement>;
    const words = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
    keepDraft({ ...readDraft(), ...words, idempotencyKey: idempotencyKey.value });
  },
};

/** Draft of the page after too many corrections: its words begin a new request, under a new key. */
export const wordsAlone: KeptDraft = {
  ...pageDraft,
  show: (form) => {
    pageDraft.show(form);
    return undefined;
  },
};
