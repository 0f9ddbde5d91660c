import styled from '@emotion/styled';
import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, ease, media, type } from '../theme.ts';
import { Unbroken } from './Unbroken.tsx';

const List = styled(Root)`
  border-top: 1px solid ${color.ink};
`;
const Row = styled(Item)`
  border-bottom: 1px solid ${color.line};
  ${media.print} { break-inside: avoid; }
`;
const Question = styled(Trigger)`
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
  & .minus, &[data-state='open'] .plus { display: none; }
  &[data-state='open'] .minus { display: block; }
  ${media.phone} { padding: 20px 0; }
  ${media.noScript} { pointer-events: none; & svg { visibility: hidden; } }
  ${media.print} { padding: 12px 0 8px; & svg { display: none !important; } }
`;
/** Stays in the page when closed, so that it is found, printed, and read without script. */
const Panel = styled(Content)`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition: grid-template-rows ${ease.reveal}, visibility ${ease.reveal};
  &[hidden] { display: grid !important; }
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

/** Questions of which at most one is open; clicking the open one closes it. None is open at first. */
export function Accordion({ items, level = 3 }: Props) {
  const Tag = `h${level}` as const;
  return (
    <List type="single" collapsible>
      {items.map(({ title, content }) => (
        <Row key={title} value={title}>
          <Header asChild>
            <Tag>
              <Question>
                <span>
                  <Unbroken>{title}</Unbroken>
                </span>
                <Plus className="plus" size={22} strokeWidth={1.6} aria-hidden="true" />
                <Minus className="minus" size={22} strokeWidth={1.6} aria-hidden="true" />
              </Question>
            </Tag>
          </Header>
          <Panel forceMount>
            <div>
              <div>{content}</div>
            </div>
          </Panel>
        </Row>
      ))}
    </List>
  );
}
