// Written by `npm run make --prefix samples`: what it says is changed there.
import type { WrittenExample } from './types.ts';

export const automatisation = { slug: "automatisation", meta: { title: "Exemple d’audit d’automatisation : une agence marketing", description: "Extrait d’un audit de 34 pages : temps déclarés puis contrôlés, six chantiers classés par délai de remboursement, points d’arrêt chiffrés." },
  badges: [{ text: "Format Livrable" }, { text: "{format}", icon: "file" }, { text: "{delay}", icon: "clock" }], title: "Audit d’automatisation d’une agence marketing",
  lead: "Douze processus passés au crible : six à automatiser, six à laisser tranquilles. Les temps sont déclarés par l’équipe, puis contrôlés sur 51 cas.",
  notice: "Exemple illustratif : l’agence de 18 personnes, ses temps et les prix sans source sont inventés. Les données publiques portent leur source.", cover: "automation", service: { href: "/services/automatisation", code: "automatisation" },
  snapshot: { title: "L’audit en quatre chiffres", note: "Données d’illustration", figures: [
      { figure: "312", unit: "h", label: "par mois, après contrôle", detail: "335 heures déclarées" }, { figure: "155", unit: "h", label: "libérées par mois", detail: "5,7 % des heures payées" },
      { figure: "9", unit: "mois", label: "pour rembourser", detail: "déploiement échelonné compris" }, { figure: "+32", unit: "%", label: "de retour en un an", detail: "si 70 % des heures resservent" },
    ] }, structure: { title: ["34 pages,", "six parties"], text: "Chaque recommandation renvoie à une ligne du relevé des temps.", sections: [
      { title: "Synthèse", text: "Ce qu’il faut faire, dans quel ordre, pour quel gain", pages: 2 }, { title: "Cartographie des processus", text: "Une page par processus, étapes et temps", pages: 12 },
      { title: "Priorités", text: "Gain, effort, ordre, et les refus motivés", pages: 6 }, { title: "Retour sur investissement", text: "Mois par mois, outils, sensibilité", pages: 5 },
      { title: "Plan de déploiement", text: "Semaine par semaine, contrôles, points d’arrêt", pages: 6 }, { title: "Annexes", text: "Contrôle des temps, données traitées, RGPD", pages: 3 },
    ] }, analyses: [
    { id: "temps", folio: 3, title: ["Déclaré par l’équipe,", "contrôlé sur 51 cas"],
      lead: "Chaque responsable déclare ses temps ; l’audit les confronte aux traces que l’agence garde déjà, et retient le plus court des deux. 335 heures déclarées par mois deviennent 312 heures. La précaution se justifie : dans une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents [1].",
      table: { caption: "Six processus : temps déclaré, contrôlé, retenu", columns: [
          { label: "Processus" }, { label: "Cas par mois", digits: 0 }, { label: "Déclaré", digits: 0, unit: "min" }, { label: "Cas contrôlés", digits: 0 }, { label: "Médiane", digits: 0, unit: "min" }, { label: "Retenu", digits: 0, unit: "min" },
          { label: "Par mois", digits: 1, unit: "h" },
        ], rows: [
          { cells: ["Rapports mensuels", 25, 270, 5, 262, 262, 109.16666666666667] }, { cells: ["Comptes rendus de réunion", 48, 45, 8, 38, 38, 30.4] }, { cells: ["Saisie des temps", 78, 25, 10, 21, 21, 27.3] }, { cells: ["Qualification des demandes", 120, 15, 12, 17, 15, 30] },
          { cells: ["Premiers jets de contenus", 40, 150, 6, 139, 139, 92.66666666666667] }, { cells: ["Facturation et relances", 60, 24, 10, 22, 22, 22] }, { cells: ["Total", null, null, 51, null, null, 311.53333333333336], look: "total" },
        ], note: "Retenu : le plus court du temps déclaré et de la médiane contrôlée. Total calculé avant arrondi. Données d’illustration." }, wide: true },
    { id: "processus", folio: 5, title: ["Un processus,", "avant et après"],
      lead: "Sept étapes deviennent cinq. La relecture et l’envoi, qui engagent l’agence, restent humains et prennent le même temps qu’avant. Le rapport méritait d’être examiné le premier : 88 % de 1 721 marketeurs interrogés en 2021 disaient en produire régulièrement [2].",
      chart: { type: "flow", title: "Un rapport passe de 262 à 82 minutes, relecture humaine comprise", measure: "Minutes par rapport ; 25 rapports par mois", lanes: [
          { label: "Avant", steps: [
              { label: "Exporter cinq sources", minutes: 55 }, { label: "Copier au tableur", minutes: 48 }, { label: "Corriger les écarts", minutes: 42 }, { label: "Tracer les graphiques", minutes: 40 }, { label: "Rédiger l’analyse", minutes: 50 },
              { label: "Relire", minutes: 20 }, { label: "Envoyer", minutes: 7 },
            ] },
          { label: "Après", steps: [{ label: "Collecte et graphiques", minutes: 0, automatic: true }, { label: "Contrôler les écarts", minutes: 15 }, { label: "Analyser sur brouillon", minutes: 40 }, { label: "Relire", minutes: 20 }, { label: "Valider l’envoi", minutes: 7 }] },
        ] }, table: { caption: "Les mêmes processus, une fois automatisés (prévision)", columns: [
          { label: "Processus" }, { label: "Avant", digits: 0, unit: "min" }, { label: "Temps humain après", digits: 0, unit: "min" }, { label: "Exceptions", digits: 0, unit: "%" }, { label: "Gain par cas", digits: 0, unit: "min" },
          { label: "Gain par mois", digits: 1, unit: "h" },
        ], rows: [
          { cells: ["Rapports mensuels", 262, 82, 12, 158.4, 66] }, { cells: ["Comptes rendus de réunion", 38, 12, 10, 23.4, 18.719999999999995] }, { cells: ["Saisie des temps", 21, 8, 5, 12.35, 16.055] }, { cells: ["Qualification des demandes", 15, 4, 15, 9.35, 18.7] },
          { cells: ["Premiers jets de contenus", 139, 97.3, 15, 35.44500000000001, 23.630000000000003] }, { cells: ["Facturation et relances", 22, 9, 10, 11.7, 11.7] }, { cells: ["Total", null, null, null, null, 154.805], look: "total" },
        ], note: "Une exception repasse par l’ancienne méthode. Premiers jets : 30 % de temps en moins, au-dessous des 40 % mesurés sur des tâches plus courtes [3]." }, wide: true },
    { id: "priorites", folio: 16, title: ["Dans quel ordre commencer"], lead: "L’ordre est celui du calcul : le coût de la mise en place, divisé par ce qu’elle rapporte chaque mois. Les six chantiers se remboursent chacun en moins de 12 mois.",
      chart: { type: "bars", title: "Rapports mensuels d’abord : la mise en place la plus chère, la plus vite remboursée", measure: "Mois pour rembourser chaque chantier, à plein régime", unit: "mois", digits: 1, rows: [
          { label: "Rapports mensuels", value: 4.2474747561759285, hot: true }, { label: "Qualification des demandes", value: 6.6164493488040135 }, { label: "Premiers jets de contenus", value: 7.473550029060603 }, { label: "Saisie des temps", value: 7.720995449436171 },
          { label: "Comptes rendus de réunion", value: 8.733918974072507 }, { label: "Facturation et relances", value: 8.878711698159865 },
        ] }, table: { caption: "L’ordre des travaux : du plus vite remboursé au plus lent", columns: [{ label: "Chantier" }, { label: "Net par mois", digits: 0, unit: "€" }, { label: "Coût", digits: 0, unit: "€" }, { label: "Retour", digits: 1, unit: "mois" }], rows: [
          { cells: ["1. Rapports mensuels", 1201.7370600414079, 5104.347826086956, 4.2474747561759285] }, { cells: ["2. Qualification des demandes", 362.9200662525879, 2401.2422360248447, 6.6164493488040135] },
          { cells: ["3. Premiers jets de contenus", 473.8865590062111, 3541.614906832298, 7.473550029060603] }, { cells: ["4. Saisie des temps", 181.56510559006205, 1401.863354037267, 7.720995449436171] },
          { cells: ["5. Comptes rendus de réunion", 172.0286708074533, 1502.4844720496894, 8.733918974072507] }, { cells: ["6. Facturation et relances", 200.94824016563143, 1784.1614906832299, 8.878711698159865] },
        ], note: "Coût : intégration et formation. Net par mois : heures réemployées, moins outils et entretien. Retour : l’un divisé par l’autre, à plein régime." } },
    { id: "tresorerie", folio: 21, title: ["L’argent,", "mois par mois"],
      lead: "Les chantiers démarrent l’un après l’autre ; aucun ne rapporte avant sa mise en service. Le point bas, 15 068 € avancés, est au deuxième mois ; le compte redevient positif au neuvième. Sans ce calendrier, on aurait annoncé 6,1 mois.",
      chart: { type: "balance", title: "Le compte redevient positif au neuvième mois", measure: "Cumul depuis le début des travaux, en milliers d’euros", unit: "k€", digits: 1, bars: [
          { label: "M1", value: -6.882481159420291 }, { label: "M2", value: -15.068236343685301 }, { label: "M3", value: -14.455406024844724 }, { label: "M4", value: -11.999668149068325 }, { label: "M5", value: -9.406582447204972 }, { label: "M6", value: -6.8134967453416175 },
          { label: "M7", value: -4.220411043478263 }, { label: "M8", value: -1.6273253416149096 }, { label: "M9", value: 0.9657603602484441, hot: true }, { label: "M10", value: 3.558846062111798 }, { label: "M11", value: 6.151931763975152 },
          { label: "M12", value: 8.745017465838506 },
        ] }, table: { caption: "La première année, mois par mois, en euros", columns: [{ label: "Mois" }, { label: "Gain", digits: 0 }, { label: "Dépensé", digits: 0 }, { label: "Cumul", digits: 0 }], rows: [
          { cells: ["M1", 0, 6882.48115942029, -6882.48115942029] }, { cells: ["M2", 774.7826086956521, 8960.537792960662, -15068.236343685301] }, { cells: ["M3", 2454.710869565217, 1841.880550724639, -14455.406024844724] },
          { cells: ["M4", 3497.2043478260866, 1041.4664720496894, -11999.668149068326] }, { cells: ["M5", 3634.552173913043, 1041.4664720496894, -9406.582447204972] }, { cells: ["M6", 3634.552173913043, 1041.4664720496894, -6813.4967453416175] },
          { cells: ["M7", 3634.552173913043, 1041.4664720496894, -4220.411043478263] }, { cells: ["M8", 3634.552173913043, 1041.4664720496894, -1627.3253416149096] }, { cells: ["M9", 3634.552173913043, 1041.4664720496894, 965.7603602484442], look: "hot" },
          { cells: ["M10", 3634.552173913043, 1041.4664720496894, 3558.846062111798] }, { cells: ["M11", 3634.552173913043, 1041.4664720496894, 6151.931763975152] }, { cells: ["M12", 3634.552173913043, 1041.4664720496894, 8745.017465838506] },
          { cells: ["Total", 35803.11521739129, 27058.097751552785, null], look: "total" },
        ], note: "Un chantier rapporte à partir du mois qui suit sa mise en service, à 50 % le premier mois. Dépensé : intégration, formation, outils, entretien, détaillés dans la recommandation. Hors taxes, totaux calculés avant arrondi.", dense: true } },
  ], recommendation: { folio: 1, title: ["Automatiser six processus,", "en laisser six"], lead: "La première année coûte 27 058 € et rapporte 35 803 € en heures réemployées. Rapports mensuels d’abord : l’essai de la deuxième semaine dit s’il faut continuer.",
    split: { caption: "Coût de la première année : 27 058 €", parts: [{ label: "Intégration", share: 47, amount: "12 650 €" }, { label: "Outils", share: 27, amount: "7 230 €" }, { label: "Entretien", share: 15, amount: "4 092 €" }, { label: "Formation", share: 11, amount: "3 086 €" }] },
    table: { caption: "Retour sur investissement, première année", columns: [{ label: "Ligne" }, { label: "Calcul" }, { label: "Montant", digits: 0, unit: "€" }], rows: [
        { cells: ["Gain", "heures libérées × 34 € × 70 %", 35803.11521739129], look: "total" }, { cells: ["Intégration", "23 jours × 550 €", 12650] }, { cells: ["Formation [4]", "92 h × 34 €", 3085.7142857142853] },
        { cells: ["Outils", "abonnements, dès chaque mise en service", 7230.4580000000005] }, { cells: ["Entretien", "122 h × 34 €", 4091.925465838509] }, { cells: ["Coût", null, 27058.0977515528], look: "total" }, { cells: ["Solde", "gain − coût", 8745.017465838493] },
        { cells: ["Retour, première année", "solde ÷ coût", 32.31940968701925], unit: "%", signed: true }, { cells: ["Retour sur trois ans", "même calcul, 36 mois", 136.35847053990597], unit: "%", signed: true },
      ], note: "Coût horaire : 54 000 € chargés par an ÷ 1 610 heures travaillées. Simulation indicative, sans promesse de résultat." } }, method: { lead: "Les modèles proposent des automatisations ; le relevé des temps décide.", roles: [
      "Décrit les processus et propose leur version automatisée", "Cherche ce qui casse : cas rares, données personnelles, dépendances", "Calcule gains, coûts et sensibilité à partir du relevé", "Compare les outils récents et leurs conditions",
      "Vérifie tarifs, intégrations et règles applicables",
    ], journal: { folio: 34, question: "Peut-on supprimer la relecture et l’envoi manuels des rapports ?", day: "20 novembre 2026",
      answers: ["Oui, un contrôle automatique suffit.", "Non : une erreur envoyée engage l’agence.", "Oui : 11 h de plus par mois.", "Oui, d’autres agences l’annoncent.", "Aucune source ne mesure les erreurs qui passeraient."],
      opened: "Le relevé des temps de l’agence, page 3 : la relecture y est comptée à part, et deux rapports contrôlés avaient été corrigés à ce moment-là (illustration).",
      ruling: "La relecture reste : une erreur envoyée à un client coûte davantage que ces heures, et aucune mesure ne dit le contraire.", changed: "Le rapport passe de 262 à 82 minutes, pas à 55 ; les heures de relecture ne sont pas comptées comme libérées." } }, sources: [
    { label: "METR, 10 juillet 2025", scope: "16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides.", url: "https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/" },
    { label: "PHD, 3 septembre 2021", scope: "1 721 marketeurs seniors : 88 % disent produire régulièrement des rapports (51 % dix ans plus tôt).", url: "https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/" },
    { label: "Noy et Zhang, Science, 13 juillet 2023", scope: "Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. L’audit retient moins pour les premiers jets, qui sont des tâches plus longues.",
      url: "https://www.science.org/doi/10.1126/science.adh2586" },
    { label: "Règlement (UE) 2026/1744 du 8 juillet 2026, qui réécrit l’article 4 du règlement (UE) 2024/1689", scope: "Prendre des mesures qui soutiennent la maîtrise de l’IA par le personnel ; aucun niveau n’est imposé : d’où la formation.",
      url: "https://eur-lex.europa.eu/eli/reg/2026/1744/oj" },
    { label: "Anthropic, tarifs par API, lus le 25 novembre 2026", scope: "Le million de jetons lus et écrits : Claude Sonnet 5.5, 2 $ et 10 $ ; Claude Opus 5.5, 4 $ et 20 $ ; Claude Fable 5.1, 10 $ et 50 $.",
      url: "https://platform.claude.com/docs/about-claude/models/whats-new-opus-5" },
    { label: "Federal Reserve Bank of St. Louis, 27 février 2025", scope: "Actifs américains, novembre 2024 : 5,4 % des heures des utilisateurs d’IA gagnées, soit 2,2 h sur 40, en déclaratif.",
      url: "https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity" },
    { label: "OpenAI, GPT-6.2, 18 novembre 2026 (prix lus chez un revendeur)", scope: "GPT-6.2 Astra : 8 $ le million de jetons lus, 40 $ écrits.", url: "https://docs.laozhang.ai/en/announcements/gpt-6-2-2026-11.md" },
    { label: "Supermetrics, tarifs, 13 août 2026 (page recopiée)", scope: "Growth, payé au mois : 222 $ pour six sources de données et deux utilisateurs.", url: "https://supermetrics.com/pricing" },
    { label: "n8n, tarifs, 2 juillet 2026 (page recopiée)", scope: "Starter : 20 € par mois, utilisateurs illimités, facturé à l’exécution complète.", url: "https://n8n.io/pricing/" },
    { label: "tl;dv, tarifs, 14 août 2026 (page recopiée)", scope: "Pro, payé au mois : 29 € par poste.", url: "https://tldv.io/app/pricing/" },
    { label: "TimeCamp, tarifs, 11 juillet 2026 (page recopiée)", scope: "Premium, payé au mois : 9,99 $ par personne, avec le suivi des applications et des sites.", url: "https://www.timecamp.com/pricing/" },
  ], sourcesNote: "Les onze sources publiques de l’extrait. Les temps, les volumes et les prix sans source sont fictifs.", closing: { title: "Votre audit, signé dans {delay}.", second: "Télécharger l’extrait", secondAction: "download" },
  downloads: [{ file: "automatisation.pdf", count: 18, kilobytes: 210 }, { file: "automatisation.pptx", count: 15, kilobytes: 140 }],
  preview: { title: "Huit pages sur 34", lead: "Un processus, l’ordre, les refus, le calcul, les prix, le calendrier, les points d’arrêt, le contrôle.", pages: [
      { folio: 4, section: "Cartographie des processus", title: "185 minutes avant la première ligne d’analyse", blocks: [
          { kind: "chart", chart: { type: "flow", title: "Un rapport passe de 262 à 82 minutes, relecture humaine comprise", measure: "Minutes par rapport ; 25 rapports par mois", lanes: [
                { label: "Avant", steps: [
                    { label: "Exporter cinq sources", minutes: 55 }, { label: "Copier au tableur", minutes: 48 }, { label: "Corriger les écarts", minutes: 42 }, { label: "Tracer les graphiques", minutes: 40 }, { label: "Rédiger l’analyse", minutes: 50 },
                    { label: "Relire", minutes: 20 }, { label: "Envoyer", minutes: 7 },
                  ] },
                { label: "Après", steps: [{ label: "Collecte et graphiques", minutes: 0, automatic: true }, { label: "Contrôler les écarts", minutes: 15 }, { label: "Analyser sur brouillon", minutes: 40 }, { label: "Relire", minutes: 20 }, { label: "Valider l’envoi", minutes: 7 }] },
              ] } },
          { kind: "text", text: "25 rapports par mois à 262 minutes : 109 heures. Les quatre premières étapes ne contiennent pas une ligne d’analyse." },
          { kind: "text", text: "Hypothèse : une collecte échoue dans 12 % des cas. Le rapport repasse alors par l’ancienne méthode ; le gain moyen est de 158 minutes." },
        ] },
      { folio: 16, section: "Priorités", title: "Rapports mensuels d’abord, facturation et relances en dernier", blocks: [
          { kind: "chart", chart: { type: "bars", title: "Rapports mensuels d’abord : la mise en place la plus chère, la plus vite remboursée", measure: "Mois pour rembourser chaque chantier, à plein régime", unit: "mois", digits: 1, rows: [
                { label: "Rapports mensuels", value: 4.2474747561759285, hot: true }, { label: "Qualification des demandes", value: 6.6164493488040135 }, { label: "Premiers jets de contenus", value: 7.473550029060603 }, { label: "Saisie des temps", value: 7.720995449436171 },
                { label: "Comptes rendus de réunion", value: 8.733918974072507 }, { label: "Facturation et relances", value: 8.878711698159865 },
              ] } },
          { kind: "text", text: "Chaque chantier rembourse sa propre mise en place : 4,2 mois pour le premier, 8,9 pour le dernier. Au-delà de 12 mois, un chantier est écarté." },
        ] },
      { folio: 19, section: "Priorités", title: "Six processus restent comme ils sont", blocks: [
          { kind: "table", table: { caption: "Six processus à ne pas toucher", columns: [{ label: "Processus" }, { label: "Heures par mois", digits: 0 }, { label: "Pourquoi" }, { label: "Retour", digits: 0, unit: "mois" }], rows: [
                { cells: ["Création graphique", 165, "le métier même de l’agence", null] }, { cells: ["Stratégie de campagne", 104, "jugement et relation", null] }, { cells: ["Achat média", 87, "déjà outillé par les régies", null] },
                { cells: ["Points clients", 78, "ce que le client achète", null] }, { cells: ["Recrutement", 26, "trop rare", 65.11029411764709] }, { cells: ["Veille", 26, "gain trop faible", 69.17968750000006] }, { cells: ["Total", 486, null, null], look: "total" },
              ], note: "Heures déclarées, non contrôlées : rien n’y est automatisé. Retour calculé là où une automatisation était envisageable." } },
          { kind: "text", text: "Recrutement et veille pouvaient s’automatiser : le calcul donne 65 et 69 mois, au-delà de la limite de 12. Les quatre autres sont ce que le client paie, ou ce que d’autres outils font déjà." },
        ] },
      { folio: 22, section: "Retour sur investissement", title: "Sous 53 % d’heures réemployées, la première année est perdante", blocks: [
          { kind: "table", table: { caption: "Retour de la première année, et mois du remboursement",
              columns: [{ label: "Heures réemployées" }, { label: "Retour", digits: 0, unit: "%", signed: true }, { label: "Remboursé au mois", digits: 0 }, { label: "Retour, temps +25 %", digits: 0, unit: "%", signed: true }], rows: [
                { cells: ["40 %", -24.067250298127817, 19, -40.23782361058473] }, { cells: ["50 %", -5.219238476343286, 13, -23.145214770954716] }, { cells: ["70 %", 32.31940968701925, 9, 7.437269770122014], look: "hot" },
                { cells: ["85 %", 60.67356890566621, 8, 30.45954186371963] }, { cells: ["100 %", 89.64846135978333, 7, 53.481813957317215] },
              ], note: "Chaque ligne recalcule tout l’audit, déploiement compris. Temps +25 % : le travail humain restant dépasse d’autant la prévision." } },
          { kind: "text", text: "L’hypothèse retenue est de 70 %. Une heure libérée ne vaut rien tant qu’elle n’est ni vendue, ni retirée d’une embauche ou d’heures supplémentaires. À titre de comparaison, doubler le prix de tous les outils ramène le retour à +6 %." },
          { kind: "text", text: "Repère : les heures libérées, avant réemploi, font 5,7 % des heures payées. Une enquête américaine de 2024 relève 5,4 % chez les utilisateurs d’IA, en déclaratif [6]." },
        ] },
      { folio: 24, section: "Retour sur investissement", title: "Les outils coûtent 639 € par mois, le temps d’entretien 402 €", blocks: [
          { kind: "table", table: { caption: "Outils, à plein régime", columns: [{ label: "Outil" }, { label: "Emploi" }, { label: "Prix public du" }, { label: "Calcul" }, { label: "Par mois", digits: 0, unit: "€" }], rows: [
                { cells: ["Supermetrics Growth [8]", "Collecte de six sources", "13 août 2026", "222 $", 199.8] }, { cells: ["n8n Cloud Starter [9]", "Automate de flux", "2 juill. 2026", "20 €", 20] },
                { cells: ["tl;dv Pro [10]", "Transcription", "14 août 2026", "8 postes × 29 €", 232] }, { cells: ["TimeCamp Premium [11]", "Suivi du temps", "11 juill. 2026", "18 postes × 9,99 $", 161.838] },
                { cells: ["Claude Sonnet 5.5 [5]", "Modèle, par API", "25 nov. 2026", "628 appels", 25.344] }, { cells: ["Total", null, null, null, 638.9820000000001], look: "total" },
              ], note: "Prix publics hors taxes, par mois. Claude Sonnet 5.5 : 2 $ le million de jetons lus, 10 $ écrits. Hypothèse de change : 1 $ compté 0,90 €." } },
          { kind: "text", text: "Chaque prix porte le jour où sa page a été lue, de juillet à novembre 2026. L’audit d’un client porte les tarifs du jour de sa remise." },
          { kind: "text", text: "Un outil qui voit des données personnelles demande un contrat de sous-traitance (RGPD, article 28). La relance des factures n’en demande pas d’autre : l’automate l’envoie, la comptabilité la valide." },
        ] },
      { folio: 27, section: "Plan de déploiement", title: "Dix semaines, un chantier après l’autre", blocks: [
          { kind: "table", table: { caption: "Déploiement, à 2,5 jours d’intégration par semaine", columns: [{ label: "Semaine" }, { label: "Chantier" }, { label: "Jours", digits: 0 }, { label: "Condition de mise en service" }], rows: [
                { cells: ["1–4", "Rapports mensuels", 8, "aucun chiffre faux chez le client"] }, { cells: ["4–5", "Qualification des demandes", 4, "aucune demande sérieuse écartée"] }, { cells: ["5–7", "Premiers jets de contenus", 4, "note des clients inchangée"] },
                { cells: ["7–8", "Saisie des temps", 2, "totaux égaux à la paie"] }, { cells: ["8", "Comptes rendus de réunion", 2, "accord écrit des participants"] }, { cells: ["9–10", "Facturation et relances", 3, "aucune relance sans accord"] },
                { cells: ["Total", null, 23, null], look: "total" },
              ] } },
          { kind: "text", text: "L’ordre est celui du délai de remboursement. Le premier essai porte sur 5 rapports faits en double, après 3 jours d’intégration." },
        ] },
      { folio: 28, section: "Plan de déploiement", title: "À chaque point d’arrêt, une part du coût peut être évitée", blocks: [
          { kind: "table", table: { caption: "Six points d’arrêt", columns: [{ label: "Après" }, { label: "Semaine", digits: 0 }, { label: "Gain exigé", digits: 0, unit: "min" }, { label: "Dépensé", digits: 0, unit: "€" }, { label: "Évité", digits: 0, unit: "€" }], rows: [
                { cells: ["Essai sur 5 cas : rapports mensuels", 2, 80, 1650, 25408.0977515528] }, { cells: ["Rapports mensuels", 4, 80, 5324.147826086956, 21733.949925465844] }, { cells: ["Qualification des demandes", 5, 6, 8086.551552795032, 18971.546198757766] },
                { cells: ["Premiers jets de contenus", 7, 25, 11628.16645962733, 15429.93129192547] }, { cells: ["Saisie des temps", 8, 11, 13191.867813664596, 13866.229937888203] }, { cells: ["Comptes rendus de réunion", 8, 21, 14926.352285714285, 12131.745465838514] },
              ], note: "Gain exigé : par cas, mesuré sur les premiers cas réels ; au-dessous, le chantier ne se rembourse pas en 12 mois. Évité, si l’on arrête : le reste du coût de la première année." } },
          { kind: "text", text: "Sur 27 058 € prévus la première année, 1 650 € sont dépensés au premier point d’arrêt. Avant le dernier chantier, 12 132 € peuvent encore être évités." },
          { kind: "text", text: "Les abonnements se prennent au mois : aucun ne commence avant le mois où son chantier entre en service." },
        ] },
      { folio: 33, section: "Annexes", title: "Cinq déclarations sur six dépassaient le temps contrôlé", blocks: [
          { kind: "table", table: { caption: "Le contrôle, processus par processus", columns: [{ label: "Processus" }, { label: "Trace examinée" }, { label: "Cas", digits: 0 }, { label: "Plus court", digits: 0, unit: "min" }, { label: "Plus long", digits: 0, unit: "min" }], rows: [
                { cells: ["Rapports mensuels", "historique des versions du tableur", 5, 248, 290] }, { cells: ["Comptes rendus de réunion", "fin de réunion à l’agenda, heure d’envoi", 8, 30, 47] }, { cells: ["Saisie des temps", "journal du logiciel de temps", 10, 17, 26] },
                { cells: ["Qualification des demandes", "heures d’arrivée et de tri des courriels", 12, 13, 22] }, { cells: ["Premiers jets de contenus", "historique des documents partagés", 6, 128, 160] },
                { cells: ["Facturation et relances", "dates de création et d’envoi des factures", 10, 19, 26] }, { cells: ["Total", null, 51, null, null], look: "total" },
              ] } },
          { kind: "text", text: "Aucun chronomètre : les 51 cas se lisent dans les traces que l’agence garde déjà. Ils sont tirés au hasard dans le dernier mois complet, et elle les envoie avec le brief." },
          { kind: "text", text: "De 5 à 12 cas par processus suffisent à borner une erreur, pas à mesurer une moyenne. C’est pourquoi le temps le plus court est retenu, et un contrôle précède chaque mise en service." },
        ] },
    ] } } satisfies WrittenExample;
