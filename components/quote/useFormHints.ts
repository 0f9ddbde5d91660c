import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { usePageFacts } from '../pageContext.tsx';
import { formToken } from './formToken.ts';

/**
 * What script adds to a form that is posted as a page: a key, so that sending it twice is once, and the signed time it was
 * shown. The page itself is the same for everybody, and without script it sends neither.
 */
export function useFormHints() {
  const { typed } = usePageFacts();
  const form = useRef<HTMLFormElement>(null);
  const [key, setKey] = useState(typed?.key ?? '');
  const [token, setToken] = useState('');
  useEffect(() => {
    setKey((given) => given || uuid());
    // Of somebody who was typing before it came it would say that they have only just arrived.
    void formToken().then((signed) => isUntouched(form.current) && setToken(signed));
  }, []);
  return { form, key, token };
}

const isUntouched = (form: HTMLFormElement | null): boolean =>
  [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea') ?? []),
  ].every(({ value, defaultValue }) => value === defaultValue);
