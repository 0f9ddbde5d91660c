import styled from '@emotion/styled';
import { useState } from 'react';
import { Block, BlockNote } from '../../../components/article/Block.tsx';
import { ChoiceButton, ChoiceRow } from '../../../components/article/calculator/ChoiceButton.tsx';
import { media } from '../../../components/theme.ts';
import { ModelCard } from './ModelCard.tsx';
import { ModelPair } from './ModelPair.tsx';
import { benchmarkNote, type ModelFilter, marketShareNote, modelFilters, modelsMatching } from './models.ts';

const Cards = styled.ul`
  display: grid;
  gap: 40px 20px;
  margin: 28px 0;
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** The five models, all of them or those of one maker, then any two side by side. */
export function Comparator() {
  const [filter, setFilter] = useState<ModelFilter>('all');
  const shown = modelsMatching(filter);
  return (
    <Block measure="full">
      <ChoiceRow role="group" aria-label="Filtrer les modèles">
        {modelFilters.map(({ id, label }) => (
          <ChoiceButton key={id} level="secondary" size="md" aria-pressed={filter === id} onClick={() => setFilter(id)}>
            {label}
          </ChoiceButton>
        ))}
      </ChoiceRow>
      <p className="sr" role="status">
        {shown.length === 1 ? '1 modèle affiché' : `${shown.length} modèles affichés`}
      </p>
      <Cards>
        {shown.map((model) => (
          <ModelCard key={model.name} {...model} />
        ))}
      </Cards>
      <ModelPair />
      <BlockNote>{marketShareNote}</BlockNote>
      <BlockNote>{benchmarkNote}</BlockNote>
    </Block>
  );
}
