import { useSyncExternalStore } from 'react';
import type { Finding } from '../../../data/api/siteAnswers.ts';
import { keepText, readKept } from '../useBrowser.ts';

const KEY = 'admin-first-steps';
const CHANGED = 'first-steps-view';

const subscribe = (changed: () => void) => {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
};
const read = () => readKept(KEY);

/** Whether the owner closed « Mise en route », until the session ends or it is asked for again. */
export const useStepsClosed = (): boolean => useSyncExternalStore(subscribe, read, () => '') === 'closed';

/** Closes « Mise en route » everywhere, or brings it back. */
export function setSteps(view: 'closed' | 'shown'): void {
  keepText(KEY, view);
  window.dispatchEvent(new Event(CHANGED));
}

/** Something a new owner does once: the words, the view where it is done, and whether it is. */
export interface FirstStep {
  title: string;
  text: string;
  to: string;
  done: boolean;
}

interface Known {
  findings: readonly Finding[];
  /** Whether the brand's, the home page's or the offers' words are the owner's own by now. */
  words: boolean;
  /** Articles written here. */
  articles: number;
}

/** Whether it has to be done before the site is published: how the installation is may wait. */
export const isNeeded = ({ kind, verdict }: Finding): boolean => kind !== 'check' && verdict !== 'good';

const settingOf = ({ field }: Finding): string => (field ? `/reglages?champ=${field}` : '/avant-de-publier');
const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** What only the owner can write or prove, first; then what makes the site theirs and safe. */
export function firstSteps({ findings, words, articles }: Known): FirstStep[] {
  const part = (kind: Finding['kind']) => {
    const all = findings.filter((one) => one.kind === kind);
    const left = all.filter(isNeeded);
    return { all: all.length, good: all.length - left.length, to: left[0] ? settingOf(left[0]) : '/avant-de-publier' };
  };
  const [identity, claims] = [part('complete'), part('document')];
  const isGood = (start: string) =>
    findings.every(({ code, verdict }) => !code.startsWith(start) || verdict === 'good');
  return [
    {
      title: 'Dites qui vous êtes',
      text: `Ce que la loi demande de publier : ${identity.good} sur ${identity.all}.`,
      to: identity.to,
      done: identity.good === identity.all,
    },
    {
      title: 'Prouvez les chiffres que le site avance',
      text: `Une note datée pour chacun : ${claims.good} sur ${claims.all}.`,
      to: claims.to,
      done: claims.good === claims.all,
    },
    {
      title: 'Mettez votre nom, vos mots et vos prix',
      text: 'La marque, le haut de la page d’accueil, les offres, les questions fréquentes.',
      to: '/reglages',
      done: words,
    },
    {
      title: 'Écrivez un premier article',
      text: 'Il passe devant ceux qui sont livrés avec le site.',
      to: '/articles',
      done: articles > 0,
    },
    {
      title: 'Faites partir les courriels',
      text: 'Sans serveur de courrier, le site garde tout et n’envoie rien : ni vos réponses, ni les avis de demandes.',
      to: '/guide/courrier',
      done: isGood('mail'),
    },
    {
      title: 'Protégez votre compte',
      text: 'Une clé d’accès ou une application de codes, en plus du mot de passe.',
      to: '/compte',
      done: isGood('account-'),
    },
  ];
}

/** What comes next before the site may be published and write to people; undefined once nothing does. */
export function nextStep(findings: readonly Finding[]): { text: string; to: string } | undefined {
  const needed = findings.find(isNeeded);
  if (needed) return { text: lowered(needed.title), to: settingOf(needed) };
  const mail = findings.find(({ code, verdict }) => code === 'mail' && verdict !== 'good');
  return mail && { text: 'le serveur qui envoie vos courriels', to: '/guide/courrier' };
}
