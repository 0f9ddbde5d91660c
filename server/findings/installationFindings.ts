import type { Finding } from '../../data/api/siteResponses.ts';
import { publishingTasks } from '../../data/company/publishingTasks.ts';
import { panelStops } from '../../data/offer/panel.ts';
import type { Content } from '../../data/settings/content.ts';
import { sourceValue } from '../../data/settings/sourceValue.ts';
import { listAccounts } from '../../database/accounts/users.ts';
import type { Connection } from '../../database/store.ts';
import type { Settings } from '../start/settings.ts';

const check = (code: string, verdict: Finding['verdict'], title: string, sentence: string, to?: string): Finding => ({
  code,
  kind: 'check',
  verdict,
  title,
  sentence,
  ...(to && { to }),
});

/** Findings in the settings of the address, the mail and the copies elsewhere. */
export const settingsFindings = ({ baseUrl, mail }: Pick<Settings, 'baseUrl' | 'mail'>): Finding[] => [
  baseUrl.startsWith('https:')
    ? check('https', 'good', 'L’adresse du site', `Adresse publique : ${baseUrl}.`)
    : check(
        'https',
        'look',
        'L’adresse du site',
        `BASE_URL vaut ${baseUrl} : en public, donnez l’adresse en https.`,
        '/guide/domaine',
      ),
  mail
    ? check('mail', 'good', 'Le courrier', `Courriels envoyés par ${mail.host}, avis à ${mail.notifyTo}.`)
    : check(
        'mail',
        'look',
        'Le courrier',
        'SMTP_HOST n’est pas donné : les courriels attendent dans la boîte d’envoi.',
        '/guide/courrier',
      ),
];

/** Findings on the accounts, and whether a password alone is enough. */
export async function accountFindings(connection: Connection): Promise<Finding[]> {
  const accounts = (await listAccounts(connection)).filter(({ disabled_at }) => disabled_at === null);
  if (accounts.length === 0)
    return [check('accounts', 'bad', 'Les comptes', 'Il n’y a pas de compte d’administration actif.')];
  const alone = accounts.filter(({ factors }) => factors.length === 0);
  return [
    check('accounts', 'good', 'Les comptes', `Comptes d’administration actifs : ${accounts.length}.`),
    ...alone.map(({ username }) =>
      check(
        `account-${username}`,
        'look',
        `Le compte « ${username} »`,
        `Le mot de passe de « ${username} » suffit pour entrer : ajoutez une clé d’accès ou une application de codes dans le bureau, page Compte.`,
        '/compte',
      ),
    ),
  ];
}

/** Models of the site's panel for which their vendor has announced an end. */
export const modelFindings = (content: Content): Finding[] =>
  panelStops(content).map(({ name, day }) =>
    check(
      `model-${name}`,
      'look',
      name,
      `${name} : arrêt fixé par son éditeur au ${day}, donnez le nom de celui qui le remplace.`,
      '/reglages?champ=site.models.0.name',
    ),
  );

/** Finding on the monthly pack until the owner sets the number of deliverables it promises each month. */
export const packFindings = ({ pack }: Pick<Content, 'pack'>): Finding[] =>
  pack.deliverables > 0
    ? []
    : [
        check(
          'pack-number',
          'look',
          'Ce que comprend le pack mensuel',
          'Les pages disent « nombre de livrables fixé au devis ». Donnez le nombre par mois que vous tiendrez, et elles l’annoncent.',
          '/reglages?champ=pack.deliverables',
        ),
      ];

/** Finding on the files that the build drew with the source's names, after the owner changed one of these names. */
export function builtFindings(content: Content): Finding[] {
  const changed = [
    ...(content.site.brand === sourceValue(content, 'site.brand') ? [] : ['la marque']),
    ...(content.site.owner.name === sourceValue(content, 'site.owner.name') ? [] : ['le nom de qui signe']),
  ];
  if (changed.length === 0) return [];
  return [
    check(
      'built-names',
      'look',
      'Ce qui garde les noms d’avant',
      `Vous avez changé ${changed.join(' et ')} dans le bureau : les exemples à télécharger (PDF, présentations, classeurs, documents) gardent ce qui a été construit, jusqu’à ce que data/source/site.ts dise de même et que le site soit reconstruit (npm run build). Tout le reste du site a suivi.`,
      '/guide/mise-a-jour',
    ),
  ];
}

const belongs = (field: string, start: string): boolean =>
  field === start || (start.endsWith('.') && field.startsWith(start));

/** Tasks that only the owner can do or prove. A missing field that belongs to no known task is a task of its own. */
export function publishingFindings(missing: readonly string[]): Finding[] {
  const known = new Set<string>();
  const findings = publishingTasks.map(({ code, title, kind, why, fields }): Finding => {
    const wanted = Object.entries(fields).filter(([start]) => missing.some((field) => belongs(field, start)));
    // Fields in the task's own order: the link leads the owner to the first missing one.
    const found = wanted.flatMap(([start]) => missing.filter((field) => belongs(field, start)));
    for (const field of found) known.add(field);
    const [first] = found;
    const task = `${title} : ${first ? `${kind === 'document' ? 'à documenter' : 'à compléter'} (${wanted.map(([, name]) => name).join(', ')})` : 'c’est fait'}.`;
    return {
      code,
      kind,
      verdict: first ? 'look' : 'good',
      title,
      sentence: task,
      why,
      ...(first && { field: first }),
    };
  });
  const others = missing.filter((field) => !known.has(field));
  return [
    ...findings,
    ...others.map(
      (field): Finding => ({
        code: field,
        kind: 'complete',
        verdict: 'look',
        title: field,
        sentence: `${field} : à compléter.`,
        field,
      }),
    ),
  ];
}
