import { useEffect, useState } from 'react';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { setAsk } from './callConfirmed.ts';

/** Asks for the password whenever a call of the desk wants it again. */
export function ConfirmHost() {
  const [waiting, setWaiting] = useState<((outcome: 'confirmed' | 'given up') => void)[]>([]);
  useEffect(() => {
    setAsk(() => new Promise((resolve) => setWaiting((others) => [...others, resolve])));
    return () => setAsk(undefined);
  }, []);
  if (waiting.length === 0) return null;
  const settle = (outcome: 'confirmed' | 'given up') => {
    for (const resolve of waiting) resolve(outcome);
    setWaiting([]);
  };
  return <ConfirmPassword onConfirmed={() => settle('confirmed')} onClose={() => settle('given up')} />;
}
