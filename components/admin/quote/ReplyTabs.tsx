import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { LeadRecord } from '../../../data/api/responses.ts';
import { color, focusRing, font } from '../../theme.ts';
import { openPart, TO_QUOTE, TO_REPLY } from '../lead/fragments.ts';
import { ReplyBox } from '../lead/ReplyBox.tsx';
import { Act } from '../list/Act.tsx';
import { QuotePanel } from './QuotePanel.tsx';

const Tabs = styled.div`
  display: flex;
  gap: 32px;
  margin-bottom: 24px;
  border-bottom: 1px solid ${color.line};
  & > button { min-height: 44px; margin-bottom: -1px; border-bottom: 2px solid transparent; font: 400 22px/1.3 ${font.serif}; color: ${color['ink-2']}; ${focusRing(color.link)} }
  & > [aria-selected='true'] { border-bottom-color: ${color.link}; color: ${color.ink}; }
`;

/** Link to the tab « Devis », in the head of the request's page. */
export const QuoteButton = () => <Act onClick={() => openPart(TO_QUOTE)}>Devis</Act>;

const TABS = [
  { code: 'reply', label: 'Répondre', fragment: TO_REPLY },
  { code: 'quote', label: 'Devis', fragment: TO_QUOTE },
] as const;

/** Tabs « Répondre » and « Devis »; the fragment of the address opens one. */
export function ReplyTabs({ record }: { record: LeadRecord }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['code']>('reply');
  useEffect(() => {
    const follow = () => {
      const wanted = TABS.find(({ fragment }) => fragment === location.hash);
      if (!wanted) return;
      setTab(wanted.code);
      if (wanted.code === 'quote') document.getElementById('tab-quote')?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <Tabs role="tablist" aria-label="Répondre ou faire un devis">
        {TABS.map(({ code, label }, index) => (
          <button
            key={code}
            type="button"
            role="tab"
            id={`tab-${code}`}
            aria-selected={tab === code}
            aria-controls={`panel-${code}`}
            tabIndex={tab === code ? 0 : -1}
            onClick={() => setTab(code)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
              const next = TABS[1 - index];
              if (!next) return;
              setTab(next.code);
              document.getElementById(`tab-${next.code}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'quote' ? (
          <QuotePanel record={record} />
        ) : record.lead.email ? (
          <ReplyBox record={record} repeats />
        ) : (
          <p>Aucune adresse n’est connue : rappelez cette personne.</p>
        )}
      </div>
    </>
  );
}
