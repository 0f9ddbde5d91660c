import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const previsionsChart: Chart = {
  type: 'columns',
  title: 'Le chiffre d’affaires multiplié par 2,4 en deux ans',
  measure: 'Chiffre d’affaires, en M€, scénario central',
  digits: 1,
  bars: [
    { label: '2022', value: 0.82 },
    { label: '2023', value: 1.4 },
    { label: '2024', value: 2.4, forecast: false },
    { label: '2025', value: 3.513, forecast: true },
    { label: '2026', value: 5.795, forecast: true },
  ],
};
