import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { servicePageOf } from '../../data/servicePages.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { ContentProvider } from '../useContent.tsx';
import { ServiceClosing } from './ServiceClosing.tsx';
import { ServiceWords } from './ServiceHero.tsx';

const drawn = (part: ReactNode) => renderToStaticMarkup(<ContentProvider value={content}>{part}</ContentProvider>);

/** Strips styles and tags from HTML, and replaces every kind of space by a plain one. */
const read = (html: string) =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ');

describe.each(content.services.map((service) => [service.code, service] as const))(
  'the page of %s',
  (code, service) => {
    const { page } = servicePageOf(content, code);

    it('shows the catalogue’s price, delay and format as badges', () => {
      const text = read(drawn(<ServiceWords service={service} page={page} />));
      for (const badge of [`${service.price} €`, `Livraison en ${service.deliveryHours} h`, service.format])
        expect(text).toContain(`|${badge}|`);
    });

    it('orders from its closing band with the code of the service', () => {
      const html = drawn(<ServiceClosing service={service} page={page} />);
      expect(read(html)).toContain(`|Commander - ${service.price} €|`);
      const ordering = parse(html).querySelectorAll('button[name=service]');
      expect(new Set(ordering.map((button) => button.getAttribute('value')))).toEqual(new Set([code]));
    });
  },
);
