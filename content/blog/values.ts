import { chanceOfWinning, comparing, crossCost, crossMinutes, winsNeeded } from '../../data/blog/comparing.ts';
import { doctrine, falseClaims, half as halfWord, leastFall, ofQuarter } from '../../data/blog/method.ts';
import { capital, decimal, euros, ordinal, percent, spelled } from '../../data/french/frenchNumbers.ts';
import { advancedOffer } from '../../data/offer/catalogue.ts';
import { claimNote } from '../../data/offer/claims.ts';
import { stopDay } from '../../data/offer/modelStops.ts';
import { firmRange, hoursText, paymentParts, priceText } from '../../data/offer/promiseWords.ts';
import type { Content } from '../../data/settings/content.ts';
import { payback } from './article-1/figures.ts';
import * as joinery from './article-2/accounts.ts';
import { breakEvenDay, breakEvenMonth } from './article-2/figures.ts';
import { review, reviewCost } from './article-3/announced.ts';
import { opusRatio } from './article-3/current.ts';
import { leastLoss, loss, reviewWorth } from './article-4/figures.ts';
import { house, marginToday, nightsNeeded, nightsSold, stayMargin, staysNeeded } from './article-5/stays.ts';
import { benefitOf, costOf, firm, firmProject, paybackOf, returnOf } from './article-6/projects.ts';
import { control, stepMinutes, worked } from './article-8/agreement.ts';
import { bills, breakEven } from './article-9/bills.ts';
import { costs } from './article-10/quotes.ts';
import { week, year } from './article-11/week.ts';
import { monthPlans, perReply } from './article-12/hours.ts';

/** Computes a named value from the content: a number, which the attribute `as` may format, or words. */
type Value = (content: Content) => number | string;

/** Prefixes the names of values with the name of the object they concern: `arret.gpt4`. */
const under = (name: string, values: Readonly<Record<string, number | string>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, () => value]));

const { facts, full, half, halfAlone, monthlyNet, balanceAfter, until90 } = joinery;

/** Named values on the fictional joinery of article 2. */
const joineryValues: Record<string, Value> = {
  'menuiserie.licences': () => facts.licences,
  'menuiserie.prixLicence': () => facts.licencePrice,
  'menuiserie.heure': () => facts.hourlyCost,
  'menuiserie.heuresAudit': () => facts.auditHours,
  'menuiserie.heuresFormation': () => facts.trainingHours,
  'menuiserie.vendredis': () => facts.fridays,
  'menuiserie.moisOrdinaire': () => facts.paceHours * facts.hourlyCost,
  'menuiserie.abonnements': () => joinery.subscriptions,
  'menuiserie.licencesNommees': () => joinery.namedLicences,
  'menuiserie.abonnementsNommes': () => joinery.namedSubscriptions,
  'menuiserie.abonnementsEnPlus': () => joinery.namedSubscriptions - joinery.subscriptions,
  'menuiserie.entretien': () => joinery.upkeep,
  'menuiserie.j90.accompagnement': (content) => until90(content).support,
  'menuiserie.j90.abonnements': (content) => until90(content).subscriptions,
  'menuiserie.j90.heures': (content) => until90(content).hours,
  'menuiserie.j90.equipe': (content) => until90(content).team,
  'menuiserie.j90.depense': (content) => until90(content).spent,
  'menuiserie.j90.heuresRendues': (content) => until90(content).wonBackHours,
  'menuiserie.j90.rendu': (content) => until90(content).wonBack,
  'menuiserie.j90.solde': (content) => until90(content).wonBack - until90(content).spent,
  'menuiserie.netTout': (content) => monthlyNet(content, full),
  'menuiserie.netMoitie': (content) => monthlyNet(content, half),
  'menuiserie.moisTout': (content) => breakEvenMonth(content, full),
  'menuiserie.moisMoitie': (content) => breakEvenMonth(content, half),
  'menuiserie.moisMoitieSeule': (content) => breakEvenMonth(content, halfAlone),
  'menuiserie.jourTout': (content) => breakEvenDay(content, full),
  'menuiserie.anneeMoitieSeule': (content) => balanceAfter(content, 12, halfAlone),
  'menuiserie.manqueMoitie': (content) => -balanceAfter(content, 12, half),
};

