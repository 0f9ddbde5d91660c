import { composer } from '../mail/messages/compose.ts';
import { mailSource } from '../mail/startMailer.ts';
import type { Mail } from '../mail/types.ts';
import { saveSettings } from './saveSettings.ts';
import { lead, siteUnderTest } from './siteUnderTest.ts';

/** Facts of a seller that the law requires, as an owner would fill them in. Specimens. */
export const SELLER = {
  'site.email': 'bonjour@exemple.fr',
  'site.phone': '01 00 00 00 00',
  'site.owner.name': 'Dominique Spécimen',
  'identity.address': '12 rue de l’Exemple, 75011 Paris',
  'identity.siren': '732 829 320',
  'identity.vat': 'TVA non applicable, art. 293 B du CGI',
  'identity.insurance': 'aucune',
  'identity.mediator.name': 'Médiation Exemple',
  'identity.mediator.address': '1 place de l’Exemple, 75001 Paris',
  'identity.mediator.url': 'https://www.mediation.exemple.fr',
  'identity.processors.payment': 'aucun',
  'quotes.iban': 'FR76 3000 6000 0112 3456 7890 189',
} as const;

export const quoteBody = (over: Record<string, unknown> = {}) => ({
  quality: 'consumer',
  client: 'Camille Roux',
  lines: [
    { text: 'Étude de marché', quantity: 1, unit_price: 120 },
    { text: 'Fiches de concurrents', quantity: 2, unit_price: 10 },
    { text: 'Remise\nPremière commande', quantity: 1, unit_price: -20 },
  ],
  ...over,
});

/** A site with a named seller and one request, and calls on quotes. */
export async function quoteWorld(options: Parameters<typeof siteUnderTest>[0] = {}) {
  const site = await siteUnderTest(options);
  const { api, admin } = site;
  const ask = async (method: 'GET' | 'PUT', path: string, body?: object) =>
    (await api[method === 'GET' ? 'get' : 'put'](path).set(admin).send(body).expect(200)).body;
  await saveSettings(ask, SELLER);
  const { body } = await api.post('/api/leads').send(lead()).expect(201);
  const leadId = body.id as number;
  const draft = async (over: Record<string, unknown> = {}) =>
    (await api.post(`/api/admin/leads/${leadId}/quotes`).set(admin).send(quoteBody(over)).expect(201)).body.quote;
  const act = (id: number, step: string, sent: object = {}) =>
    api.post(`/api/admin/quotes/${id}/${step}`).set(admin).send(sent);
  return {
    ...site,
    leadId,
    draft,
    act,
    record: async () => (await api.get(`/api/admin/leads/${leadId}`).set(admin)).body,
    /** Sends a quote; returns it with the token of its link. */
    async sent(over: Record<string, unknown> = {}) {
      const { id } = await draft(over);
      const { quote, url } = (await act(id, 'send').expect(200)).body;
      return { quote, url: url as string, token: (url as string).split('/').at(-1) ?? '' };
    },
    accept: (token: string, over: object = {}) =>
      api.post(`/api/quotes/${token}/accept`).send({ name: 'Camille Roux', terms: true, ...over }),
    /** Waiting mails as they would be sent now; each is claimed. */
    async mails(): Promise<Mail[]> {
      const { services } = site;
      const compose = composer(services, { from: 'site@site.test', notifyTo: 'moi@site.test' });
      const { next } = mailSource(services);
      const at = new Date(services.now().getTime() + 60_000).toISOString();
      const leased = new Date(Date.parse(at) + 60_000).toISOString();
      const mails: Mail[] = [];
      for (let item = await next(at, leased); typeof item === 'object'; item = await next(at, leased)) {
        const mail = await compose(item);
        if (mail) mails.push(mail);
      }
      return mails;
    },
  };
}
