import styled from '@emotion/styled';
import { color } from '../theme.ts';
import { Accordion, type AccordionItem } from '../ui/Accordion.tsx';
import { Block, BlockNote } from './Block.tsx';

const Inside = styled.div`
  display: grid;
  gap: 14px;
  & h4 { font-size: 17px; font-weight: 600; color: ${color.ink}; margin-bottom: 4px; }
  & blockquote { padding-left: 20px; border-left: 2px solid ${color['line-strong']}; }
`;

/** Collapsible panels inside an article: one open at a time, none at first. */
export const Panels = ({ items, note }: { items: readonly AccordionItem[]; note?: string }) => (
  <Block>
    <Accordion items={items.map(({ title, content }) => ({ title, content: <Inside>{content}</Inside> }))} />
    {note && <BlockNote>{note}</BlockNote>}
  </Block>
);
