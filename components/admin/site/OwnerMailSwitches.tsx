import styled from '@emotion/styled';
import { useState } from 'react';
import type { OwnerMails, SiteState } from '../../../data/api/siteResponses.ts';
import { color, ease, focusRing } from '../../theme.ts';
import { SITE_STATE } from '../deskQueries.ts';
import { Problem } from '../list/Problem.tsx';
import { useChange } from '../useChange.ts';

const List = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { border-bottom: 1px solid ${color.line}; }
  & label { display: grid; grid-template-columns: minmax(0, 1fr) 44px; align-items: center; gap: 4px 20px; padding: 14px 0; cursor: pointer; }
  & strong { display: block; font-weight: 600; }
  & small { font-size: 15px; line-height: 1.45; color: ${color['ink-2']}; }
  & input {
    appearance: none; position: relative; width: 44px; height: 26px; margin: 0; border: 1px solid ${color.field}; border-radius: 13px;
    background: ${color.sunk}; cursor: pointer; transition: background ${ease.press}; ${focusRing(color.link)}
  }
  & input::after { content: ''; position: absolute; top: 3px; left: 3px; width: 18px; height: 18px; border-radius: 50%; background: ${color['ink-2']}; transition: transform ${ease.press}; }
  & input:checked { border-color: ${color.blue}; background: ${color.blue}; }
  & input:checked::after { transform: translateX(18px); background: ${color['on-blue']}; }
  @media (forced-colors: active) { & input { appearance: auto; } & input::after { display: none; } }
`;

const SWITCHES: { name: keyof OwnerMails; label: string; text: string }[] = [
  { name: 'morning', label: 'Courriel du matin', text: 'À 7 h 30, seulement si quelque chose est à faire.' },
  {
    name: 'week',
    label: 'Bilan du lundi',
    text: 'À 7 h 30 le lundi, toujours : demandes, réponses, abonnés, sauvegardes.',
  },
];

/** Switches for the mails that the owner gets regularly. */
export function OwnerMailSwitches({ mails }: { mails: OwnerMails }) {
  const [seen, setSeen] = useState(mails);
  // Switches pressed but not confirmed: each is shown in its new state at once, since the response comes later.
  const [pending, setPending] = useState<Partial<OwnerMails>>({});
  const change = useChange<SiteState, Partial<OwnerMails>>('PATCH', '/api/admin/owner-mails', { stores: [SITE_STATE] });
  if (mails !== seen) {
    setSeen(mails);
    // Keeps the pressed switches that this response does not contain yet: it belongs to an earlier request.
    setPending(
      Object.fromEntries(Object.entries(pending).filter(([name, on]) => mails[name as keyof OwnerMails] !== on)),
    );
  }
  const touch = (touched: Partial<OwnerMails>) => {
    setPending({ ...pending, ...touched });
    change.mutate(touched, { onError: () => setPending({}) });
  };
  return (
    <>
      <List>
        {SWITCHES.map(({ name, label, text }) => (
          <li key={name}>
            <label>
              <span>
                <strong>{label}</strong>
                <small>{text}</small>
              </span>
              <input
                type="checkbox"
                aria-label={label}
                checked={pending[name] ?? mails[name]}
                onChange={(event) => touch({ [name]: event.currentTarget.checked })}
              />
            </label>
          </li>
        ))}
      </List>
      <Problem error={change.error} />
    </>
  );
}
