import styled from '@emotion/styled';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { color, focusRing, font, media, type } from '../../theme.ts';
import { Failed, Loading, MoreRows } from './ListState.tsx';

export const DeskTitle = styled.h1`
  font: 390 40px/1.15 ${font.serif};
  letter-spacing: -.022em;
  margin-bottom: 24px;
  overflow-wrap: anywhere;
  ${media.phone} { margin-bottom: 16px; font-size: 32px; }
  @media (max-width: 359.98px) { font-size: 31px; }
`;
export const ViewTitle = styled.h2`
  ${type.h3}
  font-size: 28px;
  margin: 0 0 16px;
`;
/** Introduction of one or two sentences under a title. */
export const Intro = styled.p`
  max-width: 62ch;
  margin: -12px 0 28px;
  color: ${color['ink-2']};
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  h2 + & { margin: 0 0 24px; }
`;

interface Props {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A view of the desk, with its title and introduction. */
export const View = ({ title, intro, children }: Props) => (
  <>
    <DeskTitle>{title}</DeskTitle>
    {intro && <Intro>{intro}</Intro>}
    {children}
  </>
);

/** Scrolls to the element named by the fragment of the address, once that element exists. */
export function useAnchor(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isThere, hash]);
}

interface ViewQuery {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: ViewQuery & { data: Data | undefined };
  /** Name of the data, for the text shown while it loads: « des leads ». */
  of: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or a text while it loads, or its error. */
export function QueryView<Data>({ query: { data, isPending, error, refetch }, of, children }: QueryViewProps<Data>) {
  if (data) return children(data);
  return isPending ? <Loading>{`Chargement ${of}...`}</Loading> : <Failed error={error} onRetry={refetch} />;
}

interface RowsProps {
  query: Parameters<typeof MoreRows>[0]['query'] & ViewQuery & { total: number | undefined };
  rows: readonly unknown[];
  of: string;
  empty: ReactNode;
  children: ReactNode;
}

/** Renders the loaded rows of a list with « next page », or a text while they load, an error, or the text for an empty list. */
export function Rows({ query, rows, of, empty, children }: RowsProps) {
  if (query.isPending) return <Loading>{`Chargement ${of}...`}</Loading>;
  if (query.error && rows.length === 0) return <Failed error={query.error} onRetry={query.refetch} />;
  if (rows.length === 0) return empty;
  return (
    <>
      {children}
      <MoreRows shown={rows.length} total={query.total} query={query} />
    </>
  );
}
