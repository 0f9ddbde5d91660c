import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { color, focusRing, font, media, radius } from '../../theme.ts';
import { Loading } from '../list/ListState.tsx';
import { InlineMessage } from '../list/Problem.tsx';
import { Bar, ViewPress } from './Bar.tsx';
import type { VisualProps, WritingProps } from './visual/VisualEditor.tsx';

/** Loaded, as a chunk of its own, only while a text is edited. A browser too old for it, or offline, shows the Markdown editor instead. */
const VisualEditor = lazy<ComponentType<VisualProps>>(() =>
  import('./visual/VisualEditor.tsx').then(
    ({ VisualEditor }) => ({ default: VisualEditor }),
    () => ({ default: NoEditor }),
  ),
);
function NoEditor({ onMissing }: VisualProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}

const Box = styled.div`
  ${media.phone} { display: flex; flex-direction: column; }
`;
/** On a phone, keeps words found by the browser's search above the bar, which covers the bottom of the text. */
const ABOVE_BAR = `${media.phone} { :root { scroll-padding-bottom: calc(var(--desk-foot, 0px) + 64px); } }`;
const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 62vh;
  padding: 18px 20px;
  border: 1px solid ${color.field};
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${color.sheet};
  color: ${color.ink};
  font: 400 16px/1.65 ${font.sans};
  resize: vertical;
  ${focusRing(color.link, 0)}
  ${media.phone} { min-height: 56vh; padding: 12px 14px; border-radius: ${radius.control} ${radius.control} 0 0; }
`;

/** Editor of a text, shown as readers will see it; a button switches to its Markdown. */
export function TextEditor(props: WritingProps) {
  const { text, onChange, onSave, onHeld, label, most } = props;
  const [view, show] = useState<'read' | 'typed'>('read');
  /** Markdown that would look different when parsed again; not saved until its author has checked it. */
  const [refused, refuse] = useState<string>();
  const waiting = useRef<string>(undefined);
  waiting.current = refused;
  const listener = useRef(onChange);
  listener.current = onChange;
  // Saves the latest text when the page is left.
  useEffect(
    () => () => {
      if (waiting.current !== undefined) listener.current(waiting.current);
    },
    [],
  );
  const isHeld = refused !== undefined;
  useEffect(() => {
    onHeld(isHeld);
    return () => onHeld(false);
  }, [onHeld, isHeld]);
  const hint = useId();
  const change = (next: string) => {
    refuse(undefined);
    onChange(next);
  };
  if (view === 'read')
    return (
      <Box>
        <Global styles={ABOVE_BAR} />
        <Suspense fallback={<Loading>Chargement du texte...</Loading>}>
          <VisualEditor
            {...props}
            onMissing={() => show('typed')}
            onRefused={(written) => {
              refuse(written);
              show('typed');
            }}
            aside={<ViewPress onPress={() => show('typed')}>Markdown</ViewPress>}
          />
        </Suspense>
      </Box>
    );
  return (
    <Box>
      <Bar role="toolbar" aria-label="Mise en forme">
        <ViewPress
          onPress={() => {
            if (refused !== undefined) change(refused);
            show('read');
          }}
        >
          Mise en page
        </ViewPress>
      </Bar>
      {refused !== undefined && (
        <InlineMessage tone="danger">
          Ce texte ne se relirait pas comme il était montré : il n’est pas encore enregistré. Relisez-le ici ; il l’est
          dès que vous y touchez, ou que vous revenez à la mise en page.
        </InlineMessage>
      )}
      <Area
        aria-label={`${label}, en Markdown`}
        aria-describedby={hint}
        maxLength={most}
        value={refused ?? text}
        onChange={({ currentTarget: { value } }) => change(value)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
          event.preventDefault();
          if (refused !== undefined) change(refused);
          onSave();
        }}
      />
      <span id={hint} className="sr">
        Markdown. Ctrl+S enregistre.
      </span>
    </Box>
  );
}
