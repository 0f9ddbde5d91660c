import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { color, ease, media, type } from '../theme.ts';
import { Unbroken } from './Unbroken.tsx';

const List = styled.div`
  border-top: 1px solid ${color.ink};
`;
const Row = styled.div`
  border-bottom: 1px solid ${color.line};
  ${media.print} { break-inside: avoid; }
`;
const Question = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 24px;
  width: 100%;
  padding: 24px 0;
  ${type.question}
  text-align: left;
  text-wrap: balance;
  transition: color ${ease.press};
  &:hover { color: ${color.link}; }
  & svg { flex: none; }
  & .minus, &[aria-expanded='true'] .plus { display: none; }
  &[aria-expanded='true'] .minus { display: block; }
  ${media.phone} { padding: 20px 0; }
  ${media.noScript} { pointer-events: none; & svg { visibility: hidden; } }
  ${media.print} { padding: 12px 0 8px; & svg { display: none !important; } }
`;
/** Stays in the page when closed, so that it is found, printed, and read without script. */
const Panel = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition: grid-template-rows ${ease.reveal}, visibility ${ease.reveal};
  &[data-state='open'] { grid-template-rows: 1fr; visibility: visible; }
  & > div { overflow: hidden; min-height: 0; }
  & > div > div { max-width: calc(33em + 40px); padding: 0 40px 26px 0; color: ${color['ink-2']}; ${type.body} }
  ${media.noScript} { grid-template-rows: 1fr; visibility: visible; }
  ${media.print} { display: block; visibility: visible; & > div > div { padding: 0 0 14px; } }
`;

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** Level of the headings around the questions. */
  level?: 2 | 3 | 4;
}

/**
 * Questions of which at most one is open; clicking the open one closes it. None is open at first. The server writes it and
 * `watchAccordions` moves it: inside a page that React takes over, put it in a `Static`.
 */
export function Accordion({ items, level = 3 }: Props) {
  const id = useId();
  const Tag = `h${level}` as const;
  return (
    <List data-accordion="">
      {items.map(({ title, content }, index) => (
        <Row key={title}>
          <Tag>
            <Question
              type="button"
              id={`${id}q${index}`}
              aria-expanded="false"
              aria-controls={`${id}r${index}`}
              data-question=""
            >
              <span>
                <Unbroken>{title}</Unbroken>
              </span>
              <Plus className="plus" size={22} strokeWidth={1.6} aria-hidden="true" />
              <Minus className="minus" size={22} strokeWidth={1.6} aria-hidden="true" />
            </Question>
          </Tag>
          <Panel id={`${id}r${index}`} role="region" aria-labelledby={`${id}q${index}`} data-state="closed">
            <div>
              <div>{content}</div>
            </div>
          </Panel>
        </Row>
      ))}
    </List>
  );
}
