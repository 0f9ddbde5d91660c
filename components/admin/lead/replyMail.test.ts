import { expect, test } from 'vitest';
import type { Lead } from '../../../data/api/rows.ts';
import { fillTemplate, mailAddress, replyLink } from './replyMail.ts';

const lead = {
  name: 'Camille Marchand',
  email: 'camille@atelier.example',
  service: 'Étude de marché - 120€',
  service_code: 'etude-marche',
  reference: 'DEV-2026-0042',
} as Lead;

test('a template takes the first name, the service as it is sold and the reference', () => {
  expect(fillTemplate('Bonjour {prénom}, {service}, {référence} {autre}', lead)).toBe(
    'Bonjour Camille, Étude de marché - 120\u00a0€, DEV-2026-0042 {autre}',
  );
});

test('an address cannot smuggle another recipient or header into the link', () => {
  expect(mailAddress('a@b.example?bcc=x@y.example&subject=z')).toBe(
    'mailto:a@b.example%3Fbcc%3Dx@y.example%26subject%3Dz',
  );
});

test('the link carries subject, body with CRLF, and the Reply-To when there is one', () => {
  expect(replyLink(lead, { subject: 'Été', body: 'a\nb' }, '')).toBe(
    'mailto:camille@atelier.example?subject=%C3%89t%C3%A9&body=a%0D%0Ab',
  );
  expect(replyLink(lead, { subject: 's', body: 'b' }, 'moi@site.example')).toContain('&reply-to=moi%40site.example&');
});
