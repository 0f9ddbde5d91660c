import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LetterWords, LetterPreview as Preview } from '../../../data/api/letters.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, media, radius } from '../../theme.ts';
import { Problem } from '../list/Problem.tsx';
import { useMedia } from '../useBrowser.ts';
import { LetterProblems } from './LetterProblems.tsx';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
  margin-bottom: 14px;
  & fieldset { display: flex; border: 1px solid ${color.field}; border-radius: ${radius.control}; }
  & label { position: relative; display: inline-flex; align-items: center; min-height: 40px; padding: 0 14px; font-size: 14px; font-weight: 500; color: ${color['ink-2']}; cursor: pointer; }
  & label + label { border-left: 1px solid ${color.line}; }
  & input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  & label:has(:checked) { background: ${color.wash}; color: ${color.ink}; font-weight: 600; }
  & label:has(:focus-visible) { outline: 2px solid ${color.link}; outline-offset: 2px; border-radius: ${radius.control}; }
`;
const Stage = styled.div`
  overflow-x: auto;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sunk};
  ${focusRing(color.link)}
  ${media.phone} { margin: 0 -20px; padding: 0; border-left: 0; border-right: 0; border-radius: 0; }
  & iframe { display: block; height: 640px; margin: 0 auto; border: 0; background: ${color.sheet}; }
  & pre { margin: 0 auto; padding: 20px; font-size: 14px; line-height: 1.55; background: ${color.sheet}; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const FORMS = { html: 'Mise en page', text: 'Texte seul' } as const;
const WIDTHS = { 390: 'Téléphone', 640: 'Ordinateur' } as const;
const LOOKS = { light: 'Clair', dark: 'Sombre' } as const;

const ASK_AFTER_MS = 400;

/** Preview of a letter as mail programs show it: formatted or as plain text, on a telephone or a computer, in light or dark colours. */
export function LetterPreview({ subject, preheader, body }: Omit<LetterWords, 'look'>) {
  const [form, setForm] = useState<keyof typeof FORMS>('html');
  const [width, setWidth] = useState<keyof typeof WIDTHS>(390);
  const [look, setLook] = useState<keyof typeof LOOKS>('light');
  const phone = useMedia('phone');
  const [previewed, preview] = useState({ subject, preheader, body });
  useEffect(() => {
    const timer = setTimeout(() => preview({ subject, preheader, body }), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [subject, preheader, body]);
  const words: LetterWords = { ...previewed, look };
  const { data, error } = useQuery<Preview>({
    queryKey: ['/api/admin/letter-preview', words],
    queryFn: () => callApi<Preview>('POST', '/api/admin/letter-preview', words),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return (
    <section aria-label="Aperçu">
      <Choices>
        <Choice label="Forme" of={FORMS} value={form} onChoose={setForm} />
        {form === 'html' && (
          <>
            {!phone && <Choice label="Largeur" of={WIDTHS} value={width} onChoose={setWidth} />}
            <Choice label="Thème" of={LOOKS} value={look} onChoose={setLook} />
          </>
        )}
      </Choices>
      <Stage tabIndex={0} role="group" aria-label="Aperçu de la lettre">
        {data && form === 'html' && (
          <iframe title="Aperçu de la lettre" sandbox="" srcDoc={data.html} style={{ width }} />
        )}
        {data && form === 'text' && <pre>{data.text}</pre>}
      </Stage>
      {data && <LetterProblems problems={data.problems} />}
      <Problem error={error} />
    </section>
  );
}

interface ChoiceProps<Code extends string | number> {
  label: string;
  of: Record<Code, string>;
  value: Code;
  onChoose: (code: Code) => void;
}

function Choice<Code extends string | number>({ label, of, value, onChoose }: ChoiceProps<Code>) {
  return (
    <fieldset aria-label={label}>
      {(Object.entries(of) as [string, string][]).map(([code, words]) => (
        <label key={code}>
          <input
            type="radio"
            name={label}
            checked={String(value) === code}
            onChange={() => onChoose((typeof value === 'number' ? Number(code) : code) as Code)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
