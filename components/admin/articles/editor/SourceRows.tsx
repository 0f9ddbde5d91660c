import styled from '@emotion/styled';
import type { ArticleFields } from '../../../../data/api/articles.ts';
import { articleLimits } from '../../../../data/articles/deskArticles.ts';
import { color, media, radius, type } from '../../../theme.ts';
import { TextField } from '../../../ui/Field.tsx';
import { Act } from '../../list/Act.tsx';
import { useNextButton } from '../../list/useNextButton.ts';

type Source = ArticleFields['sources'][number];

const Rows = styled.section`
  & > h2 { ${type.label} margin-bottom: 8px; }
  & > p { margin-bottom: 12px; font-size: 15px; color: ${color['ink-2']}; }
  & > ol { display: grid; gap: 16px; margin-bottom: 16px; }
  & li { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius.control}; background: ${color.sheet}; }
  & li > :nth-of-type(n + 3) { grid-column: 1 / -1; }
  & li > button { justify-self: start; }
  ${media.phone} { & li { grid-template-columns: minmax(0, 1fr); } }
`;
const FIELDS = [
  ['id', 'Repère (pour :source[repère])', 60],
  ['date', 'Date, comme on la lit', 80],
  ['publisher', 'Éditeur', articleLimits.sourceText],
  ['title', 'Titre', articleLimits.sourceText],
  ['url', 'Adresse (https://…)', articleLimits.sourceUrl],
  ['scope', 'Portée : qui, où, combien', articleLimits.sourceText],
] as const;

interface RowProps {
  source: Source;
  at: number;
  onChange: (source: Source) => void;
  onRemove: () => void;
}

function Row({ source, at, onChange, onRemove }: RowProps) {
  const removing = useNextButton();
  return (
    <li aria-label={`Source ${at + 1}`}>
      {FIELDS.map(([name, label, most]) => (
        <TextField
          key={name}
          label={label}
          maxLength={most}
          value={source[name] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...source, [name]: value })}
        />
      ))}
      <Act aria-label={`Retirer la source ${at + 1}`} {...removing} onClick={onRemove}>
        Retirer
      </Act>
    </li>
  );
}

interface Props {
  sources: readonly Source[];
  onChange: (sources: Source[]) => void;
}

/** Editor of an article's sources, in the order of the article's list. */
export function SourceRows({ sources, onChange }: Props) {
  const add = () => {
    const used = new Set(sources.map(({ id }) => id));
    let number = sources.length + 1;
    while (used.has(`source-${number}`)) number += 1;
    onChange([...sources, { id: `source-${number}`, publisher: '', title: '', date: '', url: '' }]);
  };
  return (
    <Rows aria-label="Sources">
      <h2>Sources</h2>
      <p>Le texte les cite par leur repère : « :source[source-1] ».</p>
      {sources.length > 0 && (
        <ol>
          {sources.map((source, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a source is the row it is in, its own mark is being typed
              key={at}
              source={source}
              at={at}
              onChange={(next) => onChange(sources.map((one, index) => (index === at ? next : one)))}
              onRemove={() => onChange(sources.filter((_, index) => index !== at))}
            />
          ))}
        </ol>
      )}
      <Act disabled={sources.length >= articleLimits.sources} onClick={add}>
        Ajouter une source
      </Act>
    </Rows>
  );
}
