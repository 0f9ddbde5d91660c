import styled from '@emotion/styled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readAddress } from '../../data/entry/readText.ts';
import { ADDRESS_EXPECTED } from '../../data/leads/contactDetails.ts';
import { consent, openTheMail } from '../../data/newsletter.ts';
import { ApiError, callApi } from '../api.ts';
import { color, focusRing, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { showRefusals } from '../ui/refusals.ts';
import { showToast } from '../ui/toast.ts';
import { useFieldProblem } from '../ui/useFieldProblem.ts';

const Form = styled.form`
  & label { display: block; font: inherit; margin-bottom: 14px; ${type.h4} font-weight: 420; font-size: 24px; }
  & input {
    flex: 1; min-width: 0; height: 48px; padding: 0 14px; border: 1px solid ${color['band-field']}; border-radius: ${radius.control};
    background: transparent; color: ${color['on-band']}; font-size: 16px; ${focusRing(color['band-link'])}
  }
  & input:hover { border-color: ${color['on-band']}; }
  & input::placeholder { color: ${color['on-band-2']}; opacity: 1; }
  @media (max-width: 359.98px) { & input { flex: none; } }
  & button { min-height: 48px; ${focusRing(color['band-link'])} }
  & button:disabled { opacity: .6; }
  & p { margin-top: 10px; font-size: 13px; line-height: 1.45; color: ${color['on-band-2']}; }
  & [role=status] { font-size: 15px; color: ${color['on-band']}; }
  & [role=status]:empty { display: none; }
  & p a { text-decoration: underline; ${focusRing(color['band-link'])} }
`;
const Row = styled.div`
  display: flex;
  gap: 10px;
  @media (max-width: 359.98px) { flex-direction: column; }
`;

const FALLBACK = "Une erreur est survenue lors de l'inscription.";

/** Newsletter form of the footer: idle, then pending, then success (the form is reset) or error, each announced by a toast. */
export function NewsletterForm() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { problem, handlers } = useFieldProblem(ADDRESS_EXPECTED);
  const [state, setState] = useState<'idle' | 'pending' | 'success' | 'error'>('idle');
  useEffect(() => {
    // Returns the focus to the button: the browser removed it while the button was disabled.
    if (state !== 'idle' && state !== 'pending' && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState('pending');
    try {
      await callApi('POST', '/api/newsletter', { email: readAddress(String(new FormData(form).get('email'))) });
      form.reset();
      setState('success');
      showToast({
        title: 'Inscription réussie !',
        description: 'Vous recevrez bientôt nos actualités IA.',
        tone: 'success',
      });
    } catch (error) {
      setState('error');
      // Shows only messages of the API: a network error of the browser is in English and not meant for visitors.
      const description = error instanceof ApiError ? error.detail : FALLBACK;
      showToast({ title: 'Erreur', description, tone: 'destructive' });
      if (error instanceof ApiError) showRefusals(form, error.errors);
    }
  };
  return (
    <Form action="/api/newsletter" method="post" onSubmit={submit}>
      <label htmlFor={id}>Recevoir les prochaines analyses</label>
      <Row>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="prenom@entreprise.fr"
          maxLength={254}
          {...handlers}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        />
        <Button ref={button} type="submit" level="inverse" size="md" disabled={state === 'pending'}>
          S'abonner
        </Button>
      </Row>
      {problem && <p id={`${id}-problem`}>{problem}</p>}
      <p role="status">{state === 'success' && openTheMail}</p>
      <p>
        {consent.text} <a href="/legal/politique-confidentialite">Politique de confidentialité</a>
      </p>
    </Form>
  );
}
