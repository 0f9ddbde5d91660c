import styled from '@emotion/styled';
import { type ServiceCode, serviceChoices } from '../../data/services.ts';
import { usePageFacts } from '../pageContext.tsx';
import { color, media, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Honeypot } from './Honeypot.tsx';
import { QuoteFields } from './QuoteFields.tsx';

const Words = styled.div`
  & h1 { ${type.display2} }
  & > p { ${type.lead} margin: 20px 0 28px; color: ${color['ink-2']}; }
`;
const Form = styled.form`
  padding: 36px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  & .problem { margin-bottom: 20px; padding: 14px 16px; border: 2px solid ${color.danger}; border-radius: ${radius.control}; font-size: 15px; line-height: 1.5; }
  & .notice { margin: 18px 0 24px; ${type.caption} color: ${color['ink-3']}; }
  & .notice a { text-decoration: underline; color: ${color.link}; }
  ${media.phone} { padding: 24px 16px; }
`;

/** What the server found wrong with a form post, by the code it comes back with. */
const problems: Record<string, string> = {
  champs:
    'Votre demande n’est pas partie : vérifiez que le prénom, le nom, l’email, le service et la description sont remplis.',
  limite: 'Trop de demandes en peu de temps. Patientez une minute, puis renvoyez le formulaire.',
  serveur:
    'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant : rien n’a été perdu de votre côté si vous revenez en arrière.',
};

/** A quote request without script: native validation, one post, a thank-you page. */
export function QuotePage() {
  const { query, form } = usePageFacts();
  const asked = query.service ?? '';
  const service = serviceChoices.some(({ code }) => code === asked) ? (asked as ServiceCode) : '';
  const problem = query.erreur ? (problems[query.erreur] ?? problems.serveur) : undefined;
  return (
    <Section>
      <Container>
        <Split at="4+7">
          <Words>
            <h1>Demande de devis</h1>
            <p>Décrivez votre besoin : je vous réponds sous 24 h avec un devis détaillé, sans engagement.</p>
            <CheckList items={['Réponse sous 24 h', 'Consultation gratuite de 30 min', 'Confidentialité totale']} />
          </Words>
          <Form action="/api/leads" method="post">
            {problem && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <QuoteFields askService defaultService={service} />
            <Honeypot />
            <input type="hidden" name="idempotencyKey" value={form.key} />
            <input type="hidden" name="token" value={form.token} />
            <p className="notice">
              Les champs marqués d'un * sont nécessaires pour vous répondre. Vos données servent à traiter votre demande
              et sont conservées 3 ans après notre dernier échange.{' '}
              <a href="/legal/politique-confidentialite">Vos droits</a>
            </p>
            <Button type="submit" wide>
              Envoyer la demande
            </Button>
          </Form>
        </Split>
      </Container>
    </Section>
  );
}
