import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  articleList,
  binList,
  contractNoticeChanged,
  contractNoticeList,
  contractNoticeStored,
  dayResponse,
  leadAmounts,
  leadList,
  leadRecord,
  leadSources,
  leadStored,
  leadsChanged,
  leadsErased,
  presentSubscriberList,
  replyTemplateList,
  rowErased,
  sessionEnds,
  stats,
  subscribed,
  subscriberList,
  takenBack,
} from '../../data/api/responses.ts';
import { dnsReport, mailOverview, siteState, summary } from '../../data/api/siteResponses.ts';
import { contractNotice, lead, siteUnderTest } from '../testing/siteUnderTest.ts';

const SMTP = { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'site@exemple.fr', NOTIFY_TO: 'moi@exemple.fr' };

/** A site with a row in every list. */
async function filled() {
  const site = await siteUnderTest({ environment: SMTP });
  const { api, admin } = site;
  site.services.dns = {
    resolve4: async () => [],
    resolve6: async () => [],
    reverse: async () => [],
    resolveMx: async () => [{ exchange: 'mx.exemple.fr', priority: 10 }],
    resolveTxt: async () => [],
  };
  const posted = await api.post('/api/leads').send(lead({ company: 'Roux & Fils' }));
  await api.post('/api/leads').send(lead({ service: 'Une affiche', email: 'lea@exemple.fr' }));
  await api
    .patch('/api/admin/leads/1')
    .set(admin)
    .send({ status: 'gagne', amount_cents: 1, follow_up_on: '2026-12-24' });
  await api.post('/api/admin/leads/1/notes').set(admin).send({ body: 'À rappeler' });
  const subscription = await api.post('/api/newsletter').send({ email: 'lea@exemple.fr' });
  await api.post('/api/visits').send({ step: 'page' });
  return { ...site, posted, subscription };
}

test('every answer of the API has the shape the pages are written for, field by field', async () => {
  const { api, admin, posted, subscription } = await filled();
  const changed = await api
    .post('/api/admin/lead-changes')
    .set(admin)
    .send({ changes: [{ id: 1, status: 'perdu' }] });
  const erased = await api
    .post('/api/admin/lead-erasures')
    .set(admin)
    .send({ ids: [2] });
  const noticed = await api.post('/api/contract-notices').send(contractNotice());
  const filed = await api.patch('/api/admin/contract-notices/1').set(admin).send({ filed: true });
  const left = await api.delete('/api/admin/subscribers/1').set(admin);
  const back = await api.post('/api/admin/bin/2/restore').set(admin);
  const answers: [{ body: unknown }, z.ZodType][] = [
    [posted, leadStored],
    [subscription, subscribed],
    [changed, leadsChanged],
    [erased, leadsErased],
    [noticed, contractNoticeStored],
    [filed, contractNoticeChanged],
    [left, rowErased],
    [back, takenBack],
  ];
  for (const [{ body }, shape] of answers) expect(shape.safeParse(body).error?.issues).toBeUndefined();
  const shapes: [string, z.ZodType][] = [
    ['/api/leads', leadList],
    ['/api/newsletter', presentSubscriberList],
    ['/api/blog/articles', articleList],
    ['/api/admin/blog/articles', articleList],
    ['/api/admin/leads/1', leadRecord],
    ['/api/admin/lead-sources', leadSources],
    ['/api/admin/subscribers', subscriberList],
    ['/api/admin/contract-notices', contractNoticeList],
    ['/api/admin/reply-templates', replyTemplateList],
    ['/api/admin/mail', mailOverview],
    ['/api/admin/mail/dns', dnsReport],
    ['/api/admin/session', sessionEnds],
    ['/api/admin/stats', stats],
    ['/api/admin/day', dayResponse],
    ['/api/admin/lead-amounts', leadAmounts],
    ['/api/admin/summary', summary],
    ['/api/admin/bin', binList],
    ['/api/admin/site-state', siteState],
  ];
  for (const [path, shape] of shapes) {
    const { body } = await api.get(path).set(admin);
    expect(shape.safeParse(body).error?.issues, path).toBeUndefined();
  }
});
