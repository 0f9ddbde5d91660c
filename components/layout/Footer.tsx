import styled from '@emotion/styled';
import { kept } from '../kept.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { color, media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { Wordmark } from './Wordmark.tsx';

const FooterLinks = kept(import.meta.env.SSR ? (await import('./FooterLinks.tsx')).FooterLinks : undefined);

const Band = styled.footer`
  padding: 80px 0 28px;
  background: ${color.band};
  color: ${color['on-band']};
  ${media.phone} { padding: 32px 0 20px; }
  ${media.print} { display: none; }
`;
const Top = styled.div`
  display: grid;
  gap: 28px 24px;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 28px;
  ${media.fromTablet} { padding-bottom: 56px; }
  ${media.desktop} { grid-template-columns: 7fr 5fr; & > :last-child { padding-left: 20px; } }
`;
const Sentence = styled.p`
  margin-top: 16px;
  max-width: 36ch;
  font-size: 15px;
  line-height: 1.6;
  color: ${color['on-band-2']};
`;
export function Footer() {
  const content = useContent();
  return (
    <Band className="on-band">
      <Container>
        <Top>
          <div>
            <Wordmark band />
            <Sentence>{content.site.sentence}</Sentence>
          </div>
          <NewsletterForm />
        </Top>
        <FooterLinks name="footer" />
      </Container>
    </Band>
  );
}
