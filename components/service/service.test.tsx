import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { services } from '../../data/offer/services.ts';
import { servicePageOf } from '../../data/servicePages.ts';
import { ServiceClosing } from './ServiceClosing.tsx';
import { ServiceWords } from './ServiceWords.tsx';

/** What is read: styles and tags out, every space plain. */
const read = (html: string) =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ');

describe.each(services.map((service) => [service.code, service] as const))('the page of %s', (code, service) => {
  const { page } = servicePageOf(code);

  it('shows the catalogue’s price, delay and format as badges', () => {
    const text = read(renderToStaticMarkup(<ServiceWords service={service} page={page} />));
    for (const badge of [`${service.price} €`, `Livraison en ${service.deliveryHours} h`, service.format])
      expect(text).toContain(`|${badge}|`);
  });

  it('orders from its closing band with the code of the service', () => {
    const html = renderToStaticMarkup(<ServiceClosing service={service} page={page} />);
    expect(read(html)).toContain(`|Commander - ${service.price} €|`);
    expect(html).toContain(`name="service" value="${code}"`);
  });
});
