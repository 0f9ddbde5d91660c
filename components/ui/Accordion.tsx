import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { color, ease, focusRing, media, type } from '../theme.ts';

/** A title whose hyphens never end a line: « passe-t-il » stays whole. */
function Unbroken({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let plain = '';
  for (const [index, word] of children.split(' ').entries()) {
    const space = index > 0 ? ' ' : '';
    if (word.includes('-')) {
      parts.push(
        plain + space,
        <span key={word} className="nowrap">
          {word}
        </span>,
      );
      plain = '';
    } else plain += space + word;
  }
  return [...parts, plain];
}

const List = styled.div`
  border-top: 1px solid ${color.ink};
`;
/** A question with its answer; the browser's search in the page finds a closed answer, and paper shows it. */
const Row = styled.details`
  border-bottom: 1px solid ${color.line};
  interpolate-size: allow-keywords;
  &::details-content { block-size: 0; overflow: clip; transition: block-size ${ease.reveal}, content-visibility ${ease.reveal} allow-discrete; }
  &[open]::details-content { block-size: auto; }
  ${media.print} { break-inside: avoid; &::details-content { block-size: auto; content-visibility: visible; } }
`;
const Question = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 24px;
  padding: 24px 0;
  cursor: pointer;
  transition: color ${ease.press};
  ${focusRing(color.link)}
  &::-webkit-details-marker { display: none; }
  &:hover { color: ${color.link}; }
  ${media.phone} { padding: 12px 0; & h3 { font-size: 18px; } }
  ${media.print} { padding: 12px 0 8px; }
`;
const Heading = styled.h3`
  ${type.question}
  text-wrap: balance;
`;
/** Plus sign that becomes a minus when the answer is open: its vertical bar disappears. */
const Sign = styled(Plus)`
  flex: none;
  details[open] > summary > & path:last-of-type { display: none; }
  ${media.print} { display: none; }
`;
const Answer = styled.div`
  max-width: calc(33em + 40px);
  padding: 0 40px 26px 0;
  color: ${color['ink-2']};
  ${type.body}
  ${media.print} { padding: 0 0 14px; }
`;

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** Level of the headings of the questions. */
  level?: 2 | 3 | 4;
}

/**
 * List of questions, all closed at first; at most one answer is open, and a click on its question closes it. Native `<details>`, without
 * script.
 */
export function Accordion({ items, level = 3 }: Props) {
  const group = useId();
  return (
    <List>
      {items.map(({ title, content }) => (
        <Row key={title} name={group}>
          <Question>
            <Heading as={`h${level}`}>
              <Unbroken>{title}</Unbroken>
            </Heading>
            <Sign size={22} strokeWidth={1.6} aria-hidden="true" />
          </Question>
          <Answer>{content}</Answer>
        </Row>
      ))}
    </List>
  );
}
