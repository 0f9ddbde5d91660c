import { type IStylesOptions, LineRuleType } from 'docx';
import { faces, shade } from '../office.ts';

/** Half-points and twentieths of a point, as the format counts. */
export const halfPoints = (points: number): number => Math.round(points * 2);
export const twentieths = (points: number): number => Math.round(points * 20);
const heading = (size: number, before: number, after: number) => ({
  run: { font: faces.serif, size: halfPoints(size), color: shade('doc-ink'), bold: false },
  paragraph: {
    spacing: { before: twentieths(before), after: twentieths(after), line: 264, lineRule: LineRuleType.AUTO },
    keepNext: true,
  },
});

/** Word's own styles in the house's look: a change of style changes the document. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: faces.serif, size: halfPoints(11), color: shade('doc-ink'), language: { value: 'fr-FR' } },
      paragraph: { spacing: { line: 320, lineRule: LineRuleType.AUTO, after: twentieths(8) } },
    },
    title: { run: { font: faces.serif, size: halfPoints(34) }, paragraph: { spacing: { after: twentieths(12) } } },
    heading1: heading(20, 0, 10),
    heading2: heading(13.5, 14, 5),
  },
  paragraphStyles: [
    {
      id: 'Quiet',
      name: 'Mention',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(9), color: shade('doc-ink-2') },
      paragraph: { spacing: { after: twentieths(6), line: 264, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Lead',
      name: 'Chapeau',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(11.5), color: shade('doc-ink-2') },
      paragraph: { spacing: { after: twentieths(12), line: 320, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Legend',
      name: 'Légende de tableau',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(10), bold: true },
      paragraph: { keepNext: true, spacing: { before: twentieths(8), after: twentieths(4) } },
    },
    {
      id: 'Pulled',
      name: 'Exergue',
      basedOn: 'Normal',
      run: { size: halfPoints(15) },
      paragraph: {
        indent: { left: twentieths(24) },
        spacing: { before: twentieths(8), after: twentieths(14), line: 288, lineRule: LineRuleType.AUTO },
      },
    },
  ],
};
