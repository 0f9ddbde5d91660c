import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bakedData } from './bin/build/bakedData.ts';
import { checkBrowserFloor, syntaxTargets } from './bin/build/browserFloor.ts';
import { frenchTypography } from './bin/build/frenchTypography.ts';
import { markdownTexts } from './bin/build/markdownTexts.ts';
import { siteTypefaces } from './bin/build/siteTypefaces.ts';

/**
 * Parts that only articles and samples use. Left out of `shared`: each article counts as a page there, so that every page would carry them.
 */
const READING =
  /\/components\/(article\/|figures\/(charts\/|data\/|documents\/coverData|ChartDrawing|DrawingSvg|FigureWithValues|Motif|paths))|\/data\/(blog\/(?:method|comparing)|offer\/modelStops)\.ts/;

/** The strands, the signature and the stamp. */
const STRANDS = /\/components\/figures\/(Crossings|paths|weave|StrandFigure|documents\/(Signature|Stamp))/;

/** Parts that draw documents: the home page, the services and the examples show them, and the quote dialog their covers. */
const DOCUMENTS =
  /\/components\/(figures\/documents\/|figures\/Motif|example\/InnerPagePicture|ui\/Icon)|\/data\/offer\/covers|lucide-react\/dist\/esm\/icons\/eye/;

/** Parts most pages show some of: figures, tables. */
const FIGURES =
  /\/components\/(figures\/(DrawingSvg|FigureWithValues|charts\/shapes)|ui\/table\/TableView|article\/SourceTitle)/;

/** Cards of articles. */
const CARDS = /\/components\/blog\/(ArticleCard|MoreArticles)|\/data\/(blog\/blog|letters\/letterArchive)\.ts/;

/** Parts around a longer text (list of contents, legal layout): a file of their own, which the browser caches. */
const AROUND = /\/components\/(prose\/Contents|legal\/LegalLayout|ui\/ModelText)/;

/** Parts every longer text is set with. */
const TEXT =
  /\/components\/(prose\/|article\/(written\/|(toolParts|Cite)\.tsx)|ui\/Picture)|\/data\/(blog\/(method|comparing)|offer\/modelStops|media\/pictures)\.ts/;

/** Texts of the home page. */
const HOME = /\/data\/home(Prices)?\.ts/;

/** Sentences that depend on what is offered, and how. */
const TERMS = /\/data\/(offer\/(claims|paymentRows)|settings\/vatWords)\.ts/;

/** The fields of the quote form: the page of the form shows them, and the dialog. */
const QUOTE = /\/components\/(quote\/|ui\/useModal)|\/data\/(choices|leads\/lead(Words|Answers))\.ts/;

/** Parts that travel in one file each: a file of a few hundred bytes costs a page a request, and its headers. */
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
