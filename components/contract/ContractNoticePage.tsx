import styled from '@emotion/styled';
import { CONTRACT_NOTICE_YEARS } from '../../data/desk/retention.ts';
import {
  type ContractNoticeKind,
  contractNoticeFields,
  contractNotices,
  type TypedNotice,
} from '../../data/leads/contractNotices.ts';
import { formRefusals } from '../../data/leads/formRefusals.ts';
import { leadLimits, contractNoticeLimits as limits } from '../../data/leads/limits.ts';
import type { Content } from '../../data/settings/content.ts';
import { usePageFacts } from '../pageContext.tsx';
import { FormPage } from '../quote/FormPage.tsx';
import { color, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { FieldGrid, TextArea, TextField, WideField } from '../ui/Field.tsx';
import { useContent } from '../useContent.tsx';
import { contractNoticeWords } from './contractNoticeWords.ts';

interface ContractNoticeFieldsProps {
  kind: ContractNoticeKind;
  typed: TypedNotice | undefined;
}

/** Fields that the law allows in a notice (C. conso. D215-2, D221-5), with the typed values when a notice is corrected. */
const ContractNoticeFields = ({ kind, typed }: ContractNoticeFieldsProps) => {
  const content = useContent();
  const { query } = usePageFacts();
  const refusalOf = (name: string) =>
    typed?.step === 'mend'
      ? typed.refusals.find(({ field }) => field === name)?.detail
      : query.champs?.split(',').includes(name) && formRefusals[name as keyof typeof formRefusals];
  const bind = (name: (typeof contractNoticeFields)[number]) => ({
    name,
    maxLength: { ...limits, email: leadLimits.email }[name],
    defaultValue: typed?.notice[name],
    refused: refusalOf(name) || undefined,
  });
  return (
    <FieldGrid>
      <TextField label="Prénom *" required autoComplete="given-name" {...bind('firstName')} />
      <TextField label="Nom *" required autoComplete="family-name" {...bind('lastName')} />
      <WideField>
        <TextField
          label="Email où recevoir l'accusé de réception *"
          type="email"
          required
          autoComplete="email"
          {...bind('email')}
        />
      </WideField>
      <WideField>
        <TextArea label={contractNoticeWords(content)[kind].contract} required {...bind('contract')} />
      </WideField>
      {kind === 'termination' && (
        <WideField>
          <TextField
            label={`Date de fin souhaitée, si elle vient après ces ${content.pack.noticeDays} jours`}
            {...bind('wishedEnd')}
          />
        </WideField>
      )}
    </FieldGrid>
  );
};

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

/** Summary of a notice that is not sent yet: its author corrects or confirms it (C. conso. D215-3, D221-5). */
function ContractNoticeCheck({ kind, notice }: Props) {
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
      smallPrint="L'accusé de réception part à l'adresse ci-dessus, avec la date, l'heure et ces informations."
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

/** Messages of a refused notice, by the code in the address. */
const problems = (content: Content): Record<string, string> => ({
  champs:
    'Votre notification n’est pas partie : vérifiez que le prénom, le nom, le contrat et une adresse email complète sont remplis.',
  limite:
    'Votre notification n’est pas partie : trop d’envois en peu de temps. Patientez une minute, puis renvoyez-la.',
  jour: `Votre notification n’est pas partie : trop d’envois sont arrivés aujourd’hui. Renvoyez-la demain, ou écrivez-moi à ${content.site.email}.`,
  serveur: `Votre notification n’a pas pu être enregistrée. Réessayez dans un instant, ou écrivez-moi à ${content.site.email} : rien n’est encore fait.`,
});

const problemOf = (content: Content, code: string | undefined, typed: TypedNotice | undefined): string | undefined => {
  if (typed?.step === 'mend') return problems(content).champs;
  return code && !typed ? (problems(content)[code] ?? problems(content).serveur) : undefined;
};

/** Page with the form that ends a contract or withdraws from it, then with its summary to confirm. */
function ContractNoticePage({ kind }: { kind: ContractNoticeKind }) {
  const content = useContent();
  const { typed, query } = usePageFacts();
  if (typed?.step === 'check') return <ContractNoticeCheck kind={kind} notice={typed.notice} />;
  const { path, title } = contractNotices[kind];
  const { lead, points } = contractNoticeWords(content)[kind];
  return (
    <FormPage
      action={path}
      title={title}
      lead={lead}
      points={points}
      problem={problemOf(content, query.erreur ?? (query.champs && 'champs'), typed)}
      smallPrint={`Les champs marqués d'un * identifient le contrat et l'adresse de l'accusé. Rien ne part encore : vous relisez tout à l'étape suivante. Votre notification est gardée ${CONTRACT_NOTICE_YEARS} ans, comme preuve.`}
      submit="Vérifier ma demande"
    >
      <ContractNoticeFields kind={kind} typed={typed} />
    </FormPage>
  );
}

export const TerminationPage = () => <ContractNoticePage kind="termination" />;
export const WithdrawalPage = () => <ContractNoticePage kind="withdrawal" />;
