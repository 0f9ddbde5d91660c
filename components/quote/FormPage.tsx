import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { usePageFacts } from '../pageContext.tsx';
import { color, media, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FormProblem } from '../ui/Field.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Honeypot } from './Honeypot.tsx';
import { formToken } from './openQuote.ts';
import type { KeptDraft } from './pageDraft.ts';

/** Key of the form that was sent from this entry of the tab's history; undefined before a form was sent from it. */
const sentKey = () => (history.state as { idempotencyKey?: string } | null)?.idempotencyKey;

/**
 * Adds to a form that the browser posts as a page an idempotency key, so that a repeated post is stored once, and the signed time of
 * display. Both are added by script, since the page's HTML is the same for every visitor. `keepKey` is to be called when the form is sent:
 * after Back, where the browser shows the sent words again, the form has the same key.
 * @param draft draft of the form, shown again under its own key; absent for a form whose words are not kept.
 */
function useFormHints(draft: KeptDraft | undefined) {
  const { typed } = usePageFacts();
  const form = useRef<HTMLFormElement>(null);
  const [key, setKey] = useState(typed?.key ?? '');
  const [token, setToken] = useState('');
  useEffect(() => {
    const keyOfWords = isUntouched(form.current) ? draft?.show(form.current) : sentKey();
    setKey((given) => given || keyOfWords || uuid());
    // Sets the time only if the visitor has typed nothing yet: a visitor who is already typing would otherwise seem to have just arrived.
    void formToken().then((signed) => isUntouched(form.current) && setToken(signed));
  }, [draft]);
  const keepKey = () => history.replaceState({ ...history.state, idempotencyKey: key }, '');
  return { form, key, token, keepKey };
}

const isUntouched = (form: HTMLFormElement | null): boolean =>
  [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea') ?? []),
  ].every(({ value, defaultValue }) => value === defaultValue);

const Words = styled.div`
  & h1 { ${type.display2} }
  & > p { ${type.lead} margin: 20px 0 28px; color: ${color['ink-2']}; }
`;
const Form = styled.form`
  padding: 36px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  ${media.phone} { padding: 24px 16px; }
`;
const SmallPrint = styled.p`
  margin: 18px 0 24px;
  max-width: 36em;
  ${type.caption}
  color: ${color['ink-3']};
  & a { text-decoration: underline; color: ${color.link}; }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

interface Props {
  /** Path to which the form is posted; absent: `/api/leads`, which tests the post for spam and stores it as a lead. */
  action?: string;
  /** Draft of the fields, kept while the visitor types; absent: the fields are not kept. */
  draft?: KeptDraft;
  title: string;
  lead: string;
  /** Promises to the visitor, one on each line. */
  points: readonly string[];
  /** Message about the server's refusal of the last post. */
  problem?: string | undefined;
  /** Text on the purpose of the fields, and how long they are kept. */
  smallPrint: string;
  submit: string;
  /** Second button, beside the one that sends the form. */
  back?: ReactNode;
  children: ReactNode;
}

/** Page with a form that works without script: the browser validates and posts it, and a stored lead leads to a thank-you page. */
export function FormPage({ action, draft, title, lead, points, problem, smallPrint, submit, back, children }: Props) {
  const { form, key, token, keepKey } = useFormHints(draft);
  return (
    <Section>
      <Container>
        <Split at="4+7">
          <Words>
            <h1>{title}</h1>
            <p>{lead}</p>
            <CheckList items={points} />
          </Words>
          <Form
            ref={form}
            action={action ?? '/api/leads'}
            method="post"
            onInput={({ currentTarget }) => draft?.keep(currentTarget)}
            onSubmit={({ currentTarget }) => {
              keepKey();
              draft?.keep(currentTarget);
            }}
          >
            {problem && <FormProblem role="alert">{problem}</FormProblem>}
            {children}
            <input type="hidden" name="idempotencyKey" value={key} />
            {action === undefined && (
              <>
                <Honeypot />
                <input type="hidden" name="token" value={token} />
              </>
            )}
            <SmallPrint>
              {smallPrint} <a href="/legal/politique-confidentialite">Vos droits</a>
            </SmallPrint>
            <Buttons>
              <Button type="submit" wide>
                {submit}
              </Button>
              {back}
            </Buttons>
          </Form>
        </Split>
      </Container>
    </Section>
  );
}
