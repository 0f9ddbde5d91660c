import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api.ts';
import { color, focusRing, font, media, radius, tabular, type } from '../../theme.ts';
import { Failed, Loading, whatToDo } from './ListState.tsx';

/** Head of the page of a lead or a person: link back, name and state. */
export const RecordHead = styled.header`
  margin-bottom: 32px;
  & h1 { font: 390 40px/1.15 ${font.serif}; letter-spacing: -.022em; overflow-wrap: anywhere; }
  & > button { margin-top: 14px; }
  ${media.phone} { & h1 { font-size: 34px; } }
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
`;
export const RecordLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  font-size: 15px;
  color: ${color['ink-2']};
  ${tabular}
`;
/** Two columns: the content at the left, the actions at the right; stacked on a phone. */
export const RecordColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; grid-template-rows: auto 1fr; align-items: start; & > aside { grid-area: 1 / 2 / span 2; } }
`;
export const RecordPart = styled.section`
  & + & { margin-top: 40px; }
  & > h2 { ${type.h4} margin-bottom: 14px; }
`;
export const RecordPanel = styled.aside`
  padding: 28px 32px 32px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  ${media.phone} { margin: 0 -20px; padding: 24px 20px; border-left: 0; border-right: 0; border-radius: 0; }
`;

/** The way back to the list a page was opened from. */
export const BackTo = ({ to, children }: { to: string; children: string }) => (
  <Back to={to}>
    <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
    {children}
  </Back>
);

interface Missing {
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
  back: ReactNode;
  /** Titles of the page without its record: `title` while it loads or failed, `gone` once it is known to be deleted. */
  gone: string;
  title: string;
}

/** Shown in place of a record that is loading, deleted or failed. */
export function NoRecord({ query: { isPending, error, refetch }, back, gone, title }: Missing) {
  if (isPending) return <Loading>Chargement de la fiche...</Loading>;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <RecordHead>
        {back}
        <h1>{isGone ? gone : title}</h1>
      </RecordHead>
      {isGone ? <p>{whatToDo(error)}</p> : <Failed error={error} onRetry={refetch} />}
    </>
  );
}
