import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { articles } from './articles.ts';
import { blog } from './blog.ts';
import { type Cover, coverOf, covers } from './covers.ts';
import { hero } from './home.ts';
import { legalDocuments } from './legal.ts';
import { priceText, type Service, services } from './services.ts';

/** What a social image says. */
export interface SocialCard {
  /** One text per line; a single line breaks where it must. */
  headline: readonly string[];
  /** A few words above the headline. */
  label?: string;
  /** The deliverable shown beside it; absent: the strands run to a signature. */
  cover?: Cover | undefined;
}

/** A page search engines may list. The sitemap, the social images and the audit are made from these. */
export interface PublicRoute {
  path: string;
  /** YYYY-MM-DD: when the words of the page last changed, on the pages that show that day. */
  lastmod?: string | undefined;
  card: SocialCard;
}

const page = (path: string, card: SocialCard, lastmod?: string): PublicRoute => ({ path, lastmod, card });
const example = (path: string, cover: Cover): PublicRoute =>
  page(path, { headline: [cover.title], label: `Exemple illustratif : ${cover.kind.toLowerCase()}`, cover });

const servicePage = ({ code, title, price, deliveryHours }: Service): PublicRoute =>
  page(`/services/${code}`, {
    headline: [title],
    label: `${priceText(price)}, livraison en ${deliveryHours} h`,
    cover: coverOf(code),
  });

const articlePages = articles.map(({ slug, title, category, date, updated }) =>
  page(`/blog/${slug}`, { headline: [title], label: category }, updated ?? date),
);

/** Every public page, in the order a visitor is likely to ask for them. */
export const publicRoutes: readonly PublicRoute[] = [
  page('/', { headline: ['Cinq IA se', 'recoupent.', hero.title[1]], cover: covers.market }),
  ...services.map(servicePage),
  page('/blog', { headline: [blog.lead], label: blog.title }),
  page('/about', { headline: [about.title], label: 'À propos' }),
  ...services.flatMap(({ code, example: path }) => {
    const cover = coverOf(code);
    return cover ? [example(path, cover)] : [];
  }),
  example('/exemples/saas-b2b', covers.saas),
  ...articlePages,
  ...legalDocuments.map(({ slug, title, updated }) =>
    page(`/legal/${slug}`, { headline: [title], label: 'Informations légales' }, updated),
  ),
  page('/accessibilite', { headline: [accessibility.title], label: 'Déclaration volontaire' }, accessibility.updated),
];

/** Their paths alone: the page cache is warmed with them. */
export const publicPaths: readonly string[] = publicRoutes.map(({ path }) => path);
