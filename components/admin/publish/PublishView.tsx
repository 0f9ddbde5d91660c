import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { SettingsAnswer } from '../../../data/api/settings/settingsAnswers.ts';
import type { Finding } from '../../../data/api/siteAnswers.ts';
import type { Publication } from '../../../data/source/site.ts';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { SETTINGS, useSettings, useSummary } from '../deskQueries.ts';
import { Problem } from '../list/Problem.tsx';
import { TaskList } from '../list/RowList.tsx';
import { Answer, Intro, View, ViewTitle } from '../list/View.tsx';
import { useChange } from '../useChange.ts';
import { isNeeded, setSteps, useStepsClosed } from './firstSteps.ts';

const GoOnlinePart = styled.section`
  max-width: 880px;
  margin-bottom: 40px;
  padding: 20px 24px;
  border: 1px solid ${color.line};
  background: ${color.sheet};
  & h2 { font-size: 20px; line-height: 1.3; font-weight: 600; }
  & p { margin-top: 8px; max-width: 44em; color: ${color['ink-2']}; }
  & button { margin-top: 16px; }
`;

/** What one line takes: to copy what stands on an invoice or a register, to sum up a proof or to withdraw the figure. */
const MINUTES: Record<Finding['kind'], number> = { complete: 3, document: 2, check: 0 };

/** Whether a line keeps the site from being found: accounts of networks do not. */
const holdsBack = (finding: Finding): boolean => isNeeded(finding) && finding.code !== 'social';

/** How long what holds the site back takes, in minutes. */
const minutesLeft = (findings: readonly Finding[]): number =>
  findings.filter(holdsBack).reduce((sum, { kind }) => sum + MINUTES[kind], 0);

/** Whether the site may be found: what is left, in minutes, then the press that puts it online, and back. */
function GoOnline({ findings }: { findings: readonly Finding[] }) {
  const group = useSettings().data?.groups.find(({ code }) => code === 'publication');
  const state = group?.fields.find(({ name }) => name === 'site.publication')?.value as Publication | undefined;
  const save = useChange<SettingsAnswer, object>('PUT', `${SETTINGS}/publication`, { stores: [SETTINGS] });
  if (!group || !state) return null;
  const left = findings.filter(holdsBack).length;
  const change = (next: Publication, label: string) => (
    <Button
      level={next === 'online' ? 'primary' : 'secondary'}
      disabled={save.isPending}
      // What the source says is sent as null.
      onClick={() =>
        save.mutate({ version: group.version, values: { 'site.publication': next === 'waiting' ? null : next } })
      }
    >
      {label}
    </Button>
  );
  return (
    <GoOnlinePart aria-labelledby="mise-en-ligne">
      <h2 id="mise-en-ligne">
        {left > 0
          ? `Encore ${minutesLeft(findings)} minutes environ avant la mise en ligne`
          : state === 'online'
            ? 'Le site est en ligne'
            : 'Prêt à mettre en ligne'}
      </h2>
      <p>
        {left > 0
          ? `Il reste ${left === 1 ? 'une ligne' : `${left} lignes`} ci-dessous. D’ici là, chaque page d’un site public demande aux moteurs de recherche de ne pas la montrer.`
          : state === 'online'
            ? 'Les moteurs de recherche peuvent montrer vos pages. Sur une adresse locale, rien ne change.'
            : 'Tout ce que vous seul pouviez écrire l’est. Une pression, et les moteurs de recherche peuvent montrer vos pages.'}
      </p>
      {left === 0 && state === 'waiting' && change('online', 'Mettre en ligne')}
      {state === 'online' && change('waiting', 'Retirer des moteurs de recherche')}
      {save.isError && <Problem error={save.error} />}
    </GoOnlinePart>
  );
}

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
  const query = useSummary();
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
