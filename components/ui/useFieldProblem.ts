import { type FormEvent, useState } from 'react';
import { type Control, judgeAddress, mendAddress } from './refusals.ts';

/**
 * Native validation stays; on `invalid` the sentence is shown under the field instead of the browser's bubble, which would cover it, and
 * disappears as soon as the field is valid. A refusal of the server (`showRefusals`) keeps its own words.
 */
export function useFieldProblem(hint?: string, refused?: string) {
  const [problem, setProblem] = useState(refused);
  const settle = (field: Control) => {
    if (field.validity.customError) field.setCustomValidity('');
    judgeAddress(field);
    if (field.validity.valid) setProblem(undefined);
  };
  return {
    problem,
    handlers: {
      onInvalid: (event: FormEvent<Control>) => {
        const field = event.currentTarget;
        if (mendAddress(field)) {
          event.preventDefault();
          // Submits after this event: a form that is being validated ignores a second submission.
          return void setTimeout(() => field.form?.requestSubmit());
        }
        const sentence = field.validity.customError ? field.validationMessage : hint;
        setProblem(sentence ?? '');
        if (!sentence) return;
        event.preventDefault();
        // The browser scrolls to the first invalid field only when it shows its bubble.
        if (field.form?.querySelector(':is(input, select, textarea):invalid') === field)
          requestAnimationFrame(() => {
            field.focus({ preventScroll: true });
            // Scrolls to the field with its sentence, above the bar of buttons.
            field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
          });
      },
      onInput: (event: { currentTarget: Control }) => settle(event.currentTarget),
    },
  };
}
