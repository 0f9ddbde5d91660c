import { actors, families } from '../../models/saasComparison/criteria.ts';
import { rivals, today } from '../../models/saasComparison/model.ts';

export const NOTES = 'Notes';
export const WEIGHTS = 'Pondérations';
export const SUMMARY = 'Synthèse';
export const letterAt = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** Row of a family's first criterion on the sheet of the marks; seven follow each other. */
export const familyStart = (family: number): number =>
  2 + families.slice(0, family).reduce((sum, { criteria }) => sum + criteria.length, 0);
/** Column of an actor's marks; after the last one, the offer once improved. */
export const marksColumn = (actor: number): string => letterAt(2 + actor);
export const improvedColumn = marksColumn(actors.length);

/** Row of an actor on the summary; after the last one, the offer once improved. */
export const actorRow = (actor: number): number => 4 + actor;
export const improvedRow = actorRow(actors.length);
export const ownRow = actorRow(actors.indexOf(today));
export const rivalRows = rivals.map((rival) => actorRow(actors.indexOf(rival)));
/** Families on the summary, then on the sheet of the weights. */
export const summaryFamily = (family: number): string => letterAt(7 + family);
export const weightCell = (family: number): string => `${WEIGHTS}!$${letterAt(1 + family)}$3`;
export const inputCell = {
  users: `${WEIGHTS}!$B$6`,
  discount: `${WEIGHTS}!$B$7`,
  shift: `${WEIGHTS}!$B$8`,
  won: `${WEIGHTS}!$B$9`,
};
export const weightRange = `${WEIGHTS}!$B$3:$${letterAt(families.length)}$3`;
