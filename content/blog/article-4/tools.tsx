import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Cite } from '../../../components/article/Cite.tsx';
import {
  Block,
  BlockLabel,
  BlockNote,
  ChoiceButton,
  ChoiceRow,
  HeadedRows,
  MeasureBar,
  Panels,
} from '../../../components/article/toolParts.tsx';
import { color, focusRing, type } from '../../../components/theme.ts';
import { type PollChoice, poll, pollOptions } from './figures.ts';

/** The author's marks, out of 100, for one aspect of advisory work: an opinion, not a measurement. */
interface Aspect {
  aspect: string;
  human: number;
  ai: number;
  humanAdvantage: string;
}

const aspectsLabel = 'Appréciation de l’auteur, notes sur 100';

const aspects: readonly Aspect[] = [
  {
    aspect: 'Collecter et résumer',
    human: 45,
    ai: 85,
    humanAdvantage: 'sait quelle pièce manque parce qu’il a déjà vu le même dossier.',
  },
  {
    aspect: 'Proposer des variantes',
    human: 55,
    ai: 80,
    humanAdvantage: 'écarte d’emblée celles que l’équipe refusera.',
  },
  {
    aspect: 'Comprendre le contexte',
    human: 85,
    ai: 40,
    humanAdvantage: 'entend ce qui n’est pas écrit : un associé qui part, un bail qui expire.',
  },
  {
    aspect: 'Trancher dans le doute',
    human: 75,
    ai: 30,
    humanAdvantage: 'accepte de se tromper en son nom, donc pèse autrement.',
  },
  {
    aspect: 'Répondre de l’erreur',
    human: 95,
    ai: 5,
    humanAdvantage: 'a une signature, une assurance, une adresse.',
  },
];

const Aspects = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { --label: 84px; display: grid; gap: 8px; padding: 20px 0; border-bottom: 1px solid ${color.line}; }
  & h3 { ${type.h4} }
`;
const Advantage = styled.p`
  ${type.small}
  color: ${color['ink-2']};
`;

/** Chart of the author's marks for five aspects of the work, by a human and by AI. */
export const HumanVersusAi = () => (
  <Block>
    <BlockLabel>{aspectsLabel}</BlockLabel>
    <Aspects>
      {aspects.map(({ aspect, human, ai, humanAdvantage }) => (
        <li key={aspect}>
          <h3>{aspect}</h3>
          <MeasureBar label="Humain" percent={human} value={String(human)} />
          <MeasureBar label="IA" percent={ai} value={String(ai)} series="second" />
          <Advantage>{`Côté humain : ${humanAdvantage}`}</Advantage>
        </li>
      ))}
    </Aspects>
  </Block>
);

/** Panel on how this letter was written, which unfolds. */
const methodology = {
  title: 'Comment cette lettre a été préparée',
  paragraphs: [
    'Les barres. J’ai noté cinq aspects de mon propre travail, de 0 à 100, d’après ma seule pratique. Personne d’autre n’a noté. Deux consultants donneraient sans doute deux graphiques différents.',
    'Les exemples de métiers. Ils sont composés : aucun client n’y est décrit, et les gains sont des hypothèses de travail.',
    'Les études. Je cite des travaux sur l’exposition des métiers et une expérience sur des consultants. L’exposition ne dit rien du nombre d’emplois. L’expérience porte sur un grand cabinet et un seul modèle, GPT-4.',
    'Ce que je n’ai pas fait. Je n’ai pas cherché de prévision chiffrée du nombre de consultants en 2030. Celles que j’ai vues ne disent pas comment elles sont calculées.',
  ],
} as const;

const content = methodology.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

export const MethodologyPanel = () => <Panels items={[{ title: methodology.title, content }]} />;

/** An invented example of work shared with AI in one industry; `improvement` is a hypothesis. */
interface IndustryExample {
  industry: string;
  example: string;
  improvement: string;
  description: string;
}

const industriesLabel = 'Exemples illustratifs : situations et gains supposés';

const industryExamples: readonly IndustryExample[] = [
  {
    industry: 'Restauration',
    example: 'Réviser une carte de trente-deux plats',
    improvement: 'Hypothèse : une demi-journée au lieu de deux jours',
    description:
      'L’IA classe les plats par marge et par ventes à partir des tickets. Le restaurateur décide du plat qui perd de l’argent et qu’il garde, parce qu’il fait revenir les habitués.',
  },
  {
    industry: 'Bâtiment',
    example: 'Répondre à un appel d’offres de cent vingt pages',
    improvement: 'Hypothèse : quatre heures de lecture en moins',
    description:
      'L’IA relève les pénalités, les délais et les pièces à fournir, avec les numéros de page. Le conducteur de travaux juge si le planning est tenable avec ses équipes.',
  },
  {
    industry: 'Commerce en ligne',
    example: 'Choisir entre deux transporteurs',
    improvement: 'Hypothèse : comparaison faite en une heure au lieu d’une journée',
    description:
      'L’IA recalcule douze mois d’expéditions selon les deux grilles tarifaires. La dirigeante arbitre entre 3 % de coût et un transporteur qui répond au téléphone.',
  },
  {
    industry: 'Santé et bien-être',
    example: 'Ouvrir un second cabinet',
    improvement: 'Hypothèse : trois scénarios au lieu d’un',
    description:
      'L’IA construit trois plans de trésorerie à partir des mêmes hypothèses. L’associé dit lequel des deux praticiens acceptera de se déplacer : le choix est fait.',
  },
];

const Situation = styled.p`
  font-weight: 600;
