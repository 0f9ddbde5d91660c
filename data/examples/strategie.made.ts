// Written by `npm run make --prefix samples`: what it says is changed there.
import type { WrittenExample } from './types.ts';

export const strategie = { slug: "strategie", meta: { title: "Exemple de plan stratégique : automatiser une PME industrielle", description: "Extrait d’un plan de 24 pages : feuille de route de 18 mois, sept chantiers classés par délai de retour, cinq jalons, financement." },
  badges: [{ text: "Format Livrable" }, { text: "{format}", icon: "file" }, { text: "{delay}", icon: "clock" }], title: "Automatiser une PME industrielle",
  lead: "Une feuille de route de dix-huit mois, chiffrée chantier par chantier, avec cinq occasions de s’arrêter en gardant ce qui n’est pas dépensé.",
  notice: "Exemple illustratif : la PME (84 salariés, 14,2 M€ de chiffre d’affaires), ses mesures, ses prix et ses taux sont inventés. Les données publiques portent leur source.", cover: "strategy", service: { href: "/services/strategie", code: "strategie" },
  snapshot: { title: "Le plan en quatre chiffres", note: "Données d’illustration", figures: [
      { figure: "18", unit: "mois", label: "de feuille de route", detail: "sept chantiers, cinq jalons" }, { figure: "672", unit: "k€", label: "d’investissement", detail: "739 k€ avec les aléas" },
      { figure: "218", unit: "k€", label: "de gain net par an", detail: "tout en service" }, { figure: "56", unit: "mois", label: "pour tout rembourser", detail: "aléas et intérêts compris" },
    ] }, structure: { title: ["24 pages,", "cinq parties"], text: "Le diagnostic tient en six pages ; le reste dit quoi faire, dans quel ordre et avec quel argent.", sections: [
      { title: "Diagnostic", text: "Rebuts, arrêts, heures : déclarés, contrôlés", pages: 6 }, { title: "Choix et priorités", text: "Les chantiers retenus, leur ordre, les écartés", pages: 5 },
      { title: "Feuille de route", text: "Calendrier, jalons, ce qui reste libre à chacun", pages: 7 }, { title: "Investissements et financement", text: "Achats, crédit-bail, prêt, sensibilité", pages: 4 },
      { title: "Risques et gouvernance", text: "Signes avant-coureurs, comité mensuel", pages: 2 },
    ] }, analyses: [
    { id: "diagnostic", folio: 2, title: ["Déclaré par l’entreprise,", "contrôlé sur 187 pièces"],
      lead: "L’entreprise déclare ses rebuts, ses arrêts et ses heures. Chaque chiffre est contrôlé sur ses propres documents, désignés au hasard et envoyés avec le brief ; le plus bas des deux est retenu. Sur sept mesures, six étaient surestimées.",
      table: { caption: "Sept mesures : ce qui est déclaré, contrôlé, retenu", columns: [{ label: "Mesure" }, { label: "Déclaré" }, { label: "Pièces", digits: 0 }, { label: "Tiré au sort parmi" }, { label: "Contrôlé" }, { label: "Retenu" }, { label: "Visé" }], rows: [
          { cells: ["Rebuts, ligne 1", "4,3 %", 40, "ordres de fabrication", "3,9 %", "3,9 %", "2,4 %"] }, { cells: ["Rebuts, ligne 2", "3,0 %", 30, "ordres de fabrication", "2,9 %", "2,9 %", "1,9 %"] },
          { cells: ["Rebuts, ligne 3", "2,7 %", 30, "ordres de fabrication", "2,8 %", "2,7 %", "1,8 %"] }, { cells: ["Emballage manuel", "6 100 h", 20, "feuilles d’équipe", "5 700 h", "5 700 h", "2 100 h"] },
          { cells: ["Intérim à l’emballage", "3 800 h", 12, "factures mensuelles", "3 500 h", "3 500 h", null] }, { cells: ["Arrêts, ligne 1", "230 h", 25, "arrêts au journal de l’automate", "205 h", "205 h", "135 h"] },
          { cells: ["Ressaisie des commandes", "2 000 h", 30, "commandes suivies d’un bout à l’autre", "1 700 h", "1 700 h", "500 h"] },
        ], note: "Heures et arrêts : par an. Rebuts : part des pièces lancées. Retenu : le plus bas des deux. Données d’illustration." }, wide: true },
    { id: "gains", folio: 5, title: ["D’où vient le gain"], lead: "Chaque poste se calcule à partir d’une mesure retenue. Aucun n’est une moyenne de secteur. Seules comptent les heures d’intérim que la cellule supprime, non toutes les heures d’emballage.",
      chart: { type: "bars", title: "L’emballage et les rebuts de la ligne 1 font 64 % du gain", measure: "Gain annuel brut, en k€", unit: "k€", digits: 0, rows: [
          { label: "Emballage manuel", value: 103.25, hot: true }, { label: "Rebuts, ligne 1", value: 60.747600000000006, hot: true }, { label: "Rebuts, ligne 2", value: 27.292399999999997 }, { label: "Arrêts, ligne 1", value: 25.526666666666664 },
          { label: "Ressaisie des commandes", value: 23.04 }, { label: "Rebuts, ligne 3", value: 18.224280000000004 },
        ] }, table: { caption: "Gains annuels, une fois tout en service", columns: [{ label: "Poste" }, { label: "Calcul" }, { label: "Gain", digits: 1, unit: "k€" }, { label: "Frais", digits: 1, unit: "k€" }, { label: "Gain net", digits: 1, unit: "k€" }], rows: [
          { cells: ["Ressaisie des commandes", "1 200 h × 32 € × 60 %", 23.04, 5, 18.04] }, { cells: ["Rebuts, ligne 1", "1,5 % × 4 050 k€", 60.747600000000006, 6, 54.747600000000006] }, { cells: ["Emballage manuel", "3 500 h d’intérim × 29,50 €", 103.25, 14, 89.25] },
          { cells: ["Arrêts, ligne 1", "70 h × 365 €", 25.526666666666664, 7, 18.526666666666664] }, { cells: ["Rebuts, ligne 2", "1,0 % × 2 729 k€", 27.292399999999997, 4, 23.292399999999997] },
          { cells: ["Rebuts, ligne 3", "0,9 % × 2 025 k€", 18.224280000000004, 4, 14.224280000000004] }, { cells: ["Total", null, 258.08094666666665, 40, 218.08094666666665], look: "total" },
        ], note: "Un rebut coûte les charges variables (62 % du chiffre d’affaires), pas le prix de vente ; totaux calculés avant arrondi. Une heure d’arrêt : 4 opérateurs, et la marge de ce qui n’est pas rattrapé (50 %)." } },
    { id: "ordre", folio: 8, title: ["Dans quel ordre commencer"], lead: "L’ordre est celui du calcul : l’investissement, divisé par le gain net. La limite est de 60 mois ; tous les chantiers retenus la respectent.",
      chart: { type: "bars", title: "Données de production d’abord : 25 mois pour se rembourser", measure: "Mois pour rembourser chaque chantier, à plein régime", unit: "mois", digits: 0, rows: [
          { label: "Données de production", value: 24.611973392461202, hot: true }, { label: "Contrôle visuel, ligne 1", value: 28.494399754509786 }, { label: "Cellule d’emballage", value: 32.26890756302521 }, { label: "Pilote de maintenance", value: 41.45376034544801 },
          { label: "Extension aux trois lignes", value: 48.618374547001494 },
        ] }, table: { caption: "L’ordre des chantiers : du plus vite remboursé au plus lent", columns: [{ label: "Chantier" }, { label: "Investi", digits: 1, unit: "k€" }, { label: "Net par an", digits: 1, unit: "k€" }, { label: "Retour", digits: 0, unit: "mois" }], rows: [
          { cells: ["1. Données de production", 37, 18.04, 24.611973392461202] }, { cells: ["2. Contrôle visuel, ligne 1", 130, 54.747600000000006, 28.494399754509786] }, { cells: ["3. Cellule d’emballage", 240, 89.25, 32.26890756302521] },
          { cells: ["4. Pilote de maintenance", 64, 18.526666666666664, 41.45376034544801] }, { cells: ["5. Extension aux trois lignes", 152, 37.51668, 48.618374547001494] },
        ], note: "Retour à plein régime, avant aléas et intérêts. Mesure des flux et formation des équipes préparent les autres et ne rapportent rien seules : leur coût entre dans le total." } },
    { id: "feuille-de-route", folio: 13, title: ["La feuille de route"], lead: "Chaque jalon précède une dépense et dit ce qui reste libre. À J2, avant de commander la cellule, c’est 68 % du budget ; à J5, encore 76 k€.",
      chart: { type: "gantt", title: "Un jalon avant chaque dépense lourde : cinq décisions en 18 mois", measure: "Mois depuis le lancement ; les losanges sont les jalons", months: 18, tasks: [
          { label: "Mesure des flux", from: 0, to: 3 }, { label: "Données de production", from: 1, to: 5 }, { label: "Contrôle visuel, ligne 1", from: 3, to: 6 }, { label: "Formation des équipes", from: 5, to: 8 }, { label: "Cellule d’emballage", from: 6, to: 11, hot: true },
          { label: "Pilote de maintenance", from: 9, to: 13 }, { label: "Extension aux trois lignes", from: 11, to: 18 },
        ], milestones: [{ label: "J1", month: 3 }, { label: "J2", month: 6 }, { label: "J3", month: 9 }, { label: "J4", month: 11 }, { label: "J5", month: 15 }] },
      table: { caption: "Cinq jalons : ce qui est engagé, ce qui peut encore être gardé", columns: [{ label: "Jalon" }, { label: "Condition" }, { label: "Débloque" }, { label: "Engagé", digits: 0, unit: "k€" }, { label: "Encore libre", digits: 0, unit: "k€" }], rows: [
          { cells: ["J1, M3", "les compteurs confirment, à un dixième près, les rebuts retenus", "contrôle visuel, ligne 1 ; formation des équipes", 53, 619] }, { cells: ["J2, M6", "le fabricant tient la cadence sur nos formats, à prix ferme", "cellule d’emballage", 216, 456] },
          { cells: ["J3, M9", "les compteurs confirment les arrêts retenus, ligne 1", "pilote de maintenance", 456, 216] }, { cells: ["J4, M11", "rebuts de la ligne 1, deux mois pleins : 2,4 % au plus", "contrôle visuel, ligne 2", 520, 152] },
          { cells: ["J5, M15", "rebuts de la ligne 2, un mois plein : 1,9 % au plus", "contrôle visuel, ligne 3", 596, 76] },
        ], note: "Engagé : tout ce qui a commencé, payé ou non, hors aléas. Encore libre : ce qui n’est pas commandé.", dense: true }, wide: true },
    { id: "tresorerie", folio: 22, title: ["L’argent,", "semestre par semestre"], lead: "Un calcul rapide, 672 k€ divisés par 218 k€ par an, annonce 37 mois. Avec le calendrier réel, la montée en régime, les aléas et les intérêts, il en faut 56.",
      chart: { type: "balance", title: "Le plan est remboursé au cours du dixième semestre", measure: "Cumul depuis le lancement, en fin de semestre, aléas et intérêts compris, en k€", unit: "k€", digits: 0, bars: [
          { label: "M6", value: -212.85666666666668 }, { label: "M12", value: -551.3759061167893 }, { label: "M18", value: -646.1525165994204 }, { label: "M24", value: -548.6198985418284 }, { label: "M30", value: -447.78205183183326 }, { label: "M36", value: -345.8907436017206 },
          { label: "M42", value: -242.91903006459123 }, { label: "M48", value: -138.8392740179786 }, { label: "M54", value: -33.62312689201002 }, { label: "M60", value: 72.75848966980789, hot: true }, { label: "M66", value: 180.33540270941126 },
          { label: "M72", value: 289.00517836623004 },
        ] }, table: { caption: "Semestre par semestre, en k€", columns: [{ label: "Semestre" }, { label: "Gain net", digits: 1 }, { label: "Dépensé", digits: 1 }, { label: "Cumul", digits: 1 }], rows: [
          { cells: ["M1–M6", 0.5433333333333332, 213.40000000000003, -212.85666666666668] }, { cells: ["M7–M12", 30.01576666666667, 368.53500611678925, -551.3759061167893] }, { cells: ["M13–M18", 79.35479444444445, 174.13140492707555, -646.1525165994204] },
          { cells: ["M19–M24", 106.76243833333334, 9.229820275741325, -548.6198985418284] }, { cells: ["M25–M30", 109.04047333333334, 8.202626623338206, -447.78205183183326] }, { cells: ["M31–M36", 109.04047333333334, 7.149165103220687, -345.8907436017206] },
          { cells: ["M37–M42", 109.04047333333334, 6.06875979620393, -242.91903006459123] }, { cells: ["M43–M48", 109.04047333333334, 4.960717286720695, -138.8392740179786] }, { cells: ["M49–M54", 109.04047333333334, 3.824326207364741, -33.62312689201002] },
          { cells: ["M55–M60", 109.04047333333334, 2.6588567715154223, 72.75848966980789] }, { cells: ["M61–M66", 109.04047333333334, 1.4635602937299845, 180.33540270941126] }, { cells: ["M67–M72", 109.04047333333334, 0.37069767651450825, 289.00517836623004] },
          { cells: ["Total", 1089.0001194444428, 799.9949410782142, null], look: "total" },
        ], note: "Gain net : frais courants déduits ; il commence le mois qui suit la mise en service, à 50 % pendant 3 mois. Dépensé : achats, aléas, intérêts. Avant impôt, hors taxes, sans subvention ; totaux calculés avant arrondi.", dense: true } },
  ], recommendation: { folio: 1, title: ["Engager 216 k€,", "puis décider"],
    lead: "C’est tout ce qui est engagé avant J2, le jalon où se commande la cellule. Si le fabricant ne tient pas alors la cadence promise, 456 k€ ne sont pas dépensés. L’enveloppe complète, aléas compris, est de 739 k€ ; la dernière tranche, l’extension, ne rapporte presque rien : s’arrêter avant elle.",
    split: { caption: "Financement de l’enveloppe de 739 k€", parts: [{ label: "Autofinancement", share: 41, amount: "299 k€" }, { label: "Crédit-bail de la cellule", share: 32, amount: "240 k€" }, { label: "Prêt bancaire, 5 ans", share: 27, amount: "200 k€" }] },
    table: { caption: "Investissements par chantier, en k€", columns: [{ label: "Chantier" }, { label: "M1–M6", digits: 0 }, { label: "M7–M12", digits: 0 }, { label: "M13–M18", digits: 0 }, { label: "Total", digits: 0 }], rows: [
        { cells: ["Mesure des flux", 15.999999999999996, 0, 0, 15.999999999999998] }, { cells: ["Données de production", 37, 0, 0, 37] }, { cells: ["Contrôle visuel, ligne 1", 130, 0, 0, 130] }, { cells: ["Formation des équipes", 11, 22, 0, 33] },
        { cells: ["Cellule d’emballage", 0, 240, 0, 240] }, { cells: ["Pilote de maintenance", 0, 48, 16, 64] }, { cells: ["Extension aux trois lignes", 0, 19, 133, 152] }, { cells: ["Total", 194, 329, 149, 672], look: "total" },
        { cells: ["Aléas, 10 %", null, null, null, 67.2] }, { cells: ["Enveloppe", null, null, null, 739.2], look: "total" },
      ], note: "Données d’illustration, hors taxes. La cellule se paie en trois fois : commande, livraison, réception." } }, method: { lead: "Un plan se juge à ce qu’il refuse. Ici, neuf chantiers sont écartés.",
    roles: ["Propose seize chantiers possibles à partir du diagnostic", "En écarte neuf, avec le motif de chaque refus", "Chiffre gains, dépenses, financement et retour", "Relève les prix et délais récents des équipements", "Contrôle chaque donnée publique à la source"],
    journal: { folio: 24, question: "Quelle densité de robots pour situer l’entreprise ?", day: "22 juillet 2025", answers: [
        "Un chiffre pour la France, sans année.", "Un autre chiffre pour la France, d’une autre série.", "Aucun : les séries ne se comparent pas d’une année à l’autre.", "Celui qu’un article de presse reprend.",
        "La moyenne de l’Union européenne, 219 pour 10 000 salariés en 2023.",
      ], opened: "Le communiqué de la source 1, lu chez un tiers qui le cite : moyenne de l’Union européenne et cinq pays, 2023, toutes tailles d’entreprise.",
      ruling: "Les deux chiffres français n’ont ni la même année ni la même série : aucun n’est gardé. La moyenne européenne est publiée sans ambiguïté.", changed: "Le chiffre français est retiré ; la moyenne européenne reste, avec son année, et sans dire où se situe une PME." } },
  sources: [
    { label: "IFR, World Robotics 2024, 20 novembre 2024", english: "World Robotics 2024", scope: "Densité de robots 2023, pour 10 000 salariés de l’industrie, toutes tailles d’entreprise.",
      url: "https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years" },
    { label: "Bpifrance, fin 2023 (presse)", scope: "Environ 25 000 PME industrielles en France, chiffre d’affaires moyen de 7 M€.", url: "https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais" },
    { label: "US DOE et PNNL, O&M Best Practices Guide, août 2010", english: "O&M Best Practices Guide", scope: "Maintenance prédictive : 8 à 12 % d’économies par rapport à la maintenance préventive, estimations.",
      url: "https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf" },
  ], sourcesNote: "Les trois sources publiques de l’extrait. Tout le reste décrit une PME fictive.", closing: { title: "Votre feuille de route, signée en {delay}.", second: "Télécharger l’extrait", secondAction: "download" },
  downloads: [{ file: "strategie.pdf", count: 21, kilobytes: 230 }, { file: "strategie.pptx", count: 19, kilobytes: 140 }],
  preview: { title: "Dix pages sur 24", lead: "Le contexte public, les refus, les devis, le calendrier, les arrêts, qui porte quoi, les achats, le financement, les risques.", pages: [
      { folio: 4, section: "Diagnostic", title: "L’Europe reste loin des pays les plus équipés", blocks: [
          { kind: "chart", chart: { type: "bars", title: "L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne", measure: "Robots pour 10 000 salariés de l’industrie, 2023", unit: "", digits: 0, source: "IFR, World Robotics 2024, source 1",
              rows: [{ label: "Corée du Sud", value: 1012 }, { label: "Singapour", value: 770 }, { label: "Chine", value: 470 }, { label: "Allemagne", value: 429 }, { label: "Japon", value: 419 }, { label: "Union européenne", value: 219, hot: true }, { label: "Monde", value: 162 }] } },
          { kind: "text", text: "La densité mêle tous les secteurs de l’industrie : elle situe un pays, pas un atelier. Pour la France, les séries publiées se contredisent ; elles ne sont pas citées ici." },
          { kind: "text", text: "La France compte environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€ [2]. À 14,2 M€, l’entreprise a la taille pour financer une cellule, non pour se tromper deux fois." }, { kind: "note", text: "Toutes tailles d’entreprise." },
        ] },
      { folio: 9, section: "Choix et priorités", title: "Neuf chantiers écartés, dont sept par le calcul", blocks: [
          { kind: "table", table: { caption: "Neuf chantiers écartés : coût et gain en k€, retour en mois", columns: [{ label: "Chantier" }, { label: "Coût", digits: 0 }, { label: "Net par an", digits: 1 }, { label: "Mois", digits: 0 }, { label: "Pourquoi" }], rows: [
                { cells: ["Quatrième ligne", 1150, 150, 92, "retour trop long"] }, { cells: ["Magasin automatique", 310, 38, 97.89473684210526, "retour trop long"] }, { cells: ["Nouvelle gestion", 260, 24, 130, "retour trop long"] },
                { cells: ["Soudage robotisé", 210, 31, 81.29032258064517, "séries trop courtes"] }, { cells: ["Navettes autonomes", 180, 21, 102.85714285714286, "allées trop étroites"] }, { cells: ["Jumeau numérique", 95, 9, 126.66666666666666, "données insuffisantes"] },
                { cells: ["Prévision des ventes", 45, 6, 90, "trop peu de références"] }, { cells: ["Étiquetage automatique", 36, 9, 48, "repris par la cellule"] }, { cells: ["Devis automatiques", 28, 7.5, 44.8, "après les nomenclatures"] },
              ], note: "Estimations d’illustration, juillet 2025." } },
          { kind: "text", text: "Les deux autres se remboursent à temps, mais l’un fait double emploi avec la cellule et l’autre attend des nomenclatures propres." },
        ] },
      { folio: 10, section: "Choix et priorités", title: "Le moins cher des trois devis n’a pas essayé nos formats", blocks: [
          { kind: "table",
            table: { caption: "Trois devis pour la cellule d’emballage", columns: [{ label: "Intégrateur" }, { label: "Prix", digits: 0, unit: "k€" }, { label: "Cadence, cartons par minute", digits: 0 }, { label: "Délai, semaines", digits: 0 }, { label: "Essai sur nos formats" }],
              rows: [{ cells: ["Intégrateur A", 240, 14, 20, "oui, avant commande"], look: "hot" }, { cells: ["Intégrateur B", 266, 16, 16, "après commande"] }, { cells: ["Intégrateur C", 219, 11, 24, "non"] }],
              note: "Devis d’illustration, hors taxes. Retenu : le premier, 240 k€, essai compris." } },
          { kind: "text", text: "Une cadence promise sans essai est le risque que le deuxième jalon doit lever : le devis retenu est le seul dont l’essai précède la commande." },
          { kind: "table", table: { caption: "Face à qui l’entreprise vend", columns: [{ label: "Concurrent" }, { label: "Ce qu’il fait mieux" }, { label: "Ce qu’il fait moins bien" }],
              rows: [{ cells: ["A, grand groupe", "prix, grandes séries", "refuse les petites commandes"] }, { cells: ["B, même taille", "emballage déjà automatisé", "rebuts plus élevés"] }, { cells: ["C, importateur", "prix d’entrée", "délai, retours difficiles"] }],
              note: "Concurrents en lettres, appréciations d’illustration." } },
        ] },
      { folio: 13, section: "Feuille de route", title: "La cellule, 36 % du budget, ne se commande qu’à J2", blocks: [
          { kind: "chart", chart: { type: "gantt", title: "Un jalon avant chaque dépense lourde : cinq décisions en 18 mois", measure: "Mois depuis le lancement ; les losanges sont les jalons", months: 18, tasks: [
                { label: "Mesure des flux", from: 0, to: 3 }, { label: "Données de production", from: 1, to: 5 }, { label: "Contrôle visuel, ligne 1", from: 3, to: 6 }, { label: "Formation des équipes", from: 5, to: 8 },
                { label: "Cellule d’emballage", from: 6, to: 11, hot: true }, { label: "Pilote de maintenance", from: 9, to: 13 }, { label: "Extension aux trois lignes", from: 11, to: 18 },
              ], milestones: [{ label: "J1", month: 3 }, { label: "J2", month: 6 }, { label: "J3", month: 9 }, { label: "J4", month: 11 }, { label: "J5", month: 15 }] } },
          { kind: "list", items: ["Les chantiers qui rapportent commencent dans l’ordre de leur délai de retour. La mesure des flux les précède, la formation précède la cellule.", "À chaque jalon, un comité d’une heure : la condition est tenue, ou la dépense suivante n’est pas engagée."] },
        ] },
      { folio: 14, section: "Feuille de route", title: "À chaque jalon, ce qui est déjà fait se rembourse seul", blocks: [
          { kind: "table", table: { caption: "Si le plan s’arrête là", columns: [{ label: "Arrêt à" }, { label: "Engagé", digits: 0, unit: "k€" }, { label: "Gain net gardé par an", digits: 0, unit: "k€" }, { label: "Remboursé en", digits: 0, unit: "mois" }], rows: [
                { cells: ["J1", 53, 18.04, 35.2549889135255] }, { cells: ["J2", 216, 72.7876, 35.61046112249889] }, { cells: ["J3", 456, 162.0376, 33.76993981643767] }, { cells: ["J4", 520, 180.56426666666667, 34.55833269336421] },
                { cells: ["J5", 596, 203.85666666666665, 35.083473682489334] },
              ], note: "À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints." } },
          { kind: "text", text: "Aucun chantier n’a besoin du suivant pour rapporter : 36 mois au plus, à plein régime. À J2, 216 k€ sont engagés et 456 k€ restent libres : c’est la vraie décision du plan." },
          { kind: "text", text: "L’extension coûte 152 k€ et fait passer le solde du mois 72 de 287 k€ à 289 k€ : presque rien. Le conseil est de s’arrêter avant elle, et de ne la reprendre que si les rebuts des lignes 2 et 3 dépassent ceux du diagnostic." },
          { kind: "text", text: "Un jalon manqué se rejoue une fois, un mois plus tard. Manqué deux fois, il arrête le plan." },
        ] },
      { folio: 15, section: "Feuille de route", title: "À chaque chantier son budget, son responsable et son décideur", blocks: [
          { kind: "table", table: { caption: "Un budget et un responsable par chantier", columns: [{ label: "Chantier" }, { label: "Budget", digits: 0, unit: "k€" }, { label: "Responsable" }, { label: "Décideur" }, { label: "Preuve" }], rows: [
                { cells: ["Mesure des flux", 15.999999999999998, "Responsable méthodes", "Direction", "relevés hebdomadaires"] }, { cells: ["Données de production", 37, "Ordonnancement", "Direction", "commande sans ressaisie"] },
                { cells: ["Contrôle visuel, ligne 1", 130, "Responsable qualité", "Direction", "rebuts de la ligne 1"] }, { cells: ["Formation des équipes", 33, "Ressources humaines", "Chef d’atelier", "postes tenus"] },
                { cells: ["Cellule d’emballage", 240, "Chef de projet cellule", "Direction et finances", "cadence signée"] }, { cells: ["Pilote de maintenance", 64, "Maintenance", "Chef d’atelier", "heures d’arrêt"] },
                { cells: ["Extension aux trois lignes", 152, "Responsable qualité", "Comité mensuel", "rebuts des lignes 2 et 3"] },
              ], note: "Fonctions d’illustration." } },
          { kind: "heading", text: "La règle du comité" }, { kind: "text", text: "Le responsable d’un chantier ne décide pas de sa suite." },
        ] },
      { folio: 19, section: "Investissements et financement", title: "Sept chantiers, 672 k€, dont 36 % pour la cellule", blocks: [
          { kind: "table", table: { caption: "Investissements par chantier, en k€", columns: [{ label: "Chantier" }, { label: "M1–M6", digits: 0 }, { label: "M7–M12", digits: 0 }, { label: "M13–M18", digits: 0 }, { label: "Total", digits: 0 }], rows: [
                { cells: ["Mesure des flux", 15.999999999999996, 0, 0, 15.999999999999998] }, { cells: ["Données de production", 37, 0, 0, 37] }, { cells: ["Contrôle visuel, ligne 1", 130, 0, 0, 130] }, { cells: ["Formation des équipes", 11, 22, 0, 33] },
                { cells: ["Cellule d’emballage", 0, 240, 0, 240] }, { cells: ["Pilote de maintenance", 0, 48, 16, 64] }, { cells: ["Extension aux trois lignes", 0, 19, 133, 152] }, { cells: ["Total", 194, 329, 149, 672], look: "total" },
                { cells: ["Aléas, 10 %", null, null, null, 67.2] }, { cells: ["Enveloppe", null, null, null, 739.2], look: "total" },
              ], note: "Données d’illustration, hors taxes. La cellule se paie en trois fois : commande, livraison, réception." } },
          { kind: "text", text: "La cellule coûte 240 k€ et fait la pointe : 329 k€ de M7 à M12. L’acompte, 30 % de son prix, part après J2." },
        ] },
      { folio: 20, section: "Investissements et financement", title: "Deux chantiers font 55 % de la dépense", blocks: [
          { kind: "table", table: { caption: "Cellule d’emballage, puis contrôle visuel, ligne 1, en k€", columns: [{ label: "Poste" }, { label: "Quantité", digits: 0 }, { label: "Prix", digits: 1 }, { label: "Montant", digits: 1 }], rows: [
                { cells: ["Robot de palettisation", 1, 82, 82] }, { cells: ["Préhenseurs", 2, 13, 26] }, { cells: ["Convoyage", 1, 48, 48] }, { cells: ["Sécurité et conformité CE", 1, 34, 34] }, { cells: ["Intégration", 1, 38, 38] }, { cells: ["Mise en service", 1, 12, 12] },
                { cells: ["Poste de vision industrielle", 2, 46, 92] }, { cells: ["Éclairage et mécanique", 1, 18, 18] }, { cells: ["Jours de réglage", 20, 0.7, 14] }, { cells: ["Essai sur pièces témoins", 1, 6, 6] }, { cells: ["Total", null, null, 370], look: "total" },
              ], note: "Aucun prix public ne s’applique à ces équipements. La cellule est au prix du devis retenu ; le contrôle visuel, à un prix supposé en juillet 2025, à remplacer par trois devis avant J1." } },
          { kind: "text", text: "Aucun achat n’est lié au suivant : le poste de vision sert sans la cellule, et la cellule sans lui. C’est ce qui permet de s’arrêter à chaque jalon." },
        ] },
      { folio: 21, section: "Investissements et financement", title: "Emprunter coûte 61 k€ et prend 16 % de l’autofinancement", blocks: [
          { kind: "table", table: { caption: "Financement de l’enveloppe", columns: [{ label: "Source" }, { label: "Montant", digits: 0, unit: "k€" }, { label: "Taux" }, { label: "Mensualité", digits: 2, unit: "k€" }, { label: "Intérêts", digits: 1, unit: "k€" }], rows: [
                { cells: ["Crédit-bail de la cellule, 60 mois", 240, "5,4 %", 4.538277383169533, 36.53264299016902] }, { cells: ["Prêt bancaire, 60 mois", 200, "4,6 %", 3.7377049681340666, 24.262298088045284] },
                { cells: ["Autofinancement", 299.20000000000005, null, null, null] }, { cells: ["Total", 739.2, null, 8.2759823513036, 60.79494107821431], look: "total" },
              ], note: "Taux : hypothèses de juillet 2025. Intérêts du crédit-bail dès le premier acompte ; option d’achat de 1 % comprise." } },
          { kind: "text", text: "Loyers et mensualités prennent 99 k€ par an, sur une capacité d’autofinancement de 640 k€. Au plus bas, à M18, l’entreprise a avancé 264 k€ de sa trésorerie." },
          { kind: "table", table: { caption: "Ce qui ferait changer la conclusion", columns: [{ label: "Hypothèse" }, { label: "Remboursé" }, { label: "Solde à M72", digits: 0, unit: "k€", signed: true }], rows: [
                { cells: ["Plan", "à M56", 289.00517836623004], look: "hot" }, { cells: ["Gains en retard de 3 mois", "à M59", 234.48494169956342] }, { cells: ["Prix supérieurs de 15 %", "à M63", 172.64528191770472] },
                { cells: ["Objectifs atteints à 80 %", "à M69", 42.206821144008] }, { cells: ["Objectifs atteints à 60 %", "après M72", -219.21861941154796] }, { cells: ["Arrêt à J4, sans l’extension", "à M53", 287.2466033662301] },
              ] } },
        ] },
      { folio: 23, section: "Risques et gouvernance", title: "Trois risques, trois signes à surveiller chaque mois", blocks: [
          { kind: "table", table: { caption: "Risques suivis", columns: [{ label: "Risque" }, { label: "Signe avant-coureur" }, { label: "Parade" }], rows: [
                { cells: ["Retard du fabricant de la cellule", "plans non signés à M7", "pénalités au contrat, intérim prolongé"] }, { cells: ["Données machines inexploitables", "relevés manquants dès M2", "capteurs autonomes sur la ligne 1"] },
                { cells: ["Refus de l’atelier", "moins de la moitié des postes formés à M7", "deux référents par équipe"] },
              ] } },
          { kind: "heading", text: "Maintenance : un gain volontairement prudent" },
          { kind: "text",
            text: "Un guide américain estime l’économie de la maintenance prédictive entre 8 et 12 % par rapport à la maintenance préventive [3] ; ses chiffres datent de 2010. Le plan ne reprend pas ce taux : il compte éviter 70 heures d’arrêt sur 205, sur une seule ligne, et le vérifie par un pilote." },
          { kind: "text", text: "Comité mensuel : direction, atelier, finances. Une heure, une page, les mêmes mesures qu’au diagnostic." },
        ] },
    ] } } satisfies WrittenExample;
