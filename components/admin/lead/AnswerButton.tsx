import { TextButton } from '../../ui/TextLink.tsx';

/** Where the reply is a long way down: puts the caret into it. */
export const AnswerButton = () => (
  <TextButton
    type="button"
    onClick={({ currentTarget }) =>
      currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('textarea[name=reply]')?.focus()
    }
  >
    Répondre
  </TextButton>
);
