import { capital, decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';
import type { Page } from '../../parts.ts';
import { note, page } from '../../parts.ts';
import { claim } from '../claim.ts';
import { hundredths, millionsOf } from './amounts.ts';
import { BROAD, competitors, DEDICATED } from './competitors.ts';
import { folio } from './folio.ts';
import type { StudyModel } from './model.ts';
import type { SegmentMargin } from './segmentMargin.ts';
import type { StudyFigures } from './studyFigures.ts';

/** % of what is equipped in the entry country that the segments of one kind cover. Throws above 100. */
function coverage({ market, drivers, segments }: StudyModel, kind: SegmentMargin['kind']): number {
  const index = drivers.countries.findIndex(({ name }) => name === drivers.entry);
  const country = drivers.countries[index];
  const size = market.central.last.countries[index];
  if (!country || !size) throw new Error(`No country ${drivers.entry}`);
  const elapsed = drivers.lastYear - drivers.firstYear;
  const businesses = (country.businesses * (country.businessEquipped + drivers.cases[1].businessGain * elapsed)) / 100;
  const whole = kind === 'people' ? size.accounts : businesses;
  const covered = segments.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.equippedCount, 0) / 1000;
  if (covered > whole) throw new Error(`The segments count more equipped ${kind} than ${drivers.entry} has`);
  return (covered * 100) / whole;
}

/** The segments by margin, where their clients come from, then who serves them today. */
export function segmentPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
  const { segments, chosen, drivers } = model;
  const others = (one: SegmentMargin) => segments.filter((other) => other !== one);
  const by = (name: string) => {
    const found = segments.find((one) => one.name === name);
    if (!found) throw new Error(`No segment ${name}`);
    return found;
  };
  const first = by(chosen[0]?.name ?? '');
  const [abroad, students] = [by('Frontaliers et expatriés'), by('Étudiants')];
  const broad = competitors.filter(({ x }) => x >= BROAD).length;
  const dedicated = competitors.filter(({ y }) => y >= DEDICATED).length;
  return [
    page(folio.segments, 'La rentabilité se joue sur trois segments', [
      figures.segments,
      claim(
        others(first).every(({ margin, payback }) => margin < first.margin && payback > first.payback),
        `Les indépendants réunissent la plus forte marge (${millionsOf(first.margin / 1e6)} par an) et le retour le plus court (${decimal(first.payback, 0)} mois). C’est le premier segment à servir.`,
      ),
      claim(
        abroad.payback < 18 && chosen.every(({ margin }) => margin > 2 * abroad.margin),
        `Les frontaliers et expatriés se remboursent en ${decimal(abroad.payback, 0)} mois, mais leur nombre plafonne la marge à ${millionsOf(abroad.margin / 1e6)}.`,
      ),
      claim(
        others(students).every(
          ({ clients, perClient }) => clients < students.clients && perClient > students.perClient,
        ),
        `Les étudiants viendraient les plus nombreux, et laisseraient le moins : ${euros(students.perClient)} de marge par client et par an.`,
      ),
      note(`Hypothèses d’illustration. Détail des clients page ${folio.clients}.`),
    ]),
    page(folio.clients, 'Une part gagnée modeste, affichée segment par segment', [
      figures.clients,
      `Deux bornes : les segments couvrent ${hundredths(coverage(model, 'people'))} des comptes de particuliers que le cas central donne à la ${drivers.entry} en ${drivers.lastYear}, et ${hundredths(coverage(model, 'businesses'))} des professionnels équipés : jamais plus que le marché.`,
      `La part gagnée ne dépasse ${hundredths(Math.max(...segments.map(({ won }) => won)))} nulle part. Aucune donnée publique ne la fonde : c’est elle que la première phase mesure.`,
    ]),
    page(folio.map, 'Personne ne tient à la fois l’offre large et l’indépendant', [
      figures.map,
      `${capital(spelled(broad))} acteurs proposent ${spelled(BROAD)} familles de produits au moins ; ${spelled(dedicated)} réunissent ${spelled(DEDICATED)} fonctions d’indépendant. Aucun n’est dans les deux groupes.`,
      'Une case vide peut signaler une demande absente. Et Qonto, supervisé par l’ACPR [8], a levé 486 M€ en 2022 [9] : entrer par un seul segment.',
      note('Acteurs en lettres ; une étude livrée les nomme, page citée.'),
    ]),
  ];
}
