import type { ServiceSample } from '../../data/servicePages.ts';
import { type DrawnPage, drawnPage } from '../figures/charts/drawChart.ts';

/** What a service page shows of its example, the charts of its two inner pages drawn. */
export type DrawnSample = Omit<ServiceSample, 'pages'> & { pages: readonly [DrawnPage, DrawnPage] };

export const drawnSample = ({ pages: [one, two], ...sample }: ServiceSample): DrawnSample => ({
  ...sample,
  pages: [drawnPage(one), drawnPage(two)],
});
