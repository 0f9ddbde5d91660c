import type { Page } from '../../parts.ts';
import { marketPages } from './marketPages.ts';
import type { StudyModel } from './model.ts';
import { planPages } from './planPages.ts';
import { rivalPages } from './rivalPages.ts';
import { segmentPages } from './segmentPages.ts';
import type { StudyFigures } from './studyFigures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pagesOf = (model: StudyModel, figures: StudyFigures): readonly Page[] => [
  ...marketPages(model, figures),
  ...segmentPages(model, figures),
  ...rivalPages(model, figures),
  ...planPages(model, figures),
];
