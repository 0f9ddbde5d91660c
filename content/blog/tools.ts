import type { ComponentType } from 'react';
import { later } from '../../components/later.ts';
import type { TextPiece } from '../../data/articles/types.ts';
import type { ToolName } from './named.ts';

/** Functions that load the code of each tool of the articles, a file for each article. */
const files: Readonly<Record<ToolName, () => Promise<ComponentType>>> = {
  'calculateur-strategie': async () => (await import('./article-1/tools.tsx')).StrategyCalculator,
  'etudes-adoption': async () => (await import('./article-1/tools.tsx')).ResearchPanels,
  'fiche-menuiserie': async () => (await import('./article-2/tools.tsx')).CompanyProfile,
  'etapes-menuiserie': async () => (await import('./article-2/tools.tsx')).Timeline,
  'roles-menuiserie': async () => (await import('./article-2/tools.tsx')).CaseRoles,
  'resultats-menuiserie': async () => (await import('./article-2/tools.tsx')).MeasuredResults,
  'temoignage-menuiserie': async () => (await import('./article-2/tools.tsx')).Testimonial,
  'details-menuiserie': async () => (await import('./article-2/tools.tsx')).TechnicalDetails,
  comparateur: async () => (await import('./article-3/tools.tsx')).Comparator,
  'modeles-annonces': async () => (await import('./article-3/tools.tsx')).AnnouncedTable,
  'modeles-en-vente': async () => (await import('./article-3/tools.tsx')).CurrentTable,
  'victoires-necessaires': async () => (await import('./article-3/tools.tsx')).DuelTable,
  'avis-modeles': async () => (await import('./article-3/tools.tsx')).ModelPanels,
  orchestration: async () => (await import('./article-3/tools.tsx')).Orchestration,
  'sondage-conseil': async () => (await import('./article-4/tools.tsx')).ConsultingPoll,
  'humain-et-ia': async () => (await import('./article-4/tools.tsx')).HumanVersusAi,
  'exemples-secteurs': async () => (await import('./article-4/tools.tsx')).IndustryExamples,
  'methode-conseil': async () => (await import('./article-4/tools.tsx')).MethodologyPanel,
  'cas-fintech': async () => (await import('./article-5/tools.tsx')).FintechCase,
  'simulation-fusion': async () => (await import('./article-5/tools.tsx')).FusionSimulation,
  'roles-fusion': async () => (await import('./article-5/tools.tsx')).RoleTable,
  indicateurs: async () => (await import('./article-6/tools.tsx')).KpiPanels,
  'gains-mesures': async () => (await import('./article-6/tools.tsx')).MeasuredReturns,
  pieges: async () => (await import('./article-6/tools.tsx')).Pitfalls,
  'calculateur-projet': async () => (await import('./article-6/tools.tsx')).ProjectCalculator,
  secteurs: async () => (await import('./article-6/tools.tsx')).SectorGrid,
};

const loaded: Partial<Record<string, ComponentType>> = {};

const namesIn = (piece: TextPiece): string[] => {
  if (typeof piece === 'string') return [];
  const [tag, { name }, ...children] = piece;
  return tag === 'Tool' ? [String(name)] : children.flatMap((child) => namesIn(child as TextPiece));
};

/** Loads the code of a text's tools beforehand: rendering on the server is synchronous and cannot wait for it. */
export const loadTools = (pieces: readonly TextPiece[]) =>
  Promise.all(
    pieces.flatMap(namesIn).map(async (name) => {
      loaded[name] ??= await files[name as ToolName]?.();
    }),
  );

/** Returns a tool by name, for use in `<Suspense>`: the rest of the page hydrates while the tool's code still loads. */
export function toolNamed(name: string): ComponentType | undefined {
  const load = files[name as ToolName];
  if (!import.meta.env.SSR && load) loaded[name] ??= later(load);
  return loaded[name];
}
