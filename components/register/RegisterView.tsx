import styled from '@emotion/styled';
import type { MeasureResult } from '../../data/register/measureResult.ts';
import { promptOf, type Question, registerPage, themes } from '../../data/register/protocol.ts';
import { protocolWords } from '../../data/register/protocolWords.ts';
import { SourceReading, SourceTitle } from '../article/SourceTitle.tsx';
import { Ordinals } from '../french/titles.tsx';
import { DocumentLayout } from '../legal/LegalLayout.tsx';
import { Prose, ProseLink } from '../prose/Prose.tsx';
import { color, focusRing, media, tabular, type } from '../theme.ts';
import { RegisterResults } from './RegisterResults.tsx';

const Theme = styled.section`
  max-width: 844px;
  & > h3 { ${type.h3} margin: 44px 0 14px; scroll-margin-top: 112px; }
  & > div { border-top: 1px solid ${color.ink}; }
  ${media.print} { & > h3 { margin-top: 24px; } }
`;
const Row = styled.details`
  border-bottom: 1px solid ${color.line};
  font-size: 16px;
  line-height: 1.5;
  & summary { margin-left: 1.2em; padding: 12px 0; cursor: pointer; list-style-position: outside; max-width: 42em; text-wrap: pretty; ${focusRing(color.link)} }
  & summary:hover { color: ${color.link}; }
  & ol { margin: 2px 0 14px; padding-left: calc(1.2em + 24px); list-style: upper-alpha; color: ${color['ink-2']}; }
  & li { padding-left: 4px; }
  & li::marker { ${tabular} }
  & li[data-right] { color: ${color.ink}; font-weight: 600; }
  & p { max-width: 42em; padding: 0 0 16px 1.28em; font-size: 15px; }
  & cite { font-style: normal; }
  & a { text-decoration: underline; text-underline-offset: .16em; text-decoration-color: ${color['line-strong']}; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
  ${media.print} { break-inside: avoid; &::details-content { block-size: auto; content-visibility: visible; } }
`;

type Questions = Pick<Parameters<typeof RegisterView>[0], 'questions'>;

/** The questions by theme, each folded over its answers and its source. */
const QuestionList = ({ questions }: Questions) =>
  Object.entries(themes).map(([theme, title]) => {
    const own = questions.filter((question) => question.theme === theme);
    return (
      <Theme key={theme} aria-labelledby={`theme-${theme}`}>
        <h3 id={`theme-${theme}`}>{title}</h3>
        <div>
          {own.map(({ id, question, choices, answer, source, reading }) => (
            <Row key={id}>
              <summary>
                <Ordinals text={question} />
              </summary>
              <ol>
                {choices.map((choice, index) => (
                  <li key={choice} data-right={index === answer ? '' : undefined}>
                    <Ordinals text={choice} />
                    {index === answer && ' : réponse attendue'}
                  </li>
                ))}
              </ol>
              <p>
                Source :{' '}
                <ProseLink href={source.url}>
                  {source.publisher}, <SourceTitle title={source.title} />
                </ProseLink>
                <SourceReading reading={reading} />
              </p>
            </Row>
          ))}
        </div>
      </Theme>
    );
  });

const Text = styled.div`
  & h2:first-of-type { margin-top: 0; }
`;
const Prompt = styled.blockquote`
  & > p { white-space: pre-line; }
`;

const RESULTS = { id: 'resultats', text: 'Les résultats' };
const QUESTIONS = { id: 'questions', text: 'Les questions' };

const sources = [
  {
    href: 'https://doi.org/10.1080/01621459.1927.10502953',
    author: 'E. B. Wilson',
    journal: 'Journal of the American Statistical Association',
    year: 1927,
  },
  { href: 'https://doi.org/10.1007/BF02295996', author: 'Q. McNemar', journal: 'Psychometrika', year: 1947 },
];

interface Props {
  /** In French typography, each with the words on how its source was read. */
  questions: readonly (Question & { reading: string })[];
  /** Null until a measure is finished. */
  result: MeasureResult | null;
}

/** The register of disagreements: what was measured, how, and with which questions. */
export function RegisterView({ questions, result }: Props) {
  const passages = protocolWords(questions.length);
  const headings = [RESULTS, ...passages.map(({ id, title }) => ({ id, text: title })), QUESTIONS];
  const [first] = questions;
  const read = (state: Question['source']['state']) => questions.filter(({ source }) => source.state === state).length;
  return (
    <DocumentLayout
      title={registerPage.title}
      lead={registerPage.lead}
      updated={result && result.to > registerPage.updated ? result.to : registerPage.updated}
      headings={headings}
    >
      <Text>
        <Prose>
          <h2 id={RESULTS.id}>{RESULTS.text}</h2>
          {result ? (
            <RegisterResults result={result} />
          ) : (
            <p>
              <strong>Rien n'a encore été mesuré.</strong> Aucune IA n'a répondu à ces questions pour ce registre, et
              cette page ne donne donc aucun résultat. Le protocole, la règle d'arrêt et les questions sont publiés
              d'abord, pour qu'ils ne puissent pas être choisis d'après les réponses.
            </p>
          )}
          {passages.flatMap(({ id, title, paragraphs = [], rules = [] }) => [
            <h2 key={id} id={id}>
              {title}
            </h2>,
            ...paragraphs.map((text) => <p key={text}>{text}</p>),
            rules.length > 0 && (
              <ul key={`${id}-rules`}>
                {rules.map(([name, rule]) => (
                  <li key={name}>
                    <strong>{name}.</strong> {rule}
                  </li>
                ))}
              </ul>
            ),
            id === 'protocole' &&
              first && [
                <p key="prompt">La consigne d'un appel, mot pour mot, ici avec la première question :</p>,
                <Prompt key="words">
                  <p>{promptOf(first, 0)}</p>
                </Prompt>,
              ],
            id === 'calculs' && (
              <p key="sources">
                Sources des deux formules :{' '}
                {sources.map(({ href, author, journal, year }, index) => (
                  <span key={href}>
                    {index > 0 && ' ; '}
                    <ProseLink href={href}>
                      {author}, <span lang="en">{journal}</span>, {year}
                    </ProseLink>
                  </span>
                ))}
                .
              </p>
            ),
          ])}
          <h2 id={QUESTIONS.id}>{QUESTIONS.text}</h2>
          <p>
            Chacune s'ouvre sur les réponses proposées, la réponse attendue, sa source et la façon dont celle-ci a été
            lue : {read('read')} sources ont été lues chez leur éditeur ou dans une copie, {read('relay')} chez un tiers
            qui les cite.
          </p>
        </Prose>
        <QuestionList questions={questions} />
      </Text>
    </DocumentLayout>
  );
}
