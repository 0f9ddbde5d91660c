import styled from '@emotion/styled';
import { SIGNATORY_ID, signatory } from '../../data/company/signatory.ts';
import { ProseLink } from '../prose/Prose.tsx';
import { color, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 20px;
  max-width: 628px;
  margin-top: 56px;
  padding-top: 24px;
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  line-height: 1.6;
  color: ${color['ink-2']};
  & img { flex: none; width: 72px; height: 72px; border-radius: 2px; object-fit: cover; }
  & b { font-weight: 600; color: ${color.ink}; }
  ${media.print} { margin-top: 28px; }
`;

/** At the foot of an article: who wrote it and what entitles them to. */
export const ArticleAuthor = () => {
  const content = useContent();
  const signer = signatory(content);
  return (
    <Box>
      {signer?.portrait && <img src={signer.portrait} width={72} height={72} loading="lazy" alt="" />}
      {signer ? (
        <p>
          Relu et signé par <b>{signer.name}</b>
          {signer.record ? `. ${signer.record} ` : '. '}
          <ProseLink href="/about">À propos</ProseLink>
        </p>
      ) : (
        <p>
          Publié par <b>{content.site.brand}</b>.{' '}
          <ProseLink href={`/about#${SIGNATORY_ID}`}>Qui relit et signe</ProseLink>
        </p>
      )}
    </Box>
  );
};
