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

/** Text of the document, from the page's data that only the server has. */
export const LegalText = () => (
  <Text>
    <WrittenText text={useServed<{ [SERVED]: Written }>()} components={proseParts} />
  </Text>
);
