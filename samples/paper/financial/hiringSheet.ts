import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import { hireRange } from './inputsSheet.ts';

const FIRST = 4;
/** More months than any hire waits: the earliest is found as the largest of what is left. */
const BEYOND = 1000;

/** The hires by team and wave, as the page lists them, out of the lines of the assumptions. */
export function hiringSheet({ teams, hires }: Assumptions): Grid {
  const grid = new Grid('Embauches', [40, 14, 16, 16, 16]);
  grid
    .row(1, ['Embauches par équipe et par vague'], 'title')
    .row(3, ['Équipe et vague', 'Personnes', 'k€ par an', 'Premier mois', 'Dernier mois'], 'head');
  const lines = ([1, 2] as const).flatMap((wave) => teams.map(({ team, name }) => ({ team, name, wave })));
  lines.forEach(({ team, name, wave }, index) => {
    const found = hires.filter((hire) => hire.team === team && hire.wave === wave);
    const after = found.map((hire) => hire.after);
    const chosen = `(${hireRange('team')}="${name}")*(${hireRange('wave')}=${wave})`;
    const [count, cost, months] = [hireRange('count'), hireRange('cost'), hireRange('after')];
    grid.row(
      FIRST + index,
      [
        `${name}, vague ${wave}`,
        live(
          `SUMPRODUCT(${chosen}*${count})`,
          found.reduce((sum, hire) => sum + hire.count, 0),
        ),
        live(
          `SUMPRODUCT(${chosen}*${count}*${cost})`,
          found.reduce((sum, hire) => sum + hire.count * hire.cost, 0),
        ),
        live(`${BEYOND}-SUMPRODUCT(MAX(${chosen}*(${BEYOND}-${months})))`, Math.min(...after)),
        live(`SUMPRODUCT(MAX(${chosen}*${months}))`, Math.max(...after)),
      ],
      'plain',
      formats.thousands,
    );
  });
  const last = FIRST + lines.length - 1;
  grid.row(
    last + 1,
    [
      'Total',
      live(
        `SUM(B${FIRST}:B${last})`,
        hires.reduce((sum, { count }) => sum + count, 0),
      ),
      live(
        `SUM(C${FIRST}:C${last})`,
        hires.reduce((sum, { count, cost }) => sum + count * cost, 0),
      ),
    ],
    'total',
    formats.thousands,
  );
  return grid.row(last + 2, ['Mois comptés après l’encaissement de la levée ; coût salarial chargé.'], 'note');
}
