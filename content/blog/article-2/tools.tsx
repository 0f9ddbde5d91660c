import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Block, BlockLabel, Table, Under } from '../../../components/article/toolParts.tsx';
import { color, media, tabular, type } from '../../../components/theme.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { euros } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { balanceAt90, full } from './accounts.ts';
import { breakEvenMonth } from './figures.ts';

/** A figure of the fictional case before and after the 90 days. */
interface MeasuredResult {
  measure: string;
  before: string;
  after: string;
  change: string;
}

const measuredResults = (content: Content): readonly MeasuredResult[] => [
  { measure: 'Temps par devis', before: '95 min', after: '58 min', change: '−37 min' },
  { measure: 'Temps de devis par mois', before: '98 h', after: '60 h', change: '−38 h' },
  { measure: 'Première réponse au client', before: '3 jours ouvrés', after: '1 jour ouvré', change: '−2 jours' },
  { measure: 'Devis à reprendre, sur 62', before: '8', after: '5', change: '−3' },
  {
    measure: 'Solde cumulé',
    before: euros(0),
    after: euros(balanceAt90(content, full)),
    change: `positif au ${breakEvenMonth(content, full)} mois`,
  },
];

/** Before and after, in the fictional case. */
export const MeasuredResults = () => {
  const content = useContent();
  return (
    <Block>
      <BlockLabel>Données d’illustration : résultats du cas fictif</BlockLabel>
      <Table>
        <caption className="sr">Résultats mesurés avant et après quatre-vingt-dix jours</caption>
        <thead>
          <tr>
            <th scope="col">Mesure</th>
            <th scope="col" className="number">
              J0
            </th>
            <th scope="col" className="number">
              J90
            </th>
            <th scope="col" className="number drop">
              Écart
            </th>
          </tr>
        </thead>
        <tbody>
          {measuredResults(content).map(({ measure, before, after, change }) => (
            <tr key={measure}>
              <th scope="row">
                {measure}
                <Under>{change}</Under>
              </th>
              <td className="number">{before}</td>
              <td className="number">{after}</td>
              <td className="number drop">{change}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
};

/** A phase of the case; all four are over and shown as completed (docs/product/specification.md § 2). */
interface Phase {
  period: string;
  title: string;
  summary: string;
  /** Shown once the reader opens the details. */
  details: readonly string[];
  status: 'completed';
}

const timeline: readonly Phase[] = [
  {
    period: 'J0–J15',
    title: 'Audit',
    summary: 'Chronométrer quarante devis, décrire le trajet d’une demande, choisir une seule tâche.',
    details: [
      'Quarante devis chronométrés, poste par poste : lecture, questions, calcul, rédaction, relecture.',
      'Trente-huit minutes sur quatre-vingt-quinze partent dans la lecture des courriels et la rédaction des questions.',
      'Le calcul des prix est écarté de l’essai : une erreur s’y découvre à la pose.',
      'Règle de données écrite : nom, adresse et téléphone remplacés avant tout envoi à un modèle.',
    ],
    status: 'completed',
  },
  {
    period: 'J16–J30',
    title: 'Mise en place de l’IA',
    summary: 'Deux consignes, un tableau de suivi, une personne formée sur de vrais dossiers.',
    details: [
      'Consigne 1 : extraire d’un courriel les cotes, matériaux, délais, et lister ce qui manque.',
      'Consigne 2 : rédiger la réponse et les questions, sans aucun prix.',
      'Douze heures de formation réparties sur trois personnes, sur leurs propres demandes.',
      'Un bot de réponse sur le site est essayé deux jours, puis retiré : il promettait des dates de pose.',
    ],
    status: 'completed',
  },
  {
    period: 'J31–J60',
    title: 'Optimisation',
    summary: 'Corriger les consignes chaque vendredi, à partir des erreurs relevées.',
    details: [
      'Onze erreurs notées le premier mois d’usage, dont sept confusions entre cote de baie et cote de vitrage.',
      'Un lexique maison de vingt-quatre termes joint à la première consigne.',
      'Deux modèles interrogés sur chaque extraction ; seules les divergences sont relues en détail.',
      'Quatorze heures récupérées dans le mois.',
    ],
    status: 'completed',
  },
  {
    period: 'J61–J90',
    title: 'Passage à l’échelle',
    summary: 'Étendre aux trois personnes du bureau et fermer ce qui n’a pas servi.',
    details: [
      'Toutes les demandes passent par le même circuit ; l’ancienne boîte personnelle est fermée.',
      'L’essai sur les comptes rendus de chantier est abandonné : gain inférieur à deux minutes.',
      'Trente et une heures récupérées dans le mois, trente-huit en rythme de fin de période.',
      'Bilan à J90, avec les comptes complets.',
    ],
    status: 'completed',
  },
];

/** List of phases; its attribute `data-details` shows or hides the work done in each phase. */
const Phases = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 132px 1fr;
    gap: 4px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;

const Period = styled.p`
  ${type.h4}
  ${tabular}
`;

/** Work done in a phase; always visible without script and on paper. */
const Details = styled.ul`
  margin-top: 12px;
  padding-left: 20px;
  list-style: disc;
  color: ${color['ink-2']};
  [data-details='hidden'] & {
    display: none;
    ${media.noScript} { display: block; }
    ${media.print} { display: block; }
  }
`;

const Status = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  font-weight: 600;
  color: ${color['ink-2']};
  & svg { color: ${color.link}; }
`;

/** Row with the toggle, hidden without script, where everything is already visible. */
const ToggleRow = styled.div`
  margin-top: 20px;
  ${media.noScript} { display: none; }
`;

const statusWords = { completed: 'Terminé' } as const;

const TimelinePhase = ({ period, title, summary, details, status }: Phase) => (
  <li>
    <Period>{period}</Period>
    <div>
      <h3>{title}</h3>
      <Status>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {statusWords[status]}
      </Status>
      <p>{summary}</p>
      <Details>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Details>
    </div>
  </li>
);

/** The four completed phases; a button shows their details (docs/product/specification.md § 4), which are always visible without script. */
export function Timeline() {
  const [details, setDetails] = useState<'hidden' | 'shown'>('hidden');
  const id = useId();
  return (
    <Block>
      <BlockLabel>Chronologie du cas fictif</BlockLabel>
      <Phases id={id} data-details={details}>
        {timeline.map((phase) => (
          <TimelinePhase key={phase.period} {...phase} />
        ))}
      </Phases>
      <ToggleRow>
        <Button
          level="secondary"
          size="md"
          aria-expanded={details === 'shown'}
          aria-controls={id}
          onClick={() => setDetails(details === 'shown' ? 'hidden' : 'shown')}
        >
          {details === 'shown' ? 'Masquer les détails' : 'Afficher les détails'}
        </Button>
      </ToggleRow>
    </Block>
  );
}

export { CaseRoles, CompanyProfile, TechnicalDetails, Testimonial } from './CompanyProfile.tsx';