`;
const Hypothesis = styled.p`
  margin-top: 8px;
  ${type.small}
  color: ${color['ink-2']};
`;

/** Four fictional situations; the gains are hypotheses. */
export const IndustryExamples = () => (
  <Block>
    <BlockLabel>{industriesLabel}</BlockLabel>
    <HeadedRows nameWidth={190}>
      {industryExamples.map(({ industry, example, improvement, description }) => (
        <li key={industry}>
          <h3>{industry}</h3>
          <div>
            <Situation>{example}</Situation>
            <p>{description}</p>
            <Hypothesis>{improvement}</Hypothesis>
          </div>
        </li>
      ))}
    </HeadedRows>
  </Block>
);

const Frame = styled.div`
  padding: 28px 0;
  border-top: 1px solid ${color.ink};
  border-bottom: 1px solid ${color.line};
`;
const Question = styled.p`
  ${type.h4}
  margin-bottom: 18px;
`;
const Thanks = styled.div`
  ${focusRing(color.link, 4)}
  & p + p { margin-top: 8px; }
`;

/**
 * Poll with three choices; after a choice, a thank-you, a comment on it and a study's finding. Nothing is sent or stored
 * (docs/product/specification.md § 2).
 */
export function ConsultingPoll() {
  const [vote, setVote] = useState<PollChoice | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (vote !== null) thanks.current?.focus();
  }, [vote]);
  const chosen = pollOptions.find(({ id }) => id === vote);
  return (
    <Block measure="prose">
      <Frame>
        {chosen ? (
          <Thanks ref={thanks} tabIndex={-1}>
            <p>
              <strong>{poll.thanks}</strong>
            </p>
            <p>{chosen.answer}</p>
            <p>
              {chosen.found}
              <Cite id={chosen.source} />
            </p>
          </Thanks>
        ) : (
          <>
            <Question>{poll.question}</Question>
            <ChoiceRow role="group" aria-label="Vos trois réponses possibles">
              {pollOptions.map(({ id, label }) => (
                <ChoiceButton key={id} level="secondary" size="md" wide onClick={() => setVote(id)}>
                  {label}
                </ChoiceButton>
              ))}
            </ChoiceRow>
            <noscript>
              {pollOptions.map(({ id, label, answer, found }) => (
                <p key={id}>
                  <strong>{`${label} ?`}</strong> {answer} {found}
                </p>
              ))}
            </noscript>
          </>
        )}
        <BlockNote>{poll.privacy}</BlockNote>
      </Frame>
    </Block>
  );
}
