import type { ComponentType } from 'react';
import { later } from '../../components/later.ts';
import type { TextPiece } from '../../data/articles/types.ts';
import type { ToolName } from './named.ts';

/** The parts of an article, in one file. */
const files: Readonly<Record<ToolName, () => Promise<ComponentType>>> = {
  'calculateur-strategie': async () => (await import('./article-1/tools.tsx')).StrategyCalculator,
  'etudes-adoption': async () => (await import('./article-1/tools.tsx')).ResearchPanels,
  'fiche-menuiserie': async () => (await import('./article-2/tools.ts')).CompanyProfile,
  'etapes-menuiserie': async () => (await import('./article-2/tools.ts')).Timeline,
  'roles-menuiserie': async () => (await import('./article-2/tools.ts')).CaseRoles,
  'resultats-menuiserie': async () => (await import('./article-2/tools.ts')).MeasuredResults,
  'temoignage-menuiserie': async () => (await import('./article-2/tools.ts')).Testimonial,
  'details-menuiserie': async () => (await import('./article-2/tools.ts')).TechnicalDetails,
  comparateur: async () => (await import('./article-3/tools.ts')).Comparator,
  'modeles-annonces': async () => (await import('./article-3/tools.ts')).AnnouncedTable,
  'modeles-en-vente': async () => (await import('./article-3/tools.ts')).CurrentTable,
  'victoires-necessaires': async () => (await import('./article-3/tools.ts')).DuelTable,
  'avis-modeles': async () => (await import('./article-3/tools.ts')).ModelPanels,
  orchestration: async () => (await import('./article-3/tools.ts')).Orchestration,
  'sondage-conseil': async () => (await import('./article-4/tools.ts')).ConsultingPoll,
  'humain-et-ia': async () => (await import('./article-4/tools.ts')).HumanVersusAi,
  'exemples-secteurs': async () => (await import('./article-4/tools.ts')).IndustryExamples,
  'methode-conseil': async () => (await import('./article-4/tools.ts')).MethodologyPanel,
  'cas-fintech': async () => (await import('./article-5/tools.ts')).FintechCase,
  'simulation-fusion': async () => (await import('./article-5/tools.ts')).FusionSimulation,
  'roles-fusion': async () => (await import('./article-5/tools.ts')).RoleTable,
  indicateurs: async () => (await import('./article-6/tools.ts')).KpiPanels,
  'gains-mesures': async () => (await import('./article-6/tools.ts')).MeasuredReturns,
  pieges: async () => (await import('./article-6/tools.ts')).Pitfalls,
  'calculateur-projet': async () => (await import('./article-6/tools.ts')).ProjectCalculator,
  secteurs: async () => (await import('./article-6/tools.ts')).SectorGrid,
};

const loaded: Partial<Record<string, ComponentType>> = {};

const namesIn = (piece: TextPiece): string[] => {
  if (typeof piece === 'string') return [];
  const [tag, { name }, ...children] = piece;
  return tag === 'Tool' ? [String(name)] : children.flatMap((child) => namesIn(child as TextPiece));
};

/** Loads the tools a text shows: the server, which waits for nothing while it renders, does so before. */
export const loadTools = (pieces: readonly TextPiece[]) =>
  Promise.all(
    pieces.flatMap(namesIn).map(async (name) => {
      loaded[name] ??= await files[name as ToolName]?.();
    }),
  );

/** A tool of this name, to be shown in `<Suspense>`: the page around it answers before its code has come. */
export function toolNamed(name: string): ComponentType | undefined {
  const load = files[name as ToolName];
  if (!import.meta.env.SSR && load) loaded[name] ??= later(load);
  return loaded[name];
}
