import styled from '@emotion/styled';
import {
  type ContractNoticeKind,
  contractNoticeFields,
  contractNotices,
  type TypedNotice,
} from '../../data/leads/contractNotices.ts';
import { FormPage } from '../quote/FormPage.tsx';
import { color, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';
import { contractNoticeWords } from './contractNoticeWords.ts';

const Facts = styled.dl`
  margin-bottom: 24px;
  border-top: 1px solid ${color.ink};
  & > div { padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.caption} color: ${color['ink-3']}; }
  & dd { ${type.body} white-space: pre-line; overflow-wrap: anywhere; }
`;

interface Props {
  kind: ContractNoticeKind;
  notice: TypedNotice['notice'];
}

/** The notice as it will leave: its author corrects or confirms it (C. conso. D215-3, D221-5). */
export function ContractNoticeCheck({ kind, notice }: Props) {
  const content = useContent();
  const { path, confirm } = contractNotices[kind];
  const { checkTitle, points } = contractNoticeWords(content)[kind];
  const end = notice.wishedEnd || `${content.pack.noticeDays}\u00a0jours après réception de la notification`;
  const facts = [
    ['Vous', `${notice.firstName} ${notice.lastName}`],
    ["Adresse de l'accusé de réception", notice.email],
    ['Contrat', notice.contract],
    ...(kind === 'termination' ? [['Fin du contrat', end]] : []),
  ] as const;
  return (
    <FormPage
      action="/api/contract-notices"
      title={checkTitle}
      lead="Rien n’est encore envoyé. Relisez ces informations, corrigez-les s’il le faut, puis confirmez."
      points={points}
      notice="L'accusé de réception part à l'adresse ci-dessus, avec la date, l'heure et ces informations."
      submit={confirm}
      back={
        <Button level="secondary" wide formAction={path} name="etape" value="corriger">
          Modifier
        </Button>
      }
    >
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <input type="hidden" name="kind" value={kind} />
      {contractNoticeFields.map((name) => (
        <input key={name} type="hidden" name={name} value={notice[name]} />
      ))}
    </FormPage>
  );
}