/** Named values on the guest house of article 5 and the firm of article 6. */
const exampleValues: Record<string, Value> = {
  'maison.parSejour': () => house.perStay,
  'maison.parNuit': () => house.perNight,
  'maison.sejours': () => house.staysSold,
  'maison.nuits': () => nightsSold,
  'maison.nuitsSeules': () => nightsNeeded(1),
  'maison.nuitsParDeux': () => nightsNeeded(2),
  'maison.sejoursDeDeux': () => staysNeeded(2),
  'maison.sejoursArret': () => staysNeeded(2) - 1,
  'maison.marge': () => marginToday,
  'maison.margeSejour': () => stayMargin(2, house.price),
  'maison.margeReduite': () => stayMargin(2, house.reduced),
  'maison.margeAtteinte': () => staysNeeded(2) * stayMargin(2, house.reduced),
  'maison.margeManquee': () => (staysNeeded(2) - 1) * stayMargin(2, house.reduced),
  'cabinet.personnes': () => firm.people,
  'cabinet.rapports': () => firm.reports,
  'cabinet.avant': () => firm.before,
  'cabinet.apres': () => firm.after,
  'cabinet.licence': () => firm.licence,
  'cabinet.heure': () => firmProject.hourlyCost,
  'cabinet.abonnements': () => firmProject.subscriptions,
  'cabinet.heuresMiseEnPlace': () => firmProject.setUpHours,
  'cabinet.miseEnPlace': () => firmProject.setUpHours * firmProject.hourlyCost,
  'cabinet.formation': () => firmProject.trainingHours * firmProject.hourlyCost,
  'cabinet.entretien': () => firmProject.upkeepHours * firmProject.hourlyCost,
  'cabinet.cout': () => costOf(firmProject),
  'cabinet.benefice': () => benefitOf(firmProject),
  'cabinet.beneficeMoitie': () => benefitOf(firmProject) / 2,
  'cabinet.beneficeMois': () => benefitOf(firmProject) / 12,
  'cabinet.retour': () => returnOf(firmProject),
  'cabinet.retourMoitie': () => returnOf(firmProject, doctrine.keep.reuse),
  'cabinet.remboursement': () => String(paybackOf(firmProject)).replace('.', ','),
};

/** Named values on the two quotes of article 10, whose prices follow the catalogue. */
const quoteValues = Object.fromEntries(
  (
    [
      ['prix', 'price'],
      ['rapport', 'division'],
      ['rapportTtc', 'ratioWithVat'],
      ['rapportHt', 'ratioWithoutVat'],
      ['sansTva', 'ownWithoutVatExempt'],
      ['heuresEnPlus', 'extraHours'],
      ['heureEgaleTtc', 'evenWithVat'],
      ['heureEgaleHt', 'evenWithoutVat'],
    ] as const
  ).map(([name, key]): [string, Value] => [`devis.${name}`, (content) => costs(content)[key]]),
);
const quoteParts = {
  ttc: 'withVat',
  ht: 'withoutVat',
  heures: 'hours',
  entretiens: 'interviews',
  completTtc: 'fullWithVat',
  completHt: 'fullWithoutVat',
} as const;
for (const [name, key] of Object.entries(quoteParts)) {
  quoteValues[`devis.agence.${name}`] = (content) => costs(content).agency[key];
  quoteValues[`devis.second.${name}`] = (content) => costs(content).own[key];
}

