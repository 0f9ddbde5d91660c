import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePageFacts } from '../pageContext.tsx';
import { color, media, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Honeypot } from './Honeypot.tsx';

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

interface Props {
  title: string;
  lead: string;
  /** What the person may count on. */
  points: readonly string[];
  /** What the server found wrong with the last post. */
  problem?: string | undefined;
  /** Why the fields are asked, and how long they are kept. */
  notice: string;
  submit: string;
  children: ReactNode;
}

/** A page whose form is stored as a lead and works without script: native validation, one post, a thank-you page. */
export function FormPage({ title, lead, points, problem, notice, submit, children }: Props) {
  const { form } = usePageFacts();
  return (
    <Section>
      <Container>
        <Split at="4+7">
          <Words>
            <h1>{title}</h1>
            <p>{lead}</p>
            <CheckList items={points} />
          </Words>
          <Form action="/api/leads" method="post">
            {problem && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            {children}
            <Honeypot />
            <input type="hidden" name="idempotencyKey" value={form.key} />
            <input type="hidden" name="token" value={form.token} />
            <p className="notice">
              {notice} <a href="/legal/politique-confidentialite">Vos droits</a>
            </p>
            <Button type="submit" wide>
              {submit}
            </Button>
          </Form>
        </Split>
      </Container>
    </Section>
  );
}
