import { type Assumptions, type Comment, DECLARED_TIME_SAVED } from '../../data/blog/calculators.ts';
import { doctrine } from '../../data/blog/method.ts';
import { formatNumber } from '../ui/formatNumber.ts';

/** A number with its sign, plus included: `+2 195`, `−100`, `+0`. */
export const formatSigned = (value: number): string => `${value < 0 ? '' : '+'}${formatNumber(value)}`;

/** Euros, the symbol after a no-break space. */
export const formatEuros = (value: number): string => `${formatNumber(value)}\u00a0€`;

/** Result of the same project with the time savings that users really report, and without additional sales. */
interface Prudent {
  netGain: number;
  netRoi: number | null;
}

/**
 * Returns the sentence under a remarkable result. It also gives the prudent result (measured time savings, no additional sales), unless
 * that is the result `shown`.
 */
export function commentText(comment: Comment, { netGain, netRoi }: Prudent, shown: Prudent): string | undefined {
  const measured =
    netRoi === null || netGain === shown.netGain
      ? ''
      : ` Avec ${formatNumber(DECLARED_TIME_SAVED)} % du temps et aucune vente de plus, il resterait ${formatEuros(netGain)}, soit ${formatSigned(netRoi)} %.`;
  switch (comment) {
    case 'no-cost':
      return 'Sans coût, il n’y a pas de retour à calculer. Tout projet a un coût, ne serait-ce que vos heures.';
    case 'above-revenue':
      return `Ce gain dépasse le chiffre d’affaires annuel : une des hypothèses est fausse.${measured}`;
    case 'implausible':
      return `À ce niveau, le calcul décrit ses hypothèses, pas une entreprise.${measured}`;
    case 'loss':
      return `Le coût n’est pas remboursé en ${doctrine.payback.tool} mois : selon les règles de mesure du site, on renonce.`;
    case null:
      return undefined;
  }
}

/** Describes the revenue term of a formula: `plus 5 % du chiffre d’affaires, dont 30 % de marge`. */
export const revenueTerm = ({ revenueGain, margin }: Pick<Assumptions, 'revenueGain' | 'margin'>): string =>
  `plus ${formatNumber(revenueGain)} % du chiffre d’affaires${margin === 100 ? '' : `, dont ${formatNumber(margin)} % de marge`}`;
