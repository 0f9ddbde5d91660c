import { type FormEvent, useState } from 'react';
import { type Control, judgeAddress, mendAddress } from './refusals.ts';

/**
 * Shows the error of a field under it, in place of the browser's bubble, which would cover it; the browser still validates. The sentence
 * disappears once the field is valid. An error of the server (`showRefusals`) keeps its own words.
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
          // Submits after this event, since a form ignores a second submission while it is being validated.
          return void setTimeout(() => field.form?.requestSubmit());
        }
        const sentence = field.validity.customError ? field.validationMessage : hint;
        setProblem(sentence ?? '');
        if (!sentence) return;
        event.preventDefault();
        // The page must scroll to the first invalid field itself: the browser does so only with its own bubble.
        if (field.form?.querySelector(':is(input, select, textarea):invalid') === field)
          requestAnimationFrame(() => {
            field.focus({ preventScroll: true });
            // Scrolls until the field and its sentence are in view, above the bar of buttons.
            field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
          });
      },
      onInput: (event: { currentTarget: Control }) => settle(event.currentTarget),
    },
  };
}
