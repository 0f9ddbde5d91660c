import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { euros } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { agency, evenHour, fullCost, own } from './quotes.ts';

const hourly = [0, 40, 80, 120, 160, 200, 240];
const even = (content: Content) => euros(evenHour(agency, own(content), 'withoutVat'));

/** The same two quotes at every cost of the client's hour: where the agency becomes the cheaper. */
export const evenHourCurves = (content: Content): CurvesFigure => ({
  type: 'curves',
  title: `Au-delà de ${even(content)} de l’heure, l’agence redevient la moins chère`,
  measure: 'Coût complet des deux devis, en euros hors taxes, selon le coût de votre heure',
  x: { label: 'Coût de votre heure, en euros', values: hourly, ticks: hourly },
  unit: '€',
  series: [
    { name: 'Agence', values: hourly.map((cost) => fullCost(agency, 'withoutVat', cost)) },
    {
      name: 'Consultant avec IA, entretiens faits par vous',
      values: hourly.map((cost) => fullCost(own(content), 'withoutVat', cost)),
      hot: true,
    },
  ],
  crossings: [{ of: 'Consultant avec IA, entretiens faits par vous', with: 'Agence', label: even(content) }],
  note: 'Devis d’agence fictif ; le second suit le prix du catalogue. Entreprise qui récupère la TVA.',
});
