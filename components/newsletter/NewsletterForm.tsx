import styled from '@emotion/styled';
import { useId } from 'react';
import { consent } from '../../data/newsletter.ts';
import { color, focusRing, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';

const Form = styled.form`
  & label { display: block; font: inherit; margin-bottom: 14px; ${type.h4} font-weight: 420; font-size: 24px; }
  & .row { display: flex; gap: 10px; }
  & input {
    flex: 1; min-width: 0; height: 48px; padding: 0 14px; border: 1px solid ${color['band-field']}; border-radius: ${radius.control};
    background: transparent; color: ${color['on-band']}; font-size: 16px; ${focusRing(color['band-link'])}
  }
  & input:hover { border-color: ${color['on-band']}; }
  & input::placeholder { color: ${color['on-band-2']}; opacity: 1; }
  @media (max-width: 359.98px) { & .row { flex-direction: column; } & input { flex: none; } }
  & button { min-height: 48px; ${focusRing(color['band-link'])} }
  & button:disabled { opacity: .6; }
  & p { margin-top: 10px; font-size: 13px; line-height: 1.45; color: ${color['on-band-2']}; }
  & p a { text-decoration: underline; ${focusRing(color['band-link'])} }
`;

/** The newsletter form of the footer: posts by itself without script; with it `watchNewsletter` tells how it went. */
export function NewsletterForm() {
  const id = useId();
  return (
    <Form action="/api/newsletter" method="post" data-newsletter="">
      <label htmlFor={id}>Recevoir les prochaines analyses</label>
      <div className="row">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="prenom@entreprise.fr"
          maxLength={254}
        />
        <Button type="submit" level="inverse" size="md">
          S'abonner
        </Button>
      </div>
      <p>
        {consent.text} <a href="/legal/politique-confidentialite">Politique de confidentialité</a>
      </p>
    </Form>
  );
}
