import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { Content } from '../../data/settings/content.ts';
import { adoptionBySize, adoptionByYear } from './article-1/figures.ts';
import { researchPanels } from './article-1/research.ts';
import { breakEvenFigure } from './article-2/figures.ts';
import { announcedModels } from './article-3/announced.ts';
import { currentModels } from './article-3/current.ts';
import { providersOverYears } from './article-3/figures.ts';
import { misfitTask, pollOptions } from './article-4/figures.ts';
import { nightsByStay } from './article-5/stays.ts';
import { hypothesisAgainstMeasures, measuredShares } from './article-6/projects.ts';
import { adoption } from './article-7/adoption.ts';
import { agreementCurves } from './article-8/agreement.ts';
import { fromMemory, priceOfTheSameJob } from './article-9/bills.ts';
import { evenHourCurves } from './article-10/quotes.ts';
import { perceivedAndMeasured } from './article-11/week.ts';
import { declaredGains } from './article-13/gains.ts';
import { review } from './article-14/review.ts';
import { funnel } from './article-15/funnel.ts';
import { noise } from './article-16/noise.ts';
import { breakEven } from './article-17/breakEven.ts';
import { returns } from './article-18/scenarios.ts';

/** A figure, or a function of the site's content that returns one. */
type NamedFigure = ArticleFigure | ((content: Content) => ArticleFigure);

/** Figures computed by code, by the name under which a text inserts them: `::figure{nom=entonnoir}` (docs/blog.md). */
export const articleFigures: Readonly<Record<string, NamedFigure>> = {
  'adoption-tailles': adoptionBySize,
  'adoption-annees': adoptionByYear,
  'equilibre-menuiserie': breakEvenFigure,
  fournisseurs: providersOverYears,
  'tache-inadaptee': misfitTask,
  'nuits-par-sejour': nightsByStay,
  'hypothese-et-mesures': hypothesisAgainstMeasures,
  'adoption-publics': adoption,
  accord: agreementCurves,
  'reponses-de-memoire': fromMemory,
  'meme-travail': priceOfTheSameJob,
  'heure-egale': evenHourCurves,
  'percu-mesure': perceivedAndMeasured,
  'gains-declares': declaredGains,
  relecture: review,
  entonnoir: funnel,
  bruit: noise,
  seuil: breakEven,
  scenarios: returns,
};

export const figureOf = (name: string, content: Content): ArticleFigure | undefined => {
  const figure = Object.hasOwn(articleFigures, name) ? articleFigures[name] : undefined;
  return typeof figure === 'function' ? figure(content) : figure;
};

/** Ids of the sources a figure cites; empty for a figure computed from the site's content, which is an example. */
export const sourcesOfFigure = (name: string): readonly string[] => {
  const figure = articleFigures[name];
  return typeof figure === 'object' ? (figure.sources ?? []) : [];
};

/** An interactive part of an article, with code of its own. */
interface ArticleTool {
  /** Name shown to the owner at the desk. */
  title: string;
  /** Ids of the sources that the tool cites; an article that shows the tool must list them. */
  sources?: readonly string[];
}

const measures = ['fed-2025', 'humlum-2025', 'gartner-2024', 'mckinsey-2025'];

/** Tools by the name under which a text inserts them, alone on a line: `::outil{nom=comparateur}`. Their components are in `tools.ts`. */
export const articleTools = {
  'calculateur-strategie': { title: 'Calculateur de rendement', sources: measures },
  'etudes-adoption': {
    title: 'Études sur l’adoption',
    sources: researchPanels.flatMap(({ findings }) => findings.map(({ source }) => source)),
  },
  'fiche-menuiserie': { title: 'Fiche de la menuiserie fictive' },
  'etapes-menuiserie': { title: 'Étapes du projet de la menuiserie' },
  'roles-menuiserie': { title: 'Rôle de chaque IA dans la menuiserie' },
  'resultats-menuiserie': { title: 'Résultats mesurés de la menuiserie' },
  'temoignage-menuiserie': { title: 'Témoignage de la menuiserie' },
  'details-menuiserie': { title: 'Détails techniques de la menuiserie' },
  comparateur: { title: 'Comparateur de modèles' },
  'modeles-annonces': {
    title: 'Modèles de 2025, avec leur arrêt',
    sources: announcedModels.flatMap(({ source, stopSource }) => [source, stopSource]),
  },
  'modeles-en-vente': {
    title: 'Modèles en vente',
    sources: [...currentModels.map(({ source }) => source), 'perplexity-equipe'],
  },
  'victoires-necessaires': { title: 'Victoires nécessaires, par nombre de dossiers' },
  'avis-modeles': { title: 'Deux avis d’usage' },
  orchestration: { title: 'Rôles des cinq modèles' },
  'sondage-conseil': { title: 'Sondage', sources: pollOptions.map(({ source }) => source) },
  'humain-et-ia': { title: 'L’humain et l’IA, critère par critère' },
  'exemples-secteurs': { title: 'Exemples par métier' },
  'methode-conseil': { title: 'Méthode d’une mission' },
  'cas-fintech': { title: 'Cas d’une fintech' },
  'simulation-fusion': { title: 'Simulation de la méthode' },
  'roles-fusion': { title: 'Rôles dans la fusion' },
  indicateurs: { title: 'Indicateurs par famille' },
  'gains-mesures': {
    title: 'Gains mesurés par les études',
    sources: measuredShares.flatMap((measured) => ('source' in measured ? [measured.source] : [])),
  },
  pieges: { title: 'Pièges du calcul' },
  'calculateur-projet': { title: 'Calculateur de projet', sources: measures },
  secteurs: { title: 'Usage par secteur', sources: ['insee-2026'] },
} as const satisfies Readonly<Record<string, ArticleTool>>;

export type ToolName = keyof typeof articleTools;

export const toolOf = (name: string): ArticleTool | undefined =>
  Object.hasOwn(articleTools, name) ? articleTools[name as ToolName] : undefined;
