import { dayInProse } from '../french/frenchDates.ts';

/**
 * What a reader may rest on (docs/sources.md). `read`: the publisher's own page was read; `relay`: the figure was read on
 * another page that repeats it; `quoted`: a well-known publication that was not opened again, and the text says so.
 */
export type SourceState = 'read' | 'relay' | 'quoted';

export interface Reading {
  state: SourceState;
  /** Where the link leads: to the publisher, to a page that repeats it, or to the press. */
  link: 'publisher' | 'third' | 'press';
  /** YYYY-MM-DD: the day a copy was read, or the day by which the page had been. */
  day: string;
}

/** The list was drawn up on this day from pages read before it; no page has been opened since. */
const LISTED = '2026-11-21';
/** Some were read again later, in a copy that a search kept. */
const COPIED = '2026-11-22';
const COPIED_24 = '2026-11-24';
const COPIED_25 = '2026-11-25';

/** Whether a page was read in a copy; else it was read by that day. */
export const isCopy = ({ day }: Reading): boolean => day > LISTED;

const originals = [
  'https://academic.oup.com/qje/article/140/2/889/7990658',
  'https://arxiv.org/abs/2203.11171',
  'https://arxiv.org/abs/2302.06590',
  'https://arxiv.org/abs/2305.14325',
  'https://arxiv.org/abs/2403.05530',
  'https://baymard.com/lists/cart-abandonment-rate',
  'https://doi.org/10.1287/orsc.2025.21838',
  'https://ec.europa.eu/eurostat/product?code=ddn-20250123-3',
  'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Use_of_artificial_intelligence_in_enterprises',
  'https://fr.malt.be/resources/article/comment-fixer-son-tjm-en-tant-que-freelance-',
  'https://github.com/openai/simple-evals',
  'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
  'https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
  'https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria',
  'https://lelab.bpifrance.fr/Etudes/les-entreprises-francaises-et-l-ia-l-aube-d-une-revolution',
  'https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse',
  'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
  'https://proceedings.mlr.press/v267/kim25e.html',
  'https://unbounce.com/conversion-benchmark-report/',
  'https://web.dev/case-studies/milliseconds-make-millions',
  'https://www.anthropic.com/news/claude-3-family',
  'https://www.bcg.com/publications/2024/wheres-value-in-ai',
  'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
  'https://www.cnil.fr/fr/node/167364',
  'https://www.gartner.com/en/newsroom/press-releases/2024-07-29-gartner-predicts-30-percent-of-generative-ai-projects-will-be-abandoned-after-proof-of-concept-by-end-of-2025',
  'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai-2024',
  'https://www.microsoft.com/en-us/worklab/work-trend-index/ai-at-work-is-here-now-comes-the-hard-part',
  'https://www.nber.org/papers/w31161',
  'https://www.rand.org/pubs/research_reports/RRA2680-1.html',
  'https://www.science.org/doi/10.1126/science.adh2586',
  'https://www.thinkwithgoogle.com/marketing-strategies/app-and-mobile/mobile-page-speed-new-industry-benchmarks/',
  'https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
  'https://x.ai/news/grok-2',
] as const;

const originalsCopied = [
  'https://ai.google.dev/gemini-api/docs/deprecations',
  'https://cloud.google.com/vertex-ai/generative-ai/docs/reference/java/1.0.0/com.google.cloud.vertexai.api.UndeployModelResponseOrBuilder',
  'https://developers.openai.com/api/docs/models',
  'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/model-versions',
  'https://docs.perplexity.ai/getting-started/pricing',
  'https://docs.x.ai/developers/grok-4-7',
  'https://docs.x.ai/developers/migration/may-15-retirement',
  'https://github.com/mistralai/platform-docs-public',
  'https://intercom.help/perplexity-ai/en/articles/10352986-pricing-and-payment-for-enterprise-pro',
  'https://presse.bpifrance.fr/?p=231632',
  'https://support.anthropic.com/en/articles/9267289-how-is-my-bill-calculated',
  'https://www.cnil.fr/en/cnils-qa-use-generative-ai-systems',
] as const;

const reported = [
  'https://contentmarketinginstitute.com/b2b-research/b2b-content-marketing-trends-research-2025/',
  'https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years',
  'https://menlovc.com/perspective/2025-the-state-of-generative-ai-in-the-enterprise/',
  'https://www.bcg.com/press/24october2024-ai-adoption-in-2024-74-of-companies-struggle-to-achieve-and-scale-value',
  'https://www.bcg.com/publications/2025/are-you-generating-value-from-ai-the-widening-gap',
  'https://www.francenum.gouv.fr/',
  'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
  'https://www.hubspot.com/state-of-marketing',
  'https://www.microsoft.com/en-us/worklab/work-trend-index/copilots-earliest-users-teach-us-about-generative-ai-at-work',
  'https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
] as const;

