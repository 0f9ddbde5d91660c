import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Erasure, ErasurePage } from '../../../data/api/personAnswers.ts';
import { ERASURE_PROOF_YEARS } from '../../../data/desk/retention.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { callApi } from '../../api.ts';
import { color, media, radius } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatMoment } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { Problem } from '../list/Problem.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { usePages } from '../usePages.ts';
import { erasureText } from './erasureText.ts';

const ERASURES = '/api/admin/erasures';

const Check = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  align-items: end;
  justify-content: start;
  gap: 12px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); justify-items: start; & > div:first-of-type { width: 100%; } }
`;
const Answer = styled.p`
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

/** « Effacements »: what was erased on request, and whether a given address is among it. */
export function ErasuresView() {
  const query = usePages<ErasurePage>(ERASURES);
  const erasures = query.data?.pages.flatMap((page) => page.erasures) ?? [];
  return (
    <>
      <DeskTitle>Effacements</DeskTitle>
      <Intro>
        {`Chaque effacement demandé laisse ici sa preuve, sans nom ni adresse, pendant ${ERASURE_PROOF_YEARS} ans. Pour répondre à une personne, saisissez son adresse : le site la compare à l’empreinte gardée, sans l’enregistrer.`}
      </Intro>
      <CheckAddress />
      {query.isPending ? (
        <Loading>Chargement des effacements...</Loading>
      ) : query.isError && erasures.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : erasures.length === 0 ? (
        <EmptyState title="Aucun effacement demandé">
          La preuve de chaque effacement fait à la demande d'une personne apparaîtra ici.
        </EmptyState>
      ) : (
        <>
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
          <MoreRows shown={erasures.length} total={query.total} query={query} />
        </>
      )}
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
    mutationFn: (asked: string) => callApi<ErasurePage>('POST', `${ERASURES}/check`, { email: asked }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate(email.trim());
  };
  return (
    <>
      <Check onSubmit={submit} aria-label="Vérifier une adresse">
        <TextField
          label="Cette adresse a-t-elle été effacée ?"
          type="email"
          required
          autoComplete="off"
          maxLength={leadLimits.email}
          hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" level="secondary" size="md" disabled={check.isPending}>
          Vérifier
        </Button>
      </Check>
      <Problem error={check.error} />
      <Answer role="status">{check.data && found(check.variables ?? '', check.data.erasures)}</Answer>
    </>
  );
}
