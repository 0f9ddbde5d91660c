// Written by `npm run make --prefix samples`: what it says is changed there.
import type { WrittenExample } from './types.ts';

export const analyseFinanciere = { slug: "analyse-financiere", meta: { title: "Exemple d’analyse financière : prévisions 2024–2026 d’une start-up SaaS", description: "Exemple illustratif, 11 pages montrées sur 28 : trois scénarios, trésorerie mensuelle, levée de 8 M€ et classeur à formules." },
  badges: [{ text: "Format Livrable" }, { text: "{deliverableFormat}", icon: "sheet" }], title: "Analyse financière d’une start-up SaaS", lead: "Trois ans de prévisions, trois scénarios, et la question que posera tout financeur : faut-il lever, ou non ?",
  notice: "Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration. Tout est arrêté au 18 juillet 2025 : comptes de l’exercice 2024, prévisions de janvier 2025 à décembre 2026, le premier semestre 2025, non clos, restant au budget, textes fiscaux en vigueur.",
  cover: "finance", service: { href: "/services/analyse-financiere", code: "analyse-financiere" }, snapshot: { title: "Situation en 2024", note: "Données d’illustration", figures: [
      { figure: "2,4", unit: "M€", label: "de chiffre d’affaires", detail: "+71 % sur un an" }, { figure: "78", unit: "%", label: "de marge brute", detail: "après coûts directs" }, { figure: "132", unit: "k€", label: "consommés par mois", detail: "en moyenne sur l’année" },
      { figure: "15", unit: "mois", label: "d’autonomie", detail: "au rythme de 2024" },
    ] }, structure: { title: ["Vingt-huit pages,", "quatre sections"], text: "Le classeur reprend chaque tableau avec ses formules : changez une hypothèse, tout se recalcule.", sections: [
      { title: "Diagnostic financier", text: "Économie par client, BFR, trésorerie", pages: 8 }, { title: "Prévisions à trois ans", text: "Chiffre d’affaires, embauches, scénarios", pages: 10 },
      { title: "Plan de financement", text: "Montant, emploi des fonds, crédit d’impôt", pages: 6 }, { title: "Recommandations", text: "Décisions à prendre dans les 90 jours", pages: 4 },
    ] }, sheet: { file: "analyse-financiere.xlsx", columns: ["A", "B", "C", "D"], digits: 0,
    rows: [["En k€", "2024", "2025", "2026"], ["Chiffre d’affaires", 2400, 3513, 5795], ["Marge brute", 1870, 2744, 4582], ["Charges", -3650, -5426, -9074], ["EBITDA", -1780, -2682, -4492], ["Trésorerie", 2000, 7547, 3899]], selected: [4, 3],
    tabs: ["Synthèse", "Hypothèses", "Central"] }, analyses: [
    { id: "previsions", folio: 9, title: ["Prévisions 2024–2026"], lead: "Scénario central. Deux ans de hausses de charges (7,2 M€) sont payés par la levée ; 3,90 M€ restent en caisse fin 2026.",
      chart: { type: "columns", title: "Le chiffre d’affaires multiplié par 2,4 en deux ans", measure: "Chiffre d’affaires, en M€, scénario central", digits: 1,
        bars: [{ label: "2022", value: 0.8 }, { label: "2023", value: 1.4 }, { label: "2024", value: 2.4, forecast: false }, { label: "2025", value: 3.513, forecast: true }, { label: "2026", value: 5.795, forecast: true }] },
      table: { caption: "Compte de résultat et trésorerie, scénario central, en k€", columns: [{ label: "" }, { label: "2024", digits: 0 }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }], rows: [
          { cells: ["Chiffre d’affaires", 2400, 3513, 5795] }, { cells: ["Marge brute", 1870, 2744, 4582] }, { cells: ["Charges opérationnelles", -3650, -5426, -9074] }, { cells: ["EBITDA", -1780, -2682, -4492], look: "total" }, { cells: ["Baisse du BFR", 70, 293, 499] },
          { cells: ["Crédit d’impôt recherche encaissé", 190, 317, 435] }, { cells: ["Investissements", -60, -141, -90] }, { cells: ["Levée, nette de frais", 0, 7760, 0] }, { cells: ["Trésorerie fin d’année", 2000, 7547, 3899], look: "total" },
        ],
        note: "Trésorerie à l’ouverture de 2024 : 3 580 k€. Le crédit d’impôt n’entre pas dans l’EBITDA. Aucun impôt sur les sociétés [1] : résultats négatifs. Montants hors TVA, sans intérêts sur la trésorerie. Chaque flux est arrondi au millier d’euros : les colonnes s’additionnent telles qu’imprimées." } },
    { id: "tresorerie", folio: 14, title: ["Dix-huit mois de trésorerie,", "mois par mois"], lead: "Le scénario prudent encaisse la levée en septembre 2025, le central en juin 2025. Aucune embauche avant : c’est ce qui protège le point bas.",
      chart: { type: "lines", title: "Avant la levée, la trésorerie ne descend pas sous 1,15 M€", measure: "Trésorerie en fin de mois, en M€, de janvier 2025 à juin 2026", digits: 2,
        labels: ["janv. 25", "févr. 25", "mars 25", "avril 25", "mai 25", "juin 25", "juil. 25", "août 25", "sept. 25", "oct. 25", "nov. 25", "déc. 25", "janv. 26", "févr. 26", "mars 26", "avril 26", "mai 26", "juin 26"], series: [
          { name: "Ambitieux", values: [1.915, 1.827, 1.743, 1.671, 9.359, 9.229, 8.834, 8.561, 8.543, 8.237, 7.801, 7.519, 7.264, 6.754, 6.397, 6.059, 5.757, 5.481] },
          { name: "Central", values: [1.905, 1.808, 1.71, 1.618, 1.536, 9.216, 9.072, 8.66, 8.687, 8.336, 8.009, 7.547, 7.258, 6.873, 6.319, 5.921, 5.533, 5.176], hot: true },
          { name: "Prudent", values: [1.896, 1.782, 1.671, 1.561, 1.455, 1.352, 1.255, 1.152, 8.82, 8.662, 8.233, 8.242, 7.867, 7.448, 6.886, 6.483, 6.093, 5.589], dashed: true },
        ] }, wide: true },
    { id: "scenarios", folio: 16, title: ["Trois scénarios, une même levée"], lead: "Chaque scénario change sept hypothèses, toutes dans le classeur. Fin 2026, il reste de 3,75 M€ à 4,77 M€.",
      chart: { type: "bars", title: "Plus de 9 mois d’autonomie dans les trois scénarios", measure: "Autonomie fin 2026, au rythme du second semestre, en mois", unit: "", digits: 1,
        rows: [{ label: "Prudent", value: 10.2494310423 }, { label: "Central", value: 13.6647196262, hot: true }, { label: "Ambitieux", value: 24.4146757679 }] },
      table: { caption: "Ce qui en résulte en 2026, en k€", columns: [{ label: "" }, { label: "Prudent", digits: 0 }, { label: "Central", digits: 0 }, { label: "Ambitieux", digits: 0 }], rows: [
          { cells: ["Clients en décembre", 281, 382, 433] }, { cells: ["Chiffre d’affaires", 4399, 5795, 6664] }, { cells: ["Marge brute", 3389, 4582, 5351] }, { cells: ["Charges opérationnelles", -8411, -9074, -9164] }, { cells: ["EBITDA", -5022, -4492, -3813], look: "total" },
          { cells: ["Trésorerie fin 2026", 3753, 3899, 4769], look: "total" }, { cells: ["Autonomie, en mois", 10.2494310423, 13.6647196262, 24.4146757679], digits: 1 }, { cells: ["Point mort, en clients", 629, 594, 572] },
          { cells: ["Mois pour l’atteindre après 2026", 41, 14, 8] },
        ], note: "Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle du second semestre, hors crédit d’impôt. Point mort : charges de décembre 2026 gelées, au rythme de conquête du second semestre." } },
  ], recommendation: { folio: 25, title: ["Lever 8 M€ pour grandir,", "pas pour tenir"], lead: "Sans levée, l’équilibre vient seul, fin 2026 (page 19). Celle-ci porte l’équipe de 30 à 75 personnes sans toucher à la réserve ; sous 16 M€ de valorisation, ne pas lever.",
    split: { caption: "Emploi des fonds",
      parts: [{ label: "R&D et produit", share: 40, amount: "3,2 M€" }, { label: "Ventes et marketing", share: 30, amount: "2,4 M€" }, { label: "Renforcement de l’équipe", share: 20, amount: "1,6 M€" }, { label: "Réserve de trésorerie", share: 10, amount: "0,8 M€" }] },
    table: { caption: "De la trésorerie de 2024 à celle de 2026, scénario central, en k€", columns: [{ label: "" }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }, { label: "Deux ans", digits: 0 }], rows: [
        { cells: ["Trésorerie à l’ouverture", 2000, 7547, 2000], look: "total" }, { cells: ["Levée", 8000, 0, 8000] }, { cells: ["Marge brute", 2744, 4582, 7326] }, { cells: ["Crédit d’impôt recherche encaissé", 317, 435, 752] }, { cells: ["Baisse du BFR", 293, 499, 792] },
        { cells: ["Charges au niveau de 2024", -3650, -3650, -7300] }, { cells: ["R&D et produit", -686, -2514, -3200] }, { cells: ["Ventes et marketing", -640, -1760, -2400] }, { cells: ["Renforcement de l’équipe", -450, -1150, -1600] },
        { cells: ["Investissements", -141, -90, -231] }, { cells: ["Frais de levée", -240, 0, -240] }, { cells: ["Trésorerie à la clôture", 7547, 3899, 3899], look: "total" },
      ], note: "R&D, ventes et équipe : hausse des charges par rapport à 2024. Sur deux ans, 3 200 + 2 400 + 1 600 = 7 200 k€, soit 90 % de la levée ; la réserve n’est jamais entamée." } }, method: { lead: "Chaque modèle a un rôle. Aucun n’a le dernier mot.", roles: [
      "Formule les hypothèses de croissance et les trois scénarios", "Cherche les failles : BFR, attrition, double compte", "Construit les prévisions et vérifie chaque total du classeur", "Repère les signaux récents du financement et du secteur",
      "Contrôle les textes fiscaux et chaque source sur le web",
    ], journal: { folio: 28, question: "De combien le crédit d’impôt recherche améliore-t-il la trésorerie de 2026 ?", day: "14 juillet 2025", answers: [
        "De 755 k€, le crédit de 2026.", "Pas de 755 k€ : le crédit d’une année est remboursé l’année suivante.", "De 435 k€, le crédit de 2025.", "Impossible à dire : la loi a changé en février 2025.",
        "30 % des dépenses, frais de fonctionnement à 40 % depuis le 15 février 2025.",
      ], opened: "Les sources 2 et 3 : 30 % jusqu’à 100 M€ ; frais de fonctionnement à 40 %. Le délai de remboursement est une hypothèse du classeur, feuille « Hypothèses ».", ruling: "Le crédit encaissé en 2026 est celui de 2025, 435 k€. Celui de 2026 reste hors prévision.",
      changed: "Le tableau de trésorerie porte le crédit à l’année de son encaissement, et une note dit de quelle année il vient." } }, sources: [
    { label: "BOFiP, taux réduit de l’impôt sur les sociétés (CGI, article 219)", scope: "15 % jusqu’à 42 500 € pour les PME éligibles ; sans effet ici, les résultats étant négatifs.", url: "https://bofip.impots.gouv.fr/doctrine/pgp/2063-PGP" },
    { label: "Direction générale des entreprises, crédit d’impôt recherche (CGI, articles 244 quater B et 199 ter B)", scope: "30 % des dépenses jusqu’à 100 M€. Le remboursement immédiat aux PME est à lire dans l’article 199 ter B.",
      url: "https://www.entreprises.gouv.fr/fr/entrepreneuriat/aides-et-financement/credit-d-impot-recherche" },
    { label: "Loi n° 2025-127 du 14 février 2025 de finances pour 2025, article 55", scope: "Frais de fonctionnement ramenés de 43 à 40 % des dépenses de personnel exposées à compter du 15 février 2025.", url: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000051168007" },
  ], sourcesNote: "Toutes les autres données sont celles de l’entreprise, fictive. Dans un vrai dossier, elles viennent de vos comptes et chaque tableau renvoie à sa pièce.",
  closing: { title: "Votre modèle financier, signé dans {delay}.", second: "Télécharger cet exemple", secondAction: "download" }, downloads: [{ file: "analyse-financiere.pdf", count: 19, kilobytes: 210 }, { file: "analyse-financiere.xlsx", kilobytes: 135 }],
  preview: { title: "Onze pages du rapport", lead: "Chaque page porte sa conclusion en titre. Le calcul est à côté du chiffre.", pages: [
      { folio: 6, section: "Diagnostic financier", title: "Un client se paie en 12 mois, et la croissance apporte de la trésorerie", blocks: [
          { kind: "table", table: { caption: "Économie par client en 2024", columns: [{ label: "Indicateur" }, { label: "Valeur", digits: 1 }, { label: "Calcul" }], rows: [
                { cells: ["Clients fin 2024", 160, "96 + 75 gagnés − 11 perdus"], digits: 0 }, { cells: ["Revenu récurrent annuel", 3, "160 clients × 18,75 k€"], unit: "M€" }, { cells: ["Attrition annuelle", 11.4583333333, "11 ÷ 96 clients"], unit: "%" },
                { cells: ["Coût d’acquisition", 14, "1 050 k€ ÷ 75 clients"], unit: "k€" }, { cells: ["Retour sur acquisition", 11.4994652406, "14 k€ ÷ (18,75 k€ × 77,9 % ÷ 12)"], unit: "mois" },
              ] } },
          { kind: "table", table: { caption: "Besoin en fonds de roulement au 31 décembre, scénario central, en k€", columns: [{ label: "" }, { label: "2024", digits: 0 }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }], rows: [
                { cells: ["Créances clients", 375, 507, 924] }, { cells: ["Abonnements encaissés d’avance", -688, -930, -1694] }, { cells: ["Dettes fournisseurs", -145, -259, -379] }, { cells: ["Dettes sociales", -68, -137, -169] },
                { cells: ["BFR", -526, -819, -1318], look: "total" },
              ] } },
          { kind: "text",
            text: "L’entreprise a consommé 1,58 M€ en 2024 et finit l’année avec 2,00 M€. Son BFR est négatif : la moitié du chiffre d’affaires est encaissée un an d’avance. Tant qu’elle croît, il apporte de la trésorerie ; si elle ralentit, il en reprend. Le coût d’acquisition monte à 21,7 k€ en 2025, le temps de former, puis revient à 14,1 k€." },
        ] },
      { folio: 11, section: "Prévisions à trois ans", title: "Le chiffre d’affaires suit les commerciaux formés", blocks: [
          { kind: "chart", chart: { type: "columns", title: "Le chiffre d’affaires multiplié par 2,4 en deux ans", measure: "Chiffre d’affaires, en M€, scénario central", digits: 1,
              bars: [{ label: "2022", value: 0.8 }, { label: "2023", value: 1.4 }, { label: "2024", value: 2.4, forecast: false }, { label: "2025", value: 3.513, forecast: true }, { label: "2026", value: 5.795, forecast: true }] } },
          { kind: "table", table: { caption: "Du commercial au chiffre d’affaires, scénario central", columns: [{ label: "" }, { label: "2024", digits: 0 }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }], rows: [
                { cells: ["Commerciaux formés, en décembre", 4, 7, 13] }, { cells: ["Clients gagnés", 75, 78, 200] }, { cells: ["Clients perdus", -11, -22, -34] }, { cells: ["Clients en décembre", 160, 216, 382], look: "total" },
                { cells: ["Prix par client et par an, en k€", 18.75, 18.75, 19.35], digits: 2 }, { cells: ["Chiffre d’affaires, en k€", 2400, 3513, 5795], look: "total" },
              ], note: "Un commercial signe 1,45 client par mois (1,56 en 2024), 4 mois après son arrivée." } },
          { kind: "text", text: "La croissance passe de 71 % en 2024 à 46 % en 2025, puis 65 % en 2026, une fois les embauches formées." },
        ] },
      { folio: 13, section: "Prévisions à trois ans", title: "45 embauches en deux vagues, après la levée seulement", blocks: [
          { kind: "table", table: { caption: "Embauches, en mois après la levée", columns: [{ label: "Équipe et vague" }, { label: "Personnes", digits: 0 }, { label: "k€ par an", digits: 0 }, { label: "Arrivée" }], rows: [
                { cells: ["R&D et produit, vague 1", 15, 1188, "mois 1 à 4"] }, { cells: ["Ventes et marketing, vague 1", 9, 738, "mois 1 à 4"] }, { cells: ["Renforcement de l’équipe, vague 1", 7, 456, "mois 2"] }, { cells: ["R&D et produit, vague 2", 7, 582, "mois 8 à 9"] },
                { cells: ["Ventes et marketing, vague 2", 3, 270, "mois 8"] }, { cells: ["Renforcement de l’équipe, vague 2", 4, 240, "mois 9"] },
              ], note: "Coût salarial chargé. La vague 2 attend les résultats de la première : elle glisse de six mois dans le scénario prudent. Détail par poste dans le classeur.", dense: true } },
          { kind: "table", table: { caption: "Charges opérationnelles, scénario central, en k€", columns: [{ label: "" }, { label: "2024", digits: 0 }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }], rows: [
                { cells: ["R&D et produit", 1450, 2136, 3964] }, { cells: ["Ventes et marketing", 1050, 1690, 2810] }, { cells: ["Renforcement de l’équipe", 1150, 1600, 2300] }, { cells: ["Total", 3650, 5426, 9074], look: "total" },
                { cells: ["Hausse depuis 2024", 0, 1776, 5424], signed: true }, { cells: ["Salariés en décembre", 30, 61, 75] },
              ], dense: true } },
          { kind: "text", text: "La seconde vague coûte 1 092 k€ par an. Elle se décide sur les clients gagnés, pas sur le calendrier." },
        ] },
      { folio: 15, section: "Prévisions à trois ans", title: "Le point bas est de 1,54 M€, un mois avant la levée", blocks: [
          { kind: "table", table: { caption: "Dix-huit mois de trésorerie, scénario central, en k€", columns: [{ label: "Fin de mois" }, { label: "EBITDA", digits: 0 }, { label: "Autres flux", digits: 0 }, { label: "Trésorerie", digits: 0 }], rows: [
                { cells: ["janv. 25", -111, 16, 1905] }, { cells: ["févr. 25", -105, 8, 1808] }, { cells: ["mars 25", -101, 3, 1710] }, { cells: ["avril 25", -96, 4, 1618] }, { cells: ["mai 25", -90, 8, 1536] }, { cells: ["juin 25", -85, 7765, 9216], look: "hot" },
                { cells: ["juil. 25", -330, 186, 9072] }, { cells: ["août 25", -300, -112, 8660] }, { cells: ["sept. 25", -295, 322, 8687] }, { cells: ["oct. 25", -350, -1, 8336] }, { cells: ["nov. 25", -488, 161, 8009] }, { cells: ["déc. 25", -331, -131, 7547] },
                { cells: ["janv. 26", -382, 93, 7258] }, { cells: ["févr. 26", -535, 150, 6873] }, { cells: ["mars 26", -441, -113, 6319] }, { cells: ["avril 26", -424, 26, 5921] }, { cells: ["mai 26", -410, 22, 5533] }, { cells: ["juin 26", -390, 33, 5176] },
              ], note: "Autres flux : BFR, investissements, crédit d’impôt (septembre 2025), levée nette de frais (juin 2025, en bleu).", dense: true } },
        ] },
      { folio: 17, section: "Prévisions à trois ans", title: "Le scénario prudent ne paie pas la seconde vague", blocks: [
          { kind: "table", table: { caption: "Ce qui change d’un scénario à l’autre", columns: [{ label: "" }, { label: "Prudent", digits: 0 }, { label: "Central", digits: 0 }, { label: "Ambitieux", digits: 0 }], rows: [
                { cells: ["Encaissement de la levée, mois de 2025", 9, 6, 5] }, { cells: ["Clients signés par commercial et par mois", 1.2, 1.45, 1.6], digits: 2 }, { cells: ["Attrition mensuelle", 1.3, 1, 0.8], digits: 1, unit: "%" },
                { cells: ["Prix par client en 2026, en k€", 18.75, 19.35, 19.8], digits: 2 }, { cells: ["Coût direct par client en 2026, en k€", 4.3, 4.05, 3.9], digits: 2 }, { cells: ["Part facturée un an d’avance", 45, 50, 55.00000000000001], unit: "%" },
                { cells: ["Retard de la vague 2, en mois", 6, 0, 0] },
              ], note: "Constaté en 2024 : 1,56 client par commercial et par mois, 0,73 % d’attrition par mois, compté sur les clients de début de mois.", dense: true } },
          { kind: "table", table: { caption: "Point mort à charges de décembre 2026 gelées", columns: [{ label: "" }, { label: "Prudent", digits: 0 }, { label: "Central", digits: 0 }, { label: "Ambitieux", digits: 0 }], rows: [
                { cells: ["Charges annuelles, en k€", 9084, 9084, 9084] }, { cells: ["Marge brute par client et par an, en k€", 14.45, 15.3, 15.9], digits: 2 }, { cells: ["Clients au point mort", 629, 594, 572], look: "total" },
                { cells: ["Clients en décembre 2026", 281, 382, 433] }, { cells: ["Clients gagnés par mois, net", 8.66666666667, 15.6666666667, 17.8333333333], digits: 1 }, { cells: ["Mois pour y parvenir", 41, 14, 8], look: "total" },
              ], dense: true } },
          { kind: "text", text: "Central : l’équilibre demande 594 clients, 14 mois après 2026, pour 13,7 mois d’autonomie à consommation constante. Prudent : 41 mois pour 10,2 mois d’autonomie. Il faut alors s’arrêter à la première vague." },
        ] },
      { folio: 19, section: "Plan de financement", title: "Lever ou non : seule, l’entreprise s’équilibre en décembre 2026", blocks: [
          { kind: "table", table: { caption: "La même entreprise, scénario central, en k€", columns: [{ label: "" }, { label: "Sans levée", digits: 0 }, { label: "Avec 8 M€", digits: 0 }], rows: [
                { cells: ["Clients, décembre 2026", 250, 382] }, { cells: ["Clients au point mort", 249, 594] }, { cells: ["EBITDA de décembre 2026", 2, -270] }, { cells: ["Trésorerie fin 2026", 1503, 3899], look: "hot" }, { cells: ["Chiffre d’affaires 2026", 4470, 5795] },
                { cells: ["Chiffre d’affaires 2027", 5238, 9220] }, { cells: ["EBITDA 2027", 337, -1794] }, { cells: ["Trésorerie fin 2027", 2212, 3215], look: "total" }, { cells: ["Capital gardé par les associés actuels", 100, 75], unit: "%" },
              ], note: "2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de 24 M€ avant la levée, hypothèse." } },
          { kind: "text", text: "Sans lever, 250 clients pour 249 nécessaires, et 1,50 M€ en caisse. Avec 8 M€, 382 pour 594 : la levée achète de la taille, elle n’achète pas l’équilibre." },
          { kind: "text",
            text: "Le conseil qui suit : lever si le but est de prendre le marché, et à 16 M€ de valorisation au moins ; sinon, rester seul. Dans le scénario prudent, seul veut dire 216 clients pour 264 fin 2026, et un point bas de 0,12 M€ en 2027 : tenir, sans marge d’erreur." },
        ] },
      { folio: 21, section: "Plan de financement", title: "8 M€ : le plus petit montant essayé qui laisse 9 mois partout", blocks: [
          { kind: "table", table: { caption: "Cinq montants, à plan inchangé : mois d’autonomie fin 2026", columns: [{ label: "Montant levé" }, { label: "Prudent", digits: 1 }, { label: "Central", digits: 1 }, { label: "Ambitieux", digits: 1 }], rows: [
                { cells: ["5 M€", 2.30223031406, 3.46612149533, 9.51706484642] }, { cells: ["6 M€", 4.95129722349, 6.86565420561, 14.4829351536] }, { cells: ["7 M€", 7.60036413291, 10.2651869159, 19.4488054608] },
                { cells: ["8 M€", 10.2494310423, 13.6647196262, 24.4146757679], look: "hot" }, { cells: ["10 M€", 15.5475648612, 20.4637850467, 34.3464163823] },
              ], note: "Seuil retenu : 9 mois dans les trois scénarios, soit six mois pour lever de nouveau et trois de marge." } },
          { kind: "text", text: "À 7 M€, le scénario prudent ne garde que 7,6 mois. Ne rien lever reste possible : sans embauche, la trésorerie ne descend pas sous 1,19 M€, mais le chiffre d’affaires de 2026 s’arrête à 4,47 M€, contre 5,80 M€." },
          { kind: "table", table: { caption: "Dilution selon la valorisation avant la levée", columns: [{ label: "Valorisation avant" }, { label: "Multiple du revenu récurrent", digits: 1, unit: "×" }, { label: "Dilution", digits: 1, unit: "%" }],
              rows: [{ cells: ["20 M€", 6.66666666667, 28.5714285714] }, { cells: ["24 M€", 8, 25] }, { cells: ["28 M€", 9.33333333333, 22.2222222222] }], note: "Dilution : 8 M€ divisés par la valorisation avant, augmentée de 8 M€. Valorisations : hypothèses de travail." } },
        ] },
      { folio: 22, section: "Plan de financement", title: "Après la levée, les associés actuels gardent 75 % du capital", blocks: [
          { kind: "chart", chart: { type: "bars", title: "Qui détient quoi après la levée", measure: "Parts du capital, en %, 8 M€ levés à 24 M€", unit: "%", digits: 1,
              rows: [{ label: "Fondateurs", value: 58.5 }, { label: "Premiers investisseurs", value: 10.5 }, { label: "Salariés (BSPCE)", value: 6 }, { label: "Nouveaux investisseurs", value: 25, hot: true }] } },
          { kind: "table", table: { caption: "Table de capitalisation, 8 M€ levés à 24 M€ de valorisation", columns: [{ label: "Associé" }, { label: "Avant", digits: 1, unit: "%" }, { label: "Après", digits: 1, unit: "%" }],
              rows: [{ cells: ["Fondateurs", 78, 58.5] }, { cells: ["Premiers investisseurs", 14, 10.5] }, { cells: ["Salariés (BSPCE)", 8, 6] }, { cells: ["Nouveaux investisseurs", 0, 25] }, { cells: ["Total", 100, 100], look: "total" }],
              note: "Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels." } },
          { kind: "text", text: "Les fondateurs passent de 78 % à 58,5 %. Ce que cette part permet de décider seul dépend des statuts et du pacte d’associés : à lire avec un avocat avant de signer." },
        ] },
      { folio: 23, section: "Plan de financement", title: "Le crédit d’impôt recherche rapporte 752 k€ en deux ans", blocks: [
          { kind: "table", table: { caption: "Crédit d’impôt recherche par année de dépense, en k€", columns: [{ label: "" }, { label: "2024", digits: 0 }, { label: "2025", digits: 0 }, { label: "2026", digits: 0 }], rows: [
                { cells: ["Salaires chargés de l’équipe produit", 1230, 1728, 2998] }, { cells: ["Part éligible retenue : 60 %", 738, 1037, 1799] }, { cells: ["Assiette, frais compris", 1055, 1452, 2518] }, { cells: ["Crédit à 30 %", 317, 435, 755], look: "total" },
                { cells: ["Encaissé l’année suivante", "en 2025", "en 2026", "hors prévision"] },
              ], dense: true } },
          { kind: "heading", text: "Ce que dit la loi" },
          { kind: "list", items: [
              "Taux de 30 % jusqu’à 100 M€ de dépenses : CGI, article 244 quater B [2].", "Frais de fonctionnement : 43 % des salaires de recherche en 2024, 40 % pour ceux exposés depuis le 15 février 2025 [3]. Par prudence, 40 % sur toute l’année 2025.",
              "Une PME se fait rembourser sans attendre d’imputer le crédit sur l’impôt : CGI, article 199 ter B [2].",
            ] },
          { kind: "heading", text: "Ce qui reste à prouver" },
          { kind: "text", text: "La part éligible, 60 %, est une hypothèse : elle demande un dossier par projet et des relevés de temps. Amortissements et crédit innovation ne sont pas comptés. Remboursement attendu en septembre 2025, en décembre 2025 dans le scénario prudent." },
        ] },
      { folio: 26, section: "Recommandations", title: "Quatre décisions à prendre dans les 90 jours", blocks: [
          { kind: "table", table: { caption: "Plan d’action", columns: [{ label: "Décision" }, { label: "Qui" }, { label: "Avant" }, { label: "Preuve attendue" }], rows: [
                { cells: ["Ouvrir le tour à 8 M€", "Dirigeants", "J+15", "Dossier et classeur envoyés aux fonds"] }, { cells: ["Préparer le dossier du crédit d’impôt", "Finance", "J+60", "Projets décrits, temps relevés"] },
                { cells: ["Ne signer aucune embauche avant la levée", "Direction", "J+1", "30 salariés à la signature"] }, { cells: ["Suivre la trésorerie chaque semaine", "Finance", "J+30", "Tableau à 13 semaines"] },
              ] } },
          { kind: "heading", text: "Ce qui ferait changer d’avis" },
          { kind: "list", items: [
              "Moins de 32 clients gagnés au premier semestre 2025 : prendre le scénario prudent pour base.", "Moins de 204 clients fin 2025, ou plus de 1,15 % d’attrition mensuelle : ne pas lancer la seconde vague.",
              "Une valorisation sous 16 M€, donc une dilution de plus d’un tiers : ne pas lever, et rester seul (page 19).",
              "Moins de 8 M€ proposés, à 16 M€ de valorisation au moins : 6 M€ paient la première vague seule. Il reste 11,7 mois d’autonomie fin 2026 dans le scénario central, 5,7 mois dans le prudent.",
            ] },
          { kind: "note", text: "Seuils : à mi-chemin des scénarios prudent et central. À 24 M€ de valorisation, la dilution est de 25 %. 3 scénarios, tous dans le classeur." },
        ] },
      { folio: 27, section: "Recommandations", title: "Cinq questions que poseront les financeurs", blocks: [
          { kind: "table", table: { caption: "La question, la réponse courte, la page qui la porte", columns: [{ label: "Question" }, { label: "Réponse" }, { label: "Page" }], rows: [
                { cells: ["Pourquoi lever, si vous vous équilibrez seuls ?", "Pour 9,22 M€ de chiffre d’affaires en 2027 au lieu de 5,24 M€.", "19"] },
                { cells: ["Que se passe-t-il si les ventes ralentissent ?", "Le scénario prudent garde 10,2 mois d’autonomie fin 2026 ; la seconde vague ne part pas.", "17"] },
                { cells: ["Quand faudra-t-il lever de nouveau ?", "Au rythme de fin 2026, la caisse durerait 13,7 mois ; si les ventes tiennent, elle ne descend pas sous 2,66 M€ en 2027.", "19"] },
                { cells: ["Que vaut un client ?", "15,3 k€ de marge brute par an en 2026, scénario central.", "17"] }, { cells: ["Le crédit d’impôt est-il sûr ?", "Le taux, oui ; la part éligible est une hypothèse à documenter projet par projet.", "23"] },
              ] } },
          { kind: "heading", text: "Ce qu’ils demanderont à voir" },
          { kind: "list",
            items: ["La liste des clients, dates d’entrée et de départ : l’attrition s’y recompte.", "Les contrats annuels encaissés d’avance.", "La table de capitalisation signée et les pactes en vigueur.", "Les relevés de temps de l’équipe produit, pour le crédit d’impôt."] },
        ] },
    ] } } satisfies WrittenExample;
