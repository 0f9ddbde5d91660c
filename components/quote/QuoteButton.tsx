import type { MouseEvent, ReactNode } from 'react';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import type { Content } from '../../data/settings/content.ts';
import { Button, type ButtonLevel } from '../ui/Button.tsx';
import { TextButton } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';
import { loadQuoteDialog } from './loadQuoteDialog.ts';
import { type Opening, openQuote, QUOTE_FORM_ID, type SelectedService } from './openQuote.ts';

/** Returns the preselection made by the buttons of a catalogue service. */
function selectedService(content: Content, code: ServiceCode): SelectedService | undefined {
  const offer = [content.pack, content.saas, ...content.services].find((one) => one.code === code);
  return offer && { code, title: offer.title, price: priceText(offer.price), text: orderText(offer) };
}

interface Props extends Pick<Opening, 'note' | 'asksCall'> {
  children: ReactNode;
  service?: ServiceCode;
  /** Service preselected with a text of its own: the SaaS example, for instance, whose price is not in the catalogue. */
  selected?: SelectedService;
  level?: ButtonLevel | 'text' | 'band-text';
  size?: 'default' | 'md';
  wide?: boolean;
  arrow?: boolean;
  /** Id of a nearby heading that is added to the button's accessible name, since several buttons of the page have the same words. */
  describedBy?: string;
}

/**
 * Button that opens the quote form. It submits the page's form that leads to `/devis`, so that it works before hydration and without
 * script; after hydration it opens the dialog (docs/decisions/0029-platform-elements.md).
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
  note,
  asksCall,
}: Props) {
  const content = useContent();
  const preset = selected ?? (service && selectedService(content, service));
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    openQuote({ service: preset, opener: event.currentTarget.textContent, note, asksCall });
  };
  const intend = () => void loadQuoteDialog().catch(() => undefined);
  const button = {
    type: 'submit',
    form: QUOTE_FORM_ID,
    ...(preset && { name: 'service', value: preset.code }),
    onClick: open,
    onPointerEnter: intend,
    onFocus: intend,
    'aria-haspopup': 'dialog',
    'aria-describedby': describedBy,
  } as const;
  if (level === 'text' || level === 'band-text')
    return (
      <TextButton {...button} tone={level === 'text' ? 'page' : 'band'} arrow={arrow}>
        {children}
      </TextButton>
    );
  return (
    <Button {...button} level={level} size={size} wide={wide}>
      {children}
    </Button>
  );
}
