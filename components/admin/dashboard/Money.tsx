import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { FEWEST_ANSWERS } from '../../../data/quotes/quoteWords.ts';
import { color, media, type } from '../../theme.ts';
import { Act } from '../list/Act.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { Problem } from '../list/Problem.tsx';
import { useChange } from '../useChange.ts';

const Rows = styled.ul`
  max-width: 880px;
  margin: 56px 0 32px;
  border-top: 1px solid ${color.ink};
  & > li { display: flex; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & h2 { ${type.h4} }
  & p { font-size: 15px; color: ${color['ink-2']}; }
  ${media.phone} { & > li { flex-wrap: wrap; } }
  ${media.print} { display: none; }
`;

const SATISFACTION = '/api/admin/satisfaction';

interface Satisfaction {
  total: number;
  satisfied: number;
  is_published: boolean;
}

/** Answers to the satisfaction question; from ten answers on, the owner can publish their figure. */
function Answers() {
  const { data } = useQuery<Satisfaction>({ queryKey: [SATISFACTION] });
  const path = `${SATISFACTION}/publication`;
  const publish = useChange('POST', path, {
    old: [SATISFACTION],
    toast: () => ['Chiffre publié', 'La page d’accueil le dit.'],
  });
  const withdraw = useChange('DELETE', path, {
    old: [SATISFACTION],
    toast: () => ['Chiffre retiré', 'La page d’accueil reprend le sien.'],
  });
  if (!data) return null;
  const { total, satisfied, is_published } = data;
  const share = total > 0 ? `, ${Math.round((satisfied / total) * 100)}\u00a0% de satisfaits (4 ou 5 sur 5)` : '';
  const change = is_published ? withdraw : publish;
  return (
    <li>
      <div>
        <h2>Satisfaction</h2>
        <p>{`${total} ${total > 1 ? 'réponses' : 'réponse'}${share}.${total < FEWEST_ANSWERS ? ` Sous ${FEWEST_ANSWERS} réponses, le site n’en dit rien.` : ''}`}</p>
        <Problem error={change.error} />
      </div>
      {(total >= FEWEST_ANSWERS || is_published) && (
        <Act busy={change.isPending} onClick={() => change.mutate()}>
          {is_published ? 'Retirer de la page d’accueil' : 'Publier ce chiffre'}
        </Act>
      )}
    </li>
  );
}

/** Exports for the accounts: receipts by day, and quotes. */
export const Money = () => (
  <Rows>
    <li>
      <div>
        <h2>Livre des recettes</h2>
        <p>Date, référence, client, nature, montant et moyen de chaque versement noté.</p>
      </div>
      <ExportMenu path="/api/admin/exports/receipts.csv" query="" json="/api/admin/exports/receipts.json" />
    </li>
    <li>
      <div>
        <h2>Devis</h2>
        <p>Numéro, état, dates et montants de chaque devis envoyé.</p>
      </div>
      <ExportMenu path="/api/admin/exports/quotes.csv" query="" json="/api/admin/exports/quotes.json" />
    </li>
    <Answers />
  </Rows>
);
