import styled from '@emotion/styled';
import { type TypedTermination, termination, terminationFields } from '../../data/termination.ts';
import { FormPage } from '../quote/FormPage.tsx';
import { color, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';

const Facts = styled.dl`
  margin-bottom: 24px;
  border-top: 1px solid ${color.ink};
  & > div { padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.caption} color: ${color['ink-3']}; }
  & dd { ${type.body} white-space: pre-line; overflow-wrap: anywhere; }
`;

interface Props {
  notice: TypedTermination['notice'];
  points: readonly string[];
}

/** The notice as it will leave: its author corrects or confirms it (C. conso. D215-3). */
export function TerminationCheck({ notice, points }: Props) {
  const facts = [
    ['Vous', `${notice.firstName} ${notice.lastName}`],
    ['Adresse de la confirmation', notice.email],
    ['Contrat à résilier', notice.projectDescription],
    ['Fin du contrat', notice.timeline || `${termination.noticeDays}\u00a0jours après réception de la notification`],
  ] as const;
  return (
    <FormPage
      title="Vérifiez votre résiliation"
      lead="Rien n’est encore envoyé. Relisez ces informations, corrigez-les s’il le faut, puis notifiez la résiliation."
      points={points}
      notice="La confirmation, avec la date de fin, part à l’adresse ci-dessus."
      submit="Notification de la résiliation"
      back={
        <Button level="secondary" wide formAction={termination.path} name="etape" value="corriger">
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
      <input type="hidden" name="service" value={termination.service} />
      {terminationFields.map((name) => (
        <input key={name} type="hidden" name={name} value={notice[name]} />
      ))}
    </FormPage>
  );
}