const reportedCopied = [
  'https://cnil.fr/fr/les-questions-reponses-de-la-cnil-sur-lutilisation-dun-systeme-dia-generative',
  'https://presse.bpifrance.fr/bpifrance-le-lab-devoile-limpact-des-intelligences-artificielles-generatives-au-sein-des-tpe-pme-francaises-quels-usages-en-font-les-dirigeants-de-ces-entreprises/',
] as const;

const reported24 = [
  'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  'https://platform.openai.com/docs/models/o3-pro',
  'https://www.anthropic.com/news/claude-4',
  'https://www.canlii.org/en/bc/bccrt/doc/2024/2024bccrt149/2024bccrt149.html',
  'https://www.insee.fr/fr/statistiques/8604126',
  'https://www.nber.org/papers/w33777',
  'https://www.perplexity.ai/pro',
  'https://x.ai/news/grok-4',
  'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  'https://hbr.org/2017/01/a-study-of-46000-shoppers-shows-that-omnichannel-retailing-works',
  'https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf',
  'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000051168007',
  'https://ai.google.dev/gemini-api/docs/pricing',
  'https://arxiv.org/abs/2403.02419',
  'https://arxiv.org/abs/2502.00674',
  'https://doi.org/10.2785/9221093',
  'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
  'https://metr.org/blog/2026-02-24-uplift-update/',
  'https://www.insee.fr/fr/statistiques/9025878',
  'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai',
  'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai-2026',
] as const;

const press = [
  'https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
  'https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
  'https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
  'https://busyad.com/?p=89462',
  'https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais',
  'https://it-online.co.za/?p=286746',
  'https://bebeez.eu/2025/05/16/is-revolut-really-worth-45bn',
  'https://www.ainvest.com/news/revolut-65-billion-valuation-surge-blueprint-fintech-dominance-2507',
  'https://www.handelszeitung.ch/banking/bankenaufsicht-bafin-hebt-wachstumsbeschrankung-gegen-n26-auf-715986',
  'https://quantisnow.com/insight/hubspot-reports-q4-and-full-year-2024-results-5884499',
  'https://ca.advfn.com/stock-market/NYSE/CRM/stock-news/95519071/salesforce-announces-fourth-quarter-and-fiscal-yea',
] as const;

const read25 = {
  original: [
    'https://bcg.com/publications/2023/how-people-create-and-destroy-value-with-gen-ai',
    'https://datasets-benchmarks-proceedings.neurips.cc/paper_files/paper/2021/hash/be83ab3ecd0db773eb2dc1b0a17836a1-Abstract-round2.html',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC11659167/',
    'https://www.gov.uk/government/publications/microsoft-365-copilot-experiment-cross-government-findings-report/microsoft-365-copilot-experiment-cross-government-findings-report-html',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000026453427',
    'https://help.qonto.com/en/articles/5898299-how-are-your-qonto-fees-calculated',
    'https://help.shine.fr/fr/articles/1182854-utiliser-sa-carte-a-l-etranger-taux-de-commission',
    'https://ai.google.dev/gemini-api/docs/generate-content/latest-model',
    'https://platform.claude.com/docs/about-claude/models/whats-new-opus-5',
  ],
  reported: [
    'https://ai.google.dev/gemini-api/terms',
    'https://arxiv.org/abs/2009.03300',
    'https://arxiv.org/abs/2107.03374',
    'https://arxiv.org/abs/2303.10130',
    'https://arxiv.org/abs/2306.02561',
    'https://arxiv.org/abs/2402.18272',
    'https://arxiv.org/abs/2404.18796',
    'https://arxiv.org/abs/2405.20362',
    'https://blogs.microsoft.com/blog/2024/11/12/idcs-2024-ai-opportunity-study-top-five-ai-trends-to-watch/',
    'https://developers.google.com/search/blog/2023/02/google-search-and-ai-content',
    'https://developers.google.com/search/blog/2024/03/core-update-spam-policies',
    'https://www.anthropic.com/legal/commercial-terms',
    'https://www.imf.org/en/Publications/Staff-Discussion-Notes/Issues/2024/01/14/Gen-AI-Artificial-Intelligence-and-the-Future-of-Work-542379',
    'https://www.klarna.com/international/press/klarna-ai-assistant-handles-two-thirds-of-customer-service-chats-in-its-first-month/',
    'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006278958',
    'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032227222',
    'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000049571119',
    'https://www.microsoft.com/en-us/worklab/work-trend-index/will-ai-fix-work',
    'https://x.ai/news/grok-1212',
    'https://developers.openai.com/api/docs/deprecations',
    'https://platform.claude.com/docs/en/about-claude/model-deprecations',
  ],
  relay: ['https://docs.laozhang.ai/en/announcements/gpt-6-2-2026-11.md'],
} as const;

