import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { Finding } from '../../../data/api/findingAnswers.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { useFindings } from '../deskQueries.ts';
import { TaskList } from '../list/RowList.tsx';
import { Answer, Intro, View, ViewTitle } from '../list/View.tsx';
import { isNeeded } from './firstSteps.ts';
import { GoOnline } from './GoOnline.tsx';
import { setSteps, useStepsClosed } from './stepsView.ts';

const Part = styled.section`
  max-width: 880px;
  & + & { margin-top: 48px; }
`;

const ICONS: Record<Finding['verdict'], typeof CircleCheck> = {
  good: CircleCheck,
  look: CircleDashed,
  bad: CircleAlert,
};
const WORDS: Record<Finding['verdict'], string> = { good: 'fait', look: 'à faire', bad: 'à réparer' };
const PARTS: readonly { kind: Finding['kind']; title: string; lead: string }[] = [
  {
    kind: 'complete',
    title: 'À compléter',
    lead: 'Ce que vous seul savez. Les pages montrent « à compléter » à la place, jusqu’à ce que ce soit écrit.',
  },
  {
    kind: 'document',
    title: 'À documenter',
    lead: 'Les chiffres que le site avance sur vous. Chacun demande une preuve datée. Sans preuve, retirez-le : le réglage de chacun le propose, et chaque page se passe de lui.',
  },
  {
    kind: 'check',
    title: 'À vérifier',
    lead: 'L’installation. Rien ici n’empêche de publier ; chaque ligne mérite une décision.',
  },
];

/** « Avant de publier »: what is still to be written, proved or decided, each with the way to it. */
export function PublishView() {
  const query = useFindings();
  const closed = useStepsClosed();
  return (
    <View title="Avant de publier">
      {closed && (
        <TextButton type="button" onClick={() => setSteps('shown')}>
          Remettre la mise en route dans « Aujourd’hui »
        </TextButton>
      )}
      <Answer query={query} of="de la liste">
        {({ findings }) => <Findings findings={findings} />}
      </Answer>
    </View>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const needed = findings.filter(isNeeded).length;
  const asked = findings.filter(({ kind }) => kind !== 'check').length;
  return (
    <>
      <GoOnline findings={findings} />
      <Intro>
        {needed === 0
          ? 'Tout ce que vous seul pouviez écrire l’est. Relisez une dernière fois les quatre documents légaux, et faites-les relire par un avocat.'
          : `${asked - needed} sur ${asked} sont faits. La ligne qui mène ici, en tête du bureau, disparaît avec le dernier ; vos visiteurs ne la voient jamais.`}
      </Intro>
      {PARTS.map(({ kind, title, lead }) => (
        <Part key={kind} aria-label={title}>
          <ViewTitle>{title}</ViewTitle>
          <Intro css={{ marginTop: -8, marginBottom: 16 }}>{lead}</Intro>
          <TaskList>
            {findings
              .filter((one) => one.kind === kind)
              .map((one) => (
                <FindingRow key={one.code} finding={one} />
              ))}
          </TaskList>
        </Part>
      ))}
    </>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { verdict, title, sentence, why, field, to } = finding;
  const Icon = ICONS[verdict];
  const way = field ? `/reglages?champ=${field}` : to;
  return (
    <li data-verdict={verdict}>
      <Icon size={20} strokeWidth={1.6} role="img" aria-label={WORDS[verdict]} />
      <strong>{title}</strong>
      {verdict !== 'good' && <p>{sentence.startsWith(`${title} :`) ? missing(sentence, title) : sentence}</p>}
      {verdict !== 'good' && why && <p>{why}</p>}
      {verdict !== 'good' && way && (
        <Link to={way} aria-label={`${wayTo(way)} : ${title}`}>
          {wayTo(way)}
        </Link>
      )}
    </li>
  );
}

/** The sentence without the title, which stands above it. */
const missing = (sentence: string, title: string): string => {
  const rest = sentence.slice(title.length).replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
const wayTo = (way: string): string => (way.startsWith('/guide') ? 'Lire le guide' : 'Régler');
