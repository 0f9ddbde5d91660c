import styled from '@emotion/styled';
import { themes } from '../../data/register/registerPage.ts';
import { SourceTitle } from '../article/SourceTitle.tsx';
import { Ordinals } from '../french/Ordinals.tsx';
import { ProseLink } from '../prose/ProseLink.tsx';
import { color, focusRing, media, tabular, type } from '../theme.ts';
import { SourceReading } from '../ui/SourceReading.tsx';
import type { RegisterView } from './RegisterView.tsx';

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
export const QuestionList = ({ questions }: Questions) =>
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
