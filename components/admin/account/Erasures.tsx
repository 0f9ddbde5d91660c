import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Erasure, ErasureList } from '../../../data/api/people.ts';
import { ERASURE_PROOF_YEARS } from '../../../data/desk/retention.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { type ErasureCounts, erasureKinds } from '../../../data/people/personWords.ts';
import { callApi } from '../../api.ts';
import { color, radius } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useList } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { LineForm } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { Intro, Rows } from '../list/View.tsx';

/** Lists the numbers of deleted rows by kind (`2 demandes, 1 inscription`), then the numbers of rows kept as proof. */
export function erasureText(counts: ErasureCounts): string {
  const parts = Object.entries(erasureKinds).map(([kind, [one, many]]) => {
    const count = counts[kind as keyof ErasureCounts];
    return count > 0 ? `${formatNumber(count)} ${count > 1 ? many : one}` : '';
  });
  const kept = parts.pop();
  return `${parts.filter(Boolean).join(', ') || 'rien d’autre que la fiche'}${kept ? ` ; ${kept}` : ''}`;
}

const ERASURES = '/api/admin/erasures';

const Verdict = styled.p`
  max-width: 66ch;
  margin: 16px 0 32px;
  padding: 12px 16px;
  border-left: 3px solid ${color.line};
  border-radius: ${radius.badge};
  background: ${color.sunk};
  font-size: 15px;
  overflow-wrap: anywhere;
  &:empty { margin-bottom: 16px; padding: 0; border: 0; }
`;

/** « Effacements »: proofs of erasure, and a check of whether a given address is among them. */
export function Erasures() {
  const query = useList<ErasureList>(ERASURES);
  const erasures = query.data?.pages.flatMap((page) => page.erasures) ?? [];
  const none = (
    <EmptyState title="Aucun effacement demandé">
      La preuve de chaque effacement fait à la demande d'une personne apparaîtra ici.
    </EmptyState>
  );
  return (
    <>
      <Intro>{`Chaque effacement demandé laisse ici sa preuve, sans nom ni adresse, pendant ${ERASURE_PROOF_YEARS} ans. Pour répondre à une personne, saisissez son adresse : le site la compare à l’empreinte gardée, sans l’enregistrer.`}</Intro>
      <CheckAddress />
      <Rows query={query} rows={erasures} of="des effacements" empty={none}>
        <RowList>
          {erasures.map((erasure) => (
            <ListRow
              key={erasure.id}
              title={erasure.reference}
              facts={`Effacé le ${formatMoment(erasure.erased_at)} par ${erasure.actor}`}
              badges={null}
              error={null}
              actions={null}
            >
              <p>{erasureText(erasure.counts)}</p>
            </ListRow>
          ))}
        </RowList>
      </Rows>
    </>
  );
}

const found = (email: string, erasures: readonly Erasure[]): string =>
  erasures.length === 0
    ? `Aucun effacement n’est enregistré pour ${email}.`
    : erasures
        .map(({ reference, erased_at }) => `${email} : effacement ${reference}, le ${formatMoment(erased_at)}.`)
        .join('\n');

function CheckAddress() {
  const [email, setEmail] = useState('');
  const check = useMutation({
    mutationFn: (typed: string) => callApi<ErasureList>('POST', `${ERASURES}/check`, { email: typed }),
  });
  const submit = () => {
    check.mutate(email.trim());
  };
  return (
    <>
      <LineForm onSend={submit} aria-label="Vérifier une adresse">
        <TextField
          label="Cette adresse a-t-elle été effacée ?"
          type="email"
          required
          autoComplete="off"
          maxLength={leadLimits.email}
          hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
          {...controlled(email, setEmail, 'email')}
        />
        <Act type="submit" disabled={check.isPending}>
          Vérifier
        </Act>
      </LineForm>
      <Problem error={check.error} />
      <Verdict role="status">{check.data && found(check.variables ?? '', check.data.erasures)}</Verdict>
    </>
  );
}
