import styled from '@emotion/styled';
import type { WrittenText as Written } from '../../data/articles/types.ts';
import type { SERVED } from '../../data/served.ts';
import { WrittenText } from '../article/written/WrittenText.tsx';
import { useServed } from '../kept.tsx';
import { Prose } from '../prose/Prose.tsx';
import { proseParts } from '../prose/proseParts.tsx';

const Text = styled(Prose)`
  & > [role='group'] { max-width: 628px; }
`;

/** Renders the text of the document; the browser does not receive it as data. */
export const LegalText = () => (
  <Text>
    <WrittenText text={useServed<{ [SERVED]: Written }>()} components={proseParts} />
  </Text>
);
