import { expect, test } from 'vitest';
import { articles } from '../data/blog/articles.baked.ts';
import { faq } from '../data/settings/homeWords.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { blogPosting, breadcrumbs, faqPage, professionalService, serviceOffer } from './structuredData.ts';

const plain = (object: object) => JSON.parse(JSON.stringify(object));

test('the business offers the catalogue at its prices, and says nothing that is still to be filled in', () => {
  const business = plain(professionalService(content));
  expect(business.makesOffer.map((offer: { price: number }) => offer.price)).toEqual(
    content.services.map(({ price }) => price),
  );
  const prices = [...content.services, content.pack].map(({ price }) => price);
  const [least = 0, most = 0] = (business.priceRange.match(/^(\d+)–(\d+) €$/) ?? []).slice(1).map(Number);
  expect(prices).toEqual(expect.arrayContaining([least, most]));
  expect(prices.filter((price) => price < least || price > most)).toEqual([]);
  expect(JSON.stringify(business)).not.toContain('à compléter');
  expect(business.sameAs).toBeUndefined();
});

test('a known address has its parts; one written otherwise is a street, and is read at once however long its gaps', () => {
  const addressOf = (address: string) =>
    plain(professionalService(makeContent({ ...UNCHANGED, settings: { identity: { address } } }))).address;
  const inParts = { streetAddress: '3, rue de l’Église', postalCode: '29200', addressLocality: 'Brest' };
  for (const written of ['3, rue de l’Église, 29200 Brest', '3, rue de l’Église\n29200 Brest'])
    expect(addressOf(written)).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'FR', ...inParts });
  for (const written of ['Lieu-dit Kerbrat', '29200 Brest', `rue${' '.repeat(2000)}x`]) {
    expect(addressOf(written).streetAddress).toBe(written);
    expect(addressOf(written).postalCode).toBeUndefined();
  }
});

test('a service carries one offer in euros, taxes included, and its delay in hours', () => {
  for (const service of content.services) {
    const { offers, provider } = plain(serviceOffer(content, service, 'Une phrase.'));
    expect(offers).toMatchObject({
      price: service.price,
      priceCurrency: 'EUR',
      priceSpecification: { valueAddedTaxIncluded: true },
      deliveryLeadTime: { value: service.deliveryHours, unitCode: 'HUR' },
    });
    expect(provider['@id']).toBe(plain(professionalService(content))['@id']);
  }
});

test('an offer includes no tax where none is charged', () => {
  const vat = 'TVA non applicable, art. 293 B du CGI';
  const exempt = makeContent({ ...UNCHANGED, settings: { identity: { vat } } });
  for (const service of exempt.services)
    expect(plain(serviceOffer(exempt, service, 'Une phrase.')).offers.priceSpecification.valueAddedTaxIncluded).toBe(
      false,
    );
});

test('every question of the page is in the FAQ, with its whole answer', () => {
  const { mainEntity } = plain(faqPage(content));
  expect(mainEntity).toHaveLength(faq(content).length);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text.length).toBeGreaterThan(40);
  }
});

test('an article is dated, never changed before it was published, and cites its sources', () => {
  for (const article of articles) {
    const posting = plain(blogPosting(content, article));
    expect(posting.headline.length).toBeLessThanOrEqual(110);
    expect(posting.dateModified >= posting.datePublished).toBe(true);
    expect(posting.citation.map(({ url }: { url: string }) => url)).toEqual(article.sources.map(({ url }) => url));
  }
});

test('an article is written by the person who signs once the operator has named one, else by the brand', () => {
  const [article] = articles;
  if (!article) throw new Error('No article');
  const { author, publisher } = plain(
    blogPosting(content, article, { name: 'Jeanne Kerébel', record: 'Dix ans.', portrait: undefined }),
  );
  expect(author).toMatchObject({ '@type': 'Person', name: 'Jeanne Kerébel', description: 'Dix ans.' });
  expect(author).not.toHaveProperty('image');
  expect(publisher['@type']).toBe('Organization');
  expect(plain(blogPosting(content, article, null)).author['@type']).toBe('Organization');
});

test('breadcrumbs start at home and count from one', () => {
  const { itemListElement } = plain(breadcrumbs({ name: 'Blog', path: '/blog' }));
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: '{BASE}/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: '{BASE}/blog' },
  ]);
});