/** Values that a text inserts by name instead of typing a number: `:valeur[doctrine.quart]` (docs/blog.md). */
export const articleValues: Readonly<Record<string, Value>> = {
  'doctrine.manque': () => doctrine.missing.word,
  'doctrine.manqueConsigne': () => doctrine.missing.inPrompt,
  'doctrine.semaines': () => doctrine.measure.weeks,
  'doctrine.mesuresAvant': () => doctrine.measure.before,
  'doctrine.mesuresApres': () => doctrine.measure.after,
  'doctrine.repetitions': () => doctrine.measure.repeats,
  'doctrine.semainesParAn': () => doctrine.weeksAYear,
  'doctrine.gainMinimal': () => doctrine.keep.gain,
  'doctrine.minutesMinimales': () => doctrine.keep.leastMinutes,
  'doctrine.semainesDeCorrection': () => doctrine.keep.correctionWeeks,
  'doctrine.foisParMois': () => doctrine.choose.timesAMonth,
  'doctrine.erreursParMois': () => doctrine.stop.errorsAMonth,
  'doctrine.couts': () => doctrine.costs.length,
  'doctrine.moitie': () => halfWord,
  'doctrine.quart': () => ofQuarter,
  'doctrine.baisseMinimale': () => leastFall,
  'doctrine.affirmationsFausses': () => falseClaims,
  'comparaison.victoire': () => comparing.duel.win,
  'comparaison.uneFoisSur': () => 1 / comparing.duel.luck,
  'comparaison.victoires': () => winsNeeded(doctrine.measure.after) ?? 0,
  'comparaison.victoiresSurSix': () => winsNeeded(6) ?? 0,
  'comparaison.chanceSixSurDix': () => chanceOfWinning(6, 10),
  'comparaison.chanceSixSurSix': () => percent(chanceOfWinning(6, 6), 1),
  'comparaison.jetonsLus': () => comparing.job.input,
  'comparaison.jetonsEcrits': () => comparing.job.output,
  'comparaison.dossiers': () => comparing.job.times,
  'recoupement.heure': () => comparing.crossCheck.hourlyCost,
  'recoupement.etape1': () => comparing.crossCheck.two[0],
  'recoupement.etape2': () => comparing.crossCheck.two[1],
  'recoupement.etape3': () => comparing.crossCheck.two[2],
  'recoupement.etape4': () => comparing.crossCheck.two[3],
  'recoupement.deux': () => crossMinutes.two,
  'recoupement.cinqAuMoins': () => crossMinutes.fiveLeast,
  'recoupement.cinqAuPlus': () => crossMinutes.fiveMost,
  'recoupement.coutAuMoins': () => crossCost(crossMinutes.fiveLeast),
  'recoupement.coutAuPlus': () => crossCost(crossMinutes.fiveMost),
  ...under('arret', stopDay),
  'prix.strategie': ({ offers }) => offers.strategie.price,
  'prix.etudeMarche': ({ offers }) => offers['etude-marche'].price,
  'prix.contenuPremium': ({ offers }) => offers['contenu-premium'].price,
  'prix.automatisation': ({ offers }) => offers.automatisation.price,
  'prix.avancee': () => advancedOffer.price,
  'prix.pack': ({ pack }) => pack.price,
  'prix.paiement': (content) => paymentParts(content),
  'prix.fourchetteCabinets': () => firmRange,
  'offre.avancee': () => advancedOffer.title,
  'offre.pack': ({ pack }) => pack.title.toLowerCase(),
  'delai.etudeMarche': ({ offers }) => offers['etude-marche'].deliveryHours,
  'delai.revision': ({ terms }) => terms.revisionHours,
  'delai.remboursement': ({ terms }) => terms.refundDays,
  'delai.versement': ({ terms }) => terms.refundWorkingDays,
  'note.precision': (content) => claimNote(content, 'precision') ?? 'donnée interne',
  'note.fourchetteCabinets': (content) => claimNote(content, 'firmPrice') ?? 'donnée interne',
  ...under('remboursement', payback),
  ...joineryValues,
  'relecture.minutes': () => review.minutes,
  'relecture.heure': () => review.hourlyCost,
  'relecture.cout': () => reviewCost,
  'relecture.rapportOpus': () => opusRatio,
  'enjeu.perte': () => loss,
  'enjeu.valeurRelecture': () => reviewWorth,
  'enjeu.perteMinimale': (content) => leastLoss(content),
  ...exampleValues,
  ...under('accord', worked),
  ...under('controle', control),
  ...under('etape', stepMinutes),
  ...under('facture', bills),
  ...under('seuil', breakEven),
  ...quoteValues,
  ...under('semaine', week),
  ...under('annee', year),
  ...under('plan.deuxEtLettres', monthPlans.both),
  ...under('plan.unEtLettres', monthPlans.one),
  ...under('plan.deuxSeuls', monthPlans.articles),
  ...under('reponse.cadre', perReply),
};

/** Formats of a number, chosen by `as`: `:valeur[doctrine.mesuresAvant]{as=mots}`. */
export const valueFormats: Readonly<Record<string, (value: number) => string>> = {
  mots: spelled,
  Mots: (value) => capital(spelled(value)),
  rang: ordinal,
  nombre: (value) => decimal(value),
  euros,
  prix: priceText,
  heures: hoursText,
  pourcent: (share) => percent(share),
  'pourcent-signe': (share) => percent(share, 0, true),
};
