import type { FormEvent, ReactNode } from 'react';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { Button, type ButtonLevel } from '../ui/Button.tsx';
import { TextButton } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';
import { loadQuoteDialog } from './loadQuoteDialog.ts';
import { openQuote, type SelectedService } from './openQuote.ts';
import { selectedService } from './selectedService.ts';

interface Props {
  children: ReactNode;
  /** Preselects this service. */
  service?: ServiceCode;
  /** Or a text of its own (the SaaS example's price is no catalogue price). */
  selected?: SelectedService;
  level?: ButtonLevel | 'text' | 'band-text';
  size?: 'default' | 'md';
  wide?: boolean;
  arrow?: boolean;
  /** The heading this button belongs to, where several bear the same words. */
  describedBy?: string;
}

/**
 * A button that opens the quote form. It is the submit button of a form that leads to `/devis`, so that it works before
 * hydration and without script; once hydrated it opens the dialog instead
 * (docs/decisions/0011-quote-buttons-are-forms.md).
 */
export function QuoteButton({
  children,
  service,
  selected,
  level = 'primary',
  size = 'default',
  wide = false,
  arrow = false,
  describedBy,
}: Props) {
  const content = useContent();
  const aria = { 'aria-haspopup': 'dialog', 'aria-describedby': describedBy } as const;
  const preset = selected ?? (service && selectedService(content, service));
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openQuote({ service: preset, opener: event.currentTarget.textContent });
  };
  const intend = () => void loadQuoteDialog().catch(() => undefined);
  return (
    <form
      action="/devis"
      method="get"
      onSubmit={open}
      onPointerEnter={intend}
      onFocus={intend}
      style={{ display: 'contents' }}
    >
      {preset && <input type="hidden" name="service" value={preset.code} />}
      {level === 'text' || level === 'band-text' ? (
        <TextButton type="submit" {...aria} tone={level === 'text' ? 'page' : 'band'} arrow={arrow}>
          {children}
        </TextButton>
      ) : (
        <Button type="submit" {...aria} level={level} size={size} wide={wide}>
          {children}
        </Button>
      )}
    </form>
  );
}
