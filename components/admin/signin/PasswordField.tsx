import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';

const Box = styled.div`
  position: relative;
  & input { padding-right: 118px; }
  & button {
    position: absolute; right: 2px; bottom: 2px; display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px;
    border-radius: ${radius.control}; font-size: 14px; font-weight: 500; color: ${color['ink-2']}; ${focusRing(color.link, -3)}
  }
  & button:hover { color: ${color.ink}; }
`;

interface Props {
  label?: string;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  hint?: string;
}

/** Password field with a button that shows or hides the password. */
export function PasswordField({
  label = 'Mot de passe',
  name = 'password',
  autoComplete = 'current-password',
  hint,
}: Props) {
  const [view, setView] = useState<'hidden' | 'shown'>('hidden');
  const shown = view === 'shown';
  const Drawing = shown ? EyeOff : Eye;
  return (
    <Box>
      <TextField
        label={label}
        name={name}
        {...(hint && { hint })}
        {...(autoComplete === 'new-password' && { minLength: signInLimits.shortestPassword })}
        type={shown ? 'text' : 'password'}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={signInLimits.password}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={label === 'Mot de passe' ? 'Afficher le mot de passe' : `Afficher : ${label}`}
        onClick={() => setView(shown ? 'hidden' : 'shown')}
      >
        <Drawing size={18} strokeWidth={1.6} aria-hidden="true" />
        {shown ? 'Masquer' : 'Afficher'}
      </button>
    </Box>
  );
}
