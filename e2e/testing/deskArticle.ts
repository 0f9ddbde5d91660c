import type { DeskArticleRecord } from '../../data/api/articles.ts';
import { askOwner } from './ownerCookies.ts';

/** Calls the articles API of the desk at this address; returns the response's JSON. */
export async function askArticles<Result = DeskArticleRecord>(
  base: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body: object = {},
): Promise<Result> {
  const response = await askOwner(base, method, `/api/admin/articles${path}`, method === 'GET' ? undefined : body);
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Result;
}

/** An article with every field that publication requires. */
export const readyArticle = {
  title: 'Relire un devis à deux',
  summary: 'Trois contrôles, un quart d’heure.',
  topics: ['quotidien'],
  body: '## Les contrôles\n\nUne phrase sur les xylographes :source[insee].',
  sources: [{ id: 'insee', publisher: 'Insee', title: 'Une enquête', date: '2025', url: 'https://www.insee.fr/x' }],
};

const long = 'abcdefghij'.repeat(12);
/** A text of an article with every part it may contain, and with unlikely words and lines. */
export const everyPart = {
  ...readyArticle,
  title: 'Tout ce qu’un article peut contenir',
  cover: 'market',
  body: [
    `Un chapeau, \`${long}\`, ${long} et [un lien](/blog/article-1), puis une note[^1] et :source[insee].`,
    '## Un tableau\n',
    '| Poste | Janvier | Février | Mars | Un titre de colonne très long |\n| --- | ---: | ---: | ---: | --- |\n| Saisie | 1 200 | 1 300 | 1 250 | Oui |',
    '## Les parties\n',
    `:::encadre{titre="À retenir" genre=retenir}\nVoir https://www.example.org/${long}.\n\n- un\n- deux\n:::`,
    ':::citation{auteur="Camille Marchand" source=insee}\nCe qui a été dit.\n:::',
    '::chiffre[des demandes]{valeur="71" unite="%" source=insee}',
    ':::figure{type=barres titre="Une conclusion" mesure="En euros" note="Exemple inventé."}\n| Poste | Valeur |\n| --- | ---: |\n| Un | 10 |\n| Deux | 20 |\n:::',
    '::appel[Demander un devis]{titre="Une question ?"}',
    `### Du code\n\n\`\`\`\nconst ligne = "${long}${long}";\n\`\`\``,
    '1. premier\n2. deuxième\n   - dedans\n\n> Une citation simple.\n\n---',
    `[^1]: La note, avec https://www.example.org/${long}.`,
  ].join('\n\n'),
};
