import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bakedData } from './bin/build/bakedData.ts';
import { checkBrowserFloor, syntaxTargets } from './bin/build/browserFloor.ts';
import { frenchTypography } from './bin/build/frenchTypography.ts';
import { markdownTexts } from './bin/build/markdownTexts.ts';
import { siteTypefaces } from './bin/build/siteTypefaces.ts';

/**
 * Modules that only articles and samples use. Kept out of the chunk `shared`: each article counts as a page there, so that every page would
 * load them.
 */
const READING =
  /\/components\/(article\/|figures\/(charts\/|data\/|documents\/coverData|ChartDrawing|DrawingSvg|FigureWithValues|Motif|paths))|\/data\/(blog\/(?:method|comparing)|offer\/modelStops)\.ts/;

/** The strands, the signature and the stamp. */
const STRANDS = /\/components\/figures\/(Crossings|paths|weave|StrandFigure|documents\/(Signature|Stamp))/;

/** Modules that draw documents: shown on the home page, the services and the examples; the quote dialog shows only covers. */
const DOCUMENTS =
  /\/components\/(figures\/documents\/|figures\/Motif|example\/InnerPagePicture|ui\/Icon)|\/data\/offer\/covers|lucide-react\/dist\/esm\/icons\/eye/;

/** Modules of figures and tables, some of which appear on most pages. */
const FIGURES =
  /\/components\/(figures\/(DrawingSvg|FigureWithValues|charts\/shapes)|ui\/table\/TableView|article\/SourceTitle)/;

/** Cards of articles. */
const CARDS = /\/components\/blog\/(ArticleCard|MoreArticles)|\/data\/(blog\/blog|letters\/letterArchive)\.ts/;

/** Modules around a longer text (list of contents, legal layout), in a file of their own that the browser caches for the next page. */
const AROUND = /\/components\/(prose\/Contents|legal\/LegalLayout|ui\/ModelText)/;

/** Modules that every page with a longer text needs. */
const TEXT =
  /\/components\/(prose\/|article\/(written\/|(toolParts|Cite)\.tsx)|ui\/Picture)|\/data\/(blog\/(method|comparing)|offer\/modelStops|media\/pictures)\.ts/;

/** Texts of the home page. */
const HOME = /\/data\/home(Prices)?\.ts/;

/** Modules whose sentences depend on the offers and on the ways to pay for them. */
const TERMS = /\/data\/(offer\/(claims|paymentRows)|settings\/vatWords)\.ts/;

/** Fields of the quote form, shown by the page of the form and by the quote dialog. */
const QUOTE = /\/components\/(quote\/|ui\/useModal)|\/data\/(choices|leads\/lead(Words|Answers))\.ts/;

/** Modules put together into one file for each group: a file of a few hundred bytes would cost a page a request with its headers. */
const chunkGroups = [
  {
    name: 'libraries',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@emotion|stylis)\//,
    priority: 7,
  },
  { name: 'shared', test: (id: string) => !READING.test(id) && !TEXT.test(id), minShareCount: 5, priority: 6 },
  { name: 'strands', test: STRANDS, minShareCount: 2, priority: 5 },
  { name: 'around', test: AROUND, minShareCount: 2, priority: 5 },
  { name: 'quote', test: QUOTE, minShareCount: 2, priority: 4 },
  { name: 'terms', test: TERMS, minShareCount: 2, priority: 4 },
  { name: 'home', test: HOME, minShareCount: 2, priority: 4 },
  { name: 'figures', test: FIGURES, minShareCount: 2, priority: 3 },
  { name: 'cards', test: CARDS, minShareCount: 2, priority: 4 },
  { name: 'documents', test: DOCUMENTS, minShareCount: 2, priority: 2 },
  { name: 'text', test: TEXT, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    bakedData(),
    frenchTypography(),
    siteTypefaces(),
    vike(),
    markdownTexts(),
    react({ jsxImportSource: '@emotion/react' }),
    checkBrowserFloor(),
  ],
  build: { target: syntaxTargets, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // Off: with it, modules shared by the desk and the quote dialog are put into the desk's file, and the dialog loads the desk.
          experimental: { chunkOptimization: false },
        },
      },
    },
  },
  // The build for the server carries React and every library of the pages, so that the image needs none of them.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
}));
