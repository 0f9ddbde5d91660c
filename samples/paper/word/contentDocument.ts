import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { chartTable } from '../../../components/figures/charts/chartTable.ts';
import { type Block, totalPages } from '../../../data/examples/types.ts';
import { covers } from '../../../data/offer/covers.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { premiumContent } from '../../models/premiumContent.ts';
import { extractPlan, type Message } from '../extractPlan.ts';
import { coverFacts, faces, madeOn, shade, splitTable, steadyZip, words } from '../parts.ts';
import { halfPoints, twentieths, wordStyles, wordTable } from './wordTable.ts';

const DASHES = 'tirets';
type Child = Paragraph | Table;
const styled = (style: string, text: string) => new Paragraph({ style, text: words(text) });

/** A block in Word's own styles; a chart is its values, as a table one can edit; words that lead to a table stay on its page. */
function blockChildren(block: Block, next: Block | undefined, source: string, shown: ReadonlySet<string>): Child[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: words(block.text) })];
    case 'text':
      return [new Paragraph({ text: words(block.text), keepNext: next?.kind === 'table' })];
    case 'quote':
      return [styled('Pulled', block.text)];
    case 'note':
      return [styled('Quiet', block.text)];
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ text: words(item), numbering: { reference: DASHES, level: 0 } }),
      );
    case 'table':
      return wordTable(block.table, source);
    case 'chart':
      return shown.has(block.chart.title)
        ? []
        : wordTable({ ...chartTable(block.chart), caption: block.chart.title, note: block.chart.measure }, source);
  }
}

/** What a table of the same message already lists is not listed again out of its chart. */
const listed = ({ blocks }: Message): Set<string> =>
  new Set(
    blocks.some(({ kind }) => kind === 'table')
      ? blocks.flatMap((one) => (one.kind === 'chart' ? [one.chart.title] : []))
      : [],
  );

function messageChildren(message: Message, source: string, first: boolean): Child[] {
  const { folio, section, title, lead, blocks, split } = message;
  return [
    new Paragraph({
      style: 'Quiet',
      text: words(`Page ${folio} du livrable · ${section}`),
      keepNext: true,
      spacing: { before: first ? 0 : twentieths(26), after: twentieths(2) },
    }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: words(title) }),
    ...(lead ? [new Paragraph({ style: 'Lead', text: words(lead), keepNext: true })] : []),
    ...(split ? wordTable(splitTable(split.caption, split), source) : []),
    ...blocks.flatMap((block, index) => blockChildren(block, blocks[index + 1], source, listed(message))),
  ];
}

function coverChildren(): Child[] {
  const { notice, lead } = premiumContent;
  const { kind, title } = covers(content)[premiumContent.cover];
  const facts = coverFacts(premiumContent, `extrait d’un livrable de ${totalPages(premiumContent)} pages`);
  return [
    new Paragraph({ style: 'Quiet', text: words(kind) }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: words(title), spacing: { before: twentieths(120) } }),
    styled('Lead', lead),
    new Paragraph({
      spacing: { before: twentieths(190) },
      border: { top: { style: BorderStyle.SINGLE, size: 12, color: shade('doc-ink'), space: 8 } },
    }),
    ...facts.map(
      ([label, value]) =>
        new Paragraph({
          spacing: { after: 40 },
          children: [
            new TextRun({ text: `${label} : `, font: faces.sans, size: halfPoints(10), color: shade('doc-ink-2') }),
            new TextRun({ text: words(value), font: faces.sans, size: halfPoints(10), bold: true }),
          ],
        }),
    ),
    new Paragraph({ style: 'Quiet', text: words(notice), spacing: { before: twentieths(24) } }),
  ];
}

function sourceChildren(): Child[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Sources', spacing: { before: twentieths(26) } }),
    new Paragraph({ style: 'Lead', text: words(premiumContent.sourcesNote), keepNext: true }),
    ...premiumContent.sources.flatMap(({ label, scope, url }, index) => [
      new Paragraph({
        keepNext: true,
        spacing: { after: 20 },
        children: [new TextRun({ text: words(`${index + 1}. ${label}`), bold: true })],
      }),
      new Paragraph({ style: 'Quiet', text: words(scope), keepNext: true, spacing: { after: 20 } }),
      new Paragraph({
        style: 'Quiet',
        spacing: { after: twentieths(9) },
        children: [
          new ExternalHyperlink({
            link: url,
            children: [new TextRun({ text: url, color: shade('doc-blue'), underline: {} })],
          }),
        ],
      }),
    ]),
  ];
}

/** The sample of premium content as a Word document: Word's own headings, lists and tables, ready to be edited. */
export async function contentDocument(): Promise<Uint8Array> {
  const messages = extractPlan(premiumContent);
  const { source } = premiumContent.document;
  const { kind, title } = covers(content)[premiumContent.cover];
  const small = { font: faces.sans, size: halfPoints(8), color: shade('doc-ink-2') };
  const margin = convertMillimetersToTwip(24);
  const page = {
    size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  };
  const document = new Document({
    title: words(`${kind} : ${title}`),
    creator: 'Exemple illustratif',
    lastModifiedBy: 'Exemple illustratif',
    subject: words(premiumContent.lead),
    styles: wordStyles,
    numbering: {
      config: [
        {
          reference: DASHES,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '–',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 340, hanging: 340 } } },
            },
          ],
        },
      ],
    },
    sections: [
      { properties: { page }, children: coverChildren() },
      {
        properties: { page },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [
                  new TextRun({
                    ...small,
                    text: words('Extrait d’un exemple illustratif · '),
                  }),
                  new TextRun({ ...small, children: [PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...messages.flatMap((message, index) => messageChildren(message, source, index === 0)),
          ...sourceChildren(),
        ],
      },
    ],
  });
  // The library names each link by chance.
  const links = new Map<string, string>();
  return steadyZip(await Packer.toBuffer(document), madeOn(premiumContent.document.date), (xml) =>
    xml.replace(/rId[\w-]{21}/g, (id) => {
      const name = links.get(id) ?? `link${links.size + 1}`;
      links.set(id, name);
      return name;
    }),
  );
}
