import { Component, createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ArticleFields, ArticlePreviewed } from '../../../../data/api/articles.ts';
import type { TextPiece } from '../../../../data/articles/types.ts';
import { callApi } from '../../../api.ts';
import { Cite, SourcesProvider } from '../../../article/Cite.tsx';
import { Block } from '../../../article/toolParts.tsx';
import { WrittenText } from '../../../article/written/WrittenText.tsx';
import { proseParts } from '../../../prose/proseParts.tsx';
import { DESK_ARTICLES } from '../../deskQueries.ts';

type Sources = ArticleFields['sources'];
type Pieces = readonly TextPiece[];

/** Markdown between the parts sent in one call, a horizontal rule: no part renders one at the top level. */
const RULE = '\n\n---\n\n';
const AFTER_MS = 60;

/** Splits the returned pieces at the horizontal rules. */
function parted(pieces: Pieces): TextPiece[][] {
  const all: TextPiece[][] = [[]];
  for (const piece of pieces) {
    if (typeof piece !== 'string' && piece[0] === 'hr') all.push([]);
    else all.at(-1)?.push(piece);
  }
  return all;
}

/** Fetches the HTML of parts by their Markdown, each part once as long as the sources are unchanged. */
function useReadParts(values: readonly string[], sources: Sources): ReadonlyMap<string, Pieces> {
  const [read, setRead] = useState<ReadonlyMap<string, Pieces>>(new Map());
  const requested = useRef({ sources, values: new Set<string>() });
  useEffect(() => {
    if (requested.current.sources !== sources) requested.current = { sources, values: new Set() };
    const known = requested.current;
    const missing = [...new Set(values)].filter((value) => !known.values.has(value));
    if (missing.length === 0) return;
    const timer = setTimeout(async () => {
      for (const value of missing) known.values.add(value);
      try {
        const body = missing.join(RULE);
        const { text } = await callApi<ArticlePreviewed>('POST', `${DESK_ARTICLES}/preview`, { body, sources });
        const each = parted(text.pieces);
        if (requested.current === known)
          setRead((before) => new Map([...before, ...missing.map((value, at) => [value, each[at] ?? []] as const)]));
      } catch {
        // Forgets the parts that failed to load, which shows their Markdown; the next change requests them again.
        for (const value of missing) known.values.delete(value);
        setRead((before) => new Map([...before, ...missing.map((value) => [value, []] as const)]));
      }
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, sources]);
  return read;
}

const Read = createContext<ReadonlyMap<string, Pieces>>(new Map());

interface Props {
  /** Markdown of all parts of the text. */
  values: readonly string[];
  sources: Sources;
  children: ReactNode;
}

/** Loads the parts of a text in the form in which the page shows them, with values and figures filled in. */
export function ReadParts({ values, sources, children }: Props) {
  const shown = useMemo(
    () => sources.map(({ scope, ...source }) => ({ ...source, ...(scope && { scope }) })),
    [sources],
  );
  return (
    <SourcesProvider sources={shown}>
      <Read value={useReadParts(values, sources)}>{children}</Read>
    </SourcesProvider>
  );
}

/** Shown in place of a tool, which runs only on the published page. */
const Tool = ({ title }: { title: string }) => <Block>{`Outil : ${title}`}</Block>;
const components = { ...proseParts, Cite, Tool };

/** Renders a part as the page does. Until a changed part is loaded, its former rendering is shown; without one, its Markdown. */
export function DrawnPart({ value, isInline }: { value: string; isInline: boolean }) {
  const read = useContext(Read).get(value);
  const last = useRef<Pieces>([]);
  const pieces = read ?? last.current;
  useEffect(() => {
    last.current = pieces;
  }, [pieces]);
  const [first] = pieces;
  // The server wraps an inline part in a paragraph when it is parsed alone; this removes the paragraph.
  const shown = isInline && typeof first === 'object' && first[0] === 'p' ? (first.slice(2) as TextPiece[]) : pieces;
  const typed = <code>{value}</code>;
  if (shown.length === 0) return typed;
  return (
    <Kept key={value} instead={typed}>
      <WrittenText text={{ pieces: shown, headings: [] }} components={components} />
    </Kept>
  );
}

interface KeptProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Error boundary: shows the Markdown of a part that cannot be rendered, and keeps the text around it. */
class Kept extends Component<KeptProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? this.props.instead : this.props.children);
}
