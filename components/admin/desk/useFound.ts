import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeskArticleList } from '../../../data/api/articles.ts';
import type { LetterList } from '../../../data/api/letters.ts';
import type { PeopleList } from '../../../data/api/people.ts';
import type { QuoteList } from '../../../data/api/quotes.ts';
import type { LeadList } from '../../../data/api/responses.ts';
import { labelOf } from '../../../data/choices.ts';
import { deskViews } from '../../../data/desk/deskViews.ts';
import { guidePages } from '../../../data/desk/guidePages.ts';
import { folded, narrowing } from '../../../data/french/spellings.ts';
import { quoteStatuses } from '../../../data/quotes/quoteWords.ts';
import { DESK_ARTICLES, LEADS, LETTERS, PEOPLE, QUOTES, useList, useSettings } from '../deskQueries.ts';
import { TO_QUOTE } from '../lead/fragments.ts';

/** A search result. `to`: path of its view below `/admin`, or `keys` for the list of shortcuts. */
export interface Found {
  label: string;
  hint?: string | undefined;
  to: string;
}

const MOST = 5;
const TYPING_MS = 150;

const places: readonly Found[] = [
  ...Object.values(deskViews).flatMap((view) =>
    'shown' in view
      ? [{ label: view.title, hint: view.door === view.title ? undefined : view.door, to: view.path }]
      : [],
  ),
  { label: 'Raccourcis clavier', to: 'keys' },
];
/** Sections of views that the palette finds by their own name. */
const parts: readonly Found[] = [
  { label: 'Courrier', hint: 'État', to: '/etat#courrier' },
  { label: 'Copies et sauvegardes', hint: 'État', to: '/etat#copies' },
  { label: 'Exemples', hint: 'Réglages', to: '/reglages/exemples' },
  { label: 'Historique des réglages', hint: 'Réglages', to: '/reglages/historique' },
  { label: 'Comptes', hint: 'Compte', to: '/compte#comptes' },
  { label: 'Journal', hint: 'Compte', to: '/compte?vue=journal' },
  { label: 'Preuves des effacements', hint: 'Compte', to: '/compte?vue=effacements' },
];
const help: readonly Found[] = guidePages.map(({ slug, title, summary }) => ({
  label: title,
  hint: summary,
  to: `/guide/${slug}`,
}));

/** Entries whose words contain every word of the search. */
export function matching(all: readonly Found[], q: string, most = MOST): Found[] {
  const words = narrowing(folded(q).split(' '));
  return all
    .filter(({ label, hint = '' }) => words.every((word) => folded(`${label} ${hint}`).includes(word)))
    .slice(0, most);
}

/** Returns the typed text once the owner has paused typing. */
function useRested(q: string): string {
  const [rested, rest] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => rest(q), TYPING_MS);
    return () => clearTimeout(timer);
  }, [q]);
  return rested;
}

/** Searches on the server, for texts of at least two letters. */
function useSearch<Page>(path: string, search: string) {
  const enabled = search.length > 1;
  const query = useQuery<Page>({
    queryKey: [`${path}?${new URLSearchParams({ limit: String(MOST), q: search })}`],
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { data: enabled ? query.data : undefined, isFetching: query.isFetching, isOld: query.isPlaceholderData };
}

/** Returns the results of a search over the whole desk, in groups; without a search, the desk's views. */
export function useFound(typed: string) {
  const q = typed.trim();
  const rested = useRested(q);
  const search = q && rested;
  const leads = useSearch<LeadList>(LEADS, search);
  const people = useSearch<PeopleList>(PEOPLE, search);
  const quotes = useSearch<QuoteList>(QUOTES, search);
  const settings = useSettings().data?.groups ?? [];
  const { articles = [], built_in = [] } = useQuery<DeskArticleList>({ queryKey: [DESK_ARTICLES] }).data ?? {};
  const letters = useList<LetterList>(LETTERS).data?.pages.flatMap((page) => page.letters) ?? [];
  const found = (of: readonly Found[]) => (q ? matching(of, q) : []);
  // Of an earlier search's results, keeps only those that match the newly typed letters too: Enter must not open another one.
  const asTyped = (of: readonly Found[], { isOld }: { isOld: boolean }) => (search !== q || isOld ? found(of) : of);
  const groups: { name: string; found: readonly Found[] }[] = [
    {
      name: 'Demandes',
      found: asTyped(
        (leads.data?.leads ?? []).map(({ id, name, email, reference }) => ({
          label: name,
          hint: `${email} · ${reference}`,
          to: `/leads/${id}`,
        })),
        leads,
      ),
    },
    {
      name: 'Personnes',
      found: asTyped(
        (people.data?.people ?? []).map(({ id, name, address }) => ({
          label: name ?? address ?? 'Sans nom',
          hint: name ? (address ?? undefined) : undefined,
          to: `/personnes/${id}`,
        })),
        people,
      ),
    },
    {
      name: 'Devis',
      found: asTyped(
        (quotes.data?.quotes ?? []).map(({ number, client, status, lead_id }) => ({
          label: `${number ?? 'Brouillon'}, ${client}`,
          hint: labelOf(quoteStatuses, status),
          to: `/leads/${lead_id}${TO_QUOTE}`,
        })),
        quotes,
      ),
    },
    { name: 'Aller à', found: q ? matching([...places, ...parts], q) : places },
    {
      name: 'Réglages',
      found: found(
        settings.flatMap(({ title, fields }) =>
          fields.map(({ name, label }) => ({ label, hint: title, to: `/reglages?champ=${name}` })),
        ),
      ),
    },
    {
      name: 'Articles',
      found: found([
        ...articles.map(({ id, title }) => ({ label: title || 'Sans titre', to: `/articles/${id}` })),
        ...built_in.map(({ slug, title }) => ({ label: title, hint: 'Livré avec le site', to: `/articles#${slug}` })),
      ]),
    },
    {
      name: 'Lettres',
      found: found(letters.map(({ id, subject }) => ({ label: subject || 'Sans objet', to: `/lettres/${id}` }))),
    },
    { name: 'Aide', found: found(help) },
  ];
  return {
    groups: groups.filter((group) => group.found.length > 0),
    isLooking: search !== q || leads.isFetching || people.isFetching || quotes.isFetching,
  };
}