const relays = [
  'https://8people.io/leading-with-ai-and-why-now-matters/',
  'https://candidcreative.ca/kb/mit-lead-response-study-2007',
  'https://olympe.legal/quelle-est-selon-la-cnil-la-duree-de-conservation-des-donnees-pour-la-finalite-effectuer-des-operations-relatives-a-la-prospection-dun-non-client-par-courriel/',
  'https://pitchavatar.com/interesting-statistics-artificial-intelligence-in-marketing',
  'https://postmimic.app/blog/most-marketers-are-using-ai-more-and-getting-less',
  'https://www.emballagesmagazine.com/actualites/le-demarchage-professionnel.6857',
] as const;

const relaysCopied = [
  'https://aiadopt.eu/en/insights/digital-omnibus-eu-ai-act',
  'https://alliancy.fr/?p=133307',
  'https://christopholivierconsulting.com/?p=5967',
  'https://distributique.com/actualites/lire-la-revolution-de-la-genai-attendra-dans-les-tpe-pme-34939.html',
  'https://news.outsourceaccelerator.com/?p=77201',
  'https://www.agipi.com/?p=45579',
  'https://www.archimag.com/vie-numerique/2025/10/17/comment-opposer-reutilisation-donnees-personnelles-intelligence',
  'https://www.lemediaplus.com/lancement-du-plan-national-osez-lia-pour-promouvoir-lintelligence-artificielle-dans-les-entreprises',
  'https://www.pulse.bot/ai/news/openai-still-leads-enterprise-ai-but-anthropic-is-gaining-fast-according-to-new-study-dd11a08a-6ac1-4b42-bd22-10b69c0305ab',
] as const;

const entries = (state: SourceState, link: Reading['link'], day: string, addresses: readonly string[]) =>
  addresses.map((url) => [url, { state, link, day }] as const);

const readings = new Map<string, Reading>([
  ...entries('read', 'publisher', LISTED, originals),
  ...entries('read', 'publisher', COPIED, originalsCopied),
  ...entries('relay', 'publisher', LISTED, reported),
  ...entries('relay', 'publisher', COPIED, reportedCopied),
  ...entries('relay', 'publisher', COPIED_24, reported24),
  ...entries('relay', 'press', COPIED_24, press),
  ...entries('read', 'publisher', COPIED_24, [
    'https://developers.openai.com/api/docs/guides/your-data',
    'https://developers.openai.com/api/docs/models/gpt-4-turbo.md',
    'https://www.cnil.fr/adresser-une-plainte',
    'https://www.cnil.fr/fr/adequation-des-etats-unis-les-premieres-questions-reponses',
    'https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/',
    'https://qonto.com/es/blog/emprendedores/herramientas-consejos/ronda-de-financiacion-record-segun-los-fundadores-de-qonto',
    'https://github.com/GoogleChrome/web.dev/blob/main/src/site/content/en/vitals/index.md',
    'https://bofip.impots.gouv.fr/doctrine/pgp/2063-PGP',
    'https://www.entreprises.gouv.fr/fr/entrepreneuriat/aides-et-financement/credit-d-impot-recherche',
  ]),
  ...entries('read', 'publisher', COPIED_25, read25.original),
  ...entries('relay', 'publisher', COPIED_25, read25.reported),
  ...entries('relay', 'third', COPIED_25, read25.relay),
  ...entries('relay', 'third', LISTED, relays),
  ...entries('relay', 'third', COPIED, relaysCopied),
]);

/** How a page was read; one that no list above names was not opened. */
export const readingOf = (url: string): Reading =>
  readings.get(url) ?? { state: 'quoted', link: 'publisher', day: LISTED };

/** How the page was read, in a reader's words: « Page consultée le 21 novembre 2026 », « Presse… ». */
export function readingText(reading: Reading): string {
  const day = `le ${dayInProse(reading.day)}${isCopy(reading) ? '' : ' au plus tard'}`;
  if (reading.state === 'quoted') return 'Référence citée pour mémoire, page non consultée.';
  if (reading.state === 'read') return `Page consultée ${day}${isCopy(reading) ? ', dans une copie' : ''}.`;
  switch (reading.link) {
    case 'publisher':
      return `Chiffre lu ${day} chez un tiers qui cite cette page.`;
    case 'press':
      return `Presse ou communiqué repris, lu ${day}.`;
    case 'third':
      return `Page d’un tiers qui cite l’éditeur, lue ${day}.`;
  }
}

/** The same sources, each with the words on how its page was read. */
export const withReadings = <Source extends { url: string }>(
  sources: readonly Source[],
): (Source & { reading: string })[] =>
  sources.map((source) => ({ ...source, reading: readingText(readingOf(source.url)) }));
