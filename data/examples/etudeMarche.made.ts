// Written by `npm run make --prefix samples`: what it says is changed there.
import type { WrittenExample } from './types.ts';

export const etudeMarche = { slug: "etude-marche", meta: { title: "Exemple d’étude de marché : les néobanques européennes", description: "Extrait d’une étude de 47 pages : le marché du bas vers le haut, huit segments, quinze néobanques, et le chiffre sourcé qui renverse le plan." },
  badges: [{ text: "Format Livrable" }, { text: "{format}", icon: "file" }, { text: "{delay}", icon: "clock" }], title: "Les néobanques européennes",
  lead: "Un marché mesuré pays par pays, huit segments, quinze concurrents : de quoi décider où entrer, avec quel budget, et quand renoncer.",
  notice: "Exemple illustratif : le commanditaire est fictif. Les chiffres rapportés par la presse portent le numéro de leur source. Populations, taux, prix, coûts et positions sont des hypothèses d’illustration, sauf deux qui portent leur source : le revenu d’un compte en France, le coût d’acquisition. Tout est arrêté au 28 novembre 2026.",
  cover: "market", service: { href: "/services/etude-marche", code: "etude-marche" }, snapshot: { title: "Ce que contient l’étude", note: "Livrable complet", figures: [
      { figure: "47", label: "pages", detail: "dont trois de synthèse" }, { figure: "23", label: "sources", detail: "publiques, numérotées dans le texte" }, { figure: "15", label: "concurrents", detail: "une fiche chacun" },
      { figure: "8", label: "segments", detail: "chiffrés avec la même formule" },
    ] }, structure: { title: ["47 pages,", "six parties"], text: "La synthèse se lit seule, le reste sert à la vérifier. En {format}, le même travail se livre en deux fichiers : une étude de 45 pages et une présentation de 23 diapositives, qui porte la synthèse.", sections: [
      { title: "Synthèse pour décider", text: "Trois conclusions, un budget, deux conditions d’arrêt", pages: 3 }, { title: "Le marché et ses moteurs", text: "Taille, croissance et fourchette, comptes publiés, réglementation", pages: 7 },
      { title: "Huit segments de clientèle", text: "Trois pages de comparaison, puis une par segment : besoin, revenu, coût, marge", pages: 11 }, { title: "Quinze concurrents", text: "La carte du marché, puis une fiche par acteur : offre, prix, failles", pages: 16 },
      { title: "Recommandations et risques", text: "Ordre d’entrée, budget, conditions d’arrêt, seuils de bascule", pages: 7 }, { title: "Sources et méthode", text: "Vingt-trois références, définitions, limites", pages: 3 },
    ] }, analyses: [
    { id: "marche", folio: 4, title: ["2,9 Md€ en 2024,", "5,3 Md€ en 2027"], lead: "Cinq pays de la zone euro, du bas vers le haut : adultes bancarisés, équipés d’une néobanque, actifs, puis revenu par compte. L’incertitude fait partie de la réponse : de 3,0 à 7,7 Md€ en 2027.",
      chart: { type: "lines", title: "Même le cas prudent finit au-dessus du point de départ central", measure: "Revenus des néobanques dans les cinq pays, en Md€ : année de départ estimée, suite projetée. Hypothèses d’illustration", digits: 1, labels: ["2024", "2025", "2026", "2027"],
        series: [
          { name: "Haut", values: [3.777451219520001, 4.995959017420801, 6.305903517202434, 7.712650042538724], dashed: true }, { name: "Central", values: [2.89894592, 3.6555732672000003, 4.441306129920001, 5.257006077841921], hot: true },
          { name: "Prudent", values: [2.16758537568, 2.45444529888, 2.74130522208, 3.02816514528], dashed: true },
        ] }, table: { caption: "Trois cas, une même formule", columns: [{ label: "" }, { label: "Prudent", digits: 0 }, { label: "Central", digits: 0 }, { label: "Haut", digits: 0 }], rows: [
          { cells: ["Comptes de particuliers actifs, 2024", 19.8756504, 24.53784, 29.690786400000007], digits: 1, unit: "M" }, { cells: ["Revenu par compte actif, 2024", 81.76071439050871, 90.84523821167633, 99.92976203284397], unit: "€" },
          { cells: ["Équipement des particuliers, points par an", 2, 4, 5], signed: true }, { cells: ["Équipement des professionnels, points par an", 1.5, 3, 4], digits: 1, signed: true }, { cells: ["Revenu par compte, par an", 0, 2, 4], signed: true, unit: "%" },
          { cells: ["Marché 2024", 2.16758537568, 2.89894592, 3.777451219520001], digits: 1, unit: "Md€", look: "total" }, { cells: ["Marché 2027", 3.02816514528, 5.257006077841921, 7.712650042538724], digits: 1, unit: "Md€", look: "total" },
          { cells: ["Croissance par an", 11.789525999878592, 21.945596339027706, 26.86298341013662], signed: true, unit: "%" },
        ], note: "Hypothèses d’illustration. Comptes actifs = adultes × bancarisés × équipés × actifs ; marché = comptes actifs × revenu, plus professionnels équipés × revenu. Détail par pays : page 5 de l’étude." } },
    { id: "publie", folio: 7, title: ["L’hypothèse clé face", "aux comptes publiés"], lead: "Tout repose sur le revenu par client. Voici ce que la presse rapporte de leurs comptes, dans leur devise et avec leur définition.",
      chart: { type: "columns", title: "Revolut a plus que triplé ses revenus en deux ans", measure: "Revenus annuels publiés, en M£", digits: 0, source: "presse, sources 1 à 3", bars: [{ label: "2022", value: 923 }, { label: "2023", value: 1800 }, { label: "2024", value: 3100 }] },
      table: { caption: "Ce que la presse rapporte de leurs comptes, dans leur devise", columns: [{ label: "Acteur, exercice" }, { label: "Revenus" }, { label: "Résultat" }, { label: "Clients" }, { label: "Revenu par client, sur douze mois" }, { label: "Source" }], rows: [
          { cells: ["Revolut, 2022", "923 M£", "5,8 M£, bénéfice net", "26,2 M, particuliers", "35 £", "1"] }, { cells: ["Revolut, 2023", "1,8 Md£", "438 M£", "non repris", "non calculable", "2"] }, { cells: ["Revolut, 2024", "3,1 Md£", "1,1 Md£", "52,5 M", "59 £", "3"] },
          { cells: ["Monzo, mars 2024 (13 mois)", "880 M£, bruts", "15,4 M£", "9,7 M", "84 £", "4"] }, { cells: ["Monzo, mars 2025", "1,2 Md£", "60,5 M£", "plus de 12 M", "au plus 100 £", "5"] },
          { cells: ["Starling, mars 2024", "682 M£", "301 M£", "non repris", "non calculable", "14"] }, { cells: ["Starling, mars 2025", "714 M£", "223 M£", "non repris", "non calculable", "14"] },
          { cells: ["N26, 2023, prévision", "plus de 300 M€", "perte nette attendue d’environ 100 M€", "non repris", "non calculable", "6"] },
        ],
        note: "Rapporté par la presse, sauf la colonne « Revenu par client », déduite : revenus divisés par les clients en fin d’exercice, ramenés à douze mois. Livres et euros ne sont jamais additionnés ni convertis. « Client » recouvre des définitions différentes (Lydia annonce 8 M d’utilisateurs [11], et 1,8 M de cartes Sumeria activées [10]) : les lignes se lisent, elles ne se somment pas.",
        source: "presse, sources 1 à 6 et 14" } },
    { id: "segments", folio: 12, title: ["La rentabilité se joue", "sur trois segments"], lead: "Ils réunissent 75 % de la marge attendue. La formule est la même pour les huit, et les clients inactifs y coûtent leur acquisition sans rien rapporter.",
      chart: { type: "bars", title: "Trois segments réunissent 75 % de la marge attendue", measure: "Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration", unit: "%", digits: 0, rows: [
          { label: "Indépendants", value: 29, hot: true }, { label: "TPE de services", value: 24, hot: true }, { label: "Jeunes actifs", value: 22, hot: true }, { label: "Familles", value: 9 }, { label: "Frontaliers et expatriés", value: 8 }, { label: "Étudiants", value: 4 },
          { label: "Associations", value: 2 }, { label: "Seniors", value: 2 },
        ] }, table: { caption: "Huit segments en fin d’année 3, une même formule", columns: [
          { label: "Segment" }, { label: "Clients", digits: 0 }, { label: "Actifs", digits: 0, unit: "%" }, { label: "Revenu par actif", digits: 0, unit: "€" }, { label: "Coût par actif", digits: 0, unit: "€" }, { label: "Marge par an", digits: 2, unit: "M€" },
          { label: "Acquisition", digits: 0, unit: "€" }, { label: "Retour, mois", digits: 1 },
        ], rows: [
          { cells: ["Indépendants", 28350, 75, 168, 50, 2.508975, 72, 9.76271186440678], look: "hot" }, { cells: ["TPE de services", 7920, 80, 480, 150, 2.09088, 260, 11.818181818181818], look: "hot" },
          { cells: ["Jeunes actifs", 71500, 60, 78, 34, 1.8876, 30, 13.636363636363637], look: "hot" }, { cells: ["Familles", 38400, 60, 84, 50, 0.78336, 45, 26.47058823529412] },
          { cells: ["Frontaliers et expatriés", 18000, 65, 120, 58, 0.7254000000000002, 48, 14.292803970223325] }, { cells: ["Étudiants", 72000, 60, 38, 30, 0.3456, 18, 45] }, { cells: ["Associations", 5040, 65, 130, 72, 0.190008, 85, 27.05570291777188] },
          { cells: ["Seniors", 20160, 50, 60, 44, 0.16128, 55, 82.5] }, { cells: ["Total", 261370, null, null, null, 8.693103, null, null], look: "total" },
        ], note: "Hypothèses d’illustration. Marge = clients × actifs × (revenu − coût de service), avant coûts fixes. Retour = coût d’acquisition ÷ marge mensuelle par client gagné, actif ou non. Totaux calculés avant arrondi." }, wide: true },
    { id: "bascule", folio: 41, title: ["Un chiffre sourcé", "renverse le plan"],
      lead: "Au prix que donne une source [15], gagner un indépendant porte le remboursement de 1,8 an à 3,3 ans, au-delà des trois ans fixés. Chaque autre ligne : de combien une hypothèse peut se tromper, seule, avant le même résultat.",
      chart: { type: "bars", title: "Aucune erreur de 10 % ne renverse le plan ; le prix sourcé, si", measure: "Durée de remboursement, en années : plan, prix d’acquisition sourcé, puis chaque hypothèse 10 % moins bonne", unit: "", digits: 1, rows: [
          { label: "Plan", value: 1.7501593724213298 }, { label: "Indépendants à 200 €", value: 3.3053502797857686, hot: true }, { label: "Revenu par client actif", value: 2.795537948885356 }, { label: "Part de clients actifs", value: 2.353126036314371 },
          { label: "Clients gagnés", value: 2.0700000789657924 }, { label: "Coût de service", value: 2.029362885026977 }, { label: "Coûts fixes", value: 2.0357315401296274 }, { label: "Coût d’acquisition", value: 1.9719786928712548 },
          { label: "Départs de clients", value: 1.7988571056631815 },
        ] }, table: { caption: "Chaque hypothèse 10 % moins bonne, puis son seuil", columns: [{ label: "Hypothèse" }, { label: "Besoin", digits: 1, unit: "M€" }, { label: "Excédent", digits: 1, unit: "M€" }, { label: "Bascule", digits: 0, unit: "%", signed: true }], rows: [
          { cells: ["Plan", 6.346090135515348, 3.6260069999999995, null] }, { cells: ["Indépendants à 200 € [15]", 10.545888640520763, 3.1905509999999997, null], look: "hot" }, { cells: ["Revenu par client actif", 7.352401786927981, 2.6300489999999996, -11] },
          { cells: ["Part de clients actifs", 7.005871552566379, 2.9772615, -17] }, { cells: ["Clients gagnés", 6.318067282019888, 3.0522063, -26] }, { cells: ["Coût de service", 6.653863865930584, 3.2787945, 32] },
          { cells: ["Coûts fixes", 6.951630313355432, 3.4148069999999997, 36] }, { cells: ["Coût d’acquisition", 7.002618995460522, 3.5510621999999996, 49] }, { cells: ["Départs de clients", 6.387853471121929, 3.5510621999999996, 164] },
        ], note: "Au prix sourcé, le besoin demande 3,3 ans d’excédent. Ensuite chaque hypothèse bouge seule, sur les trois segments à la fois. Excédent : par an, au rythme du dernier mois. Bascule : écart à partir duquel le besoin ne se rembourse plus en trois ans d’excédent." } },
  ], recommendation: { folio: 38, title: ["Ne pas engager le plan", "avant d’en prouver le prix"],
    lead: "À 72 € par indépendant gagné, hypothèse du client, le besoin de 6,3 M€ se rembourse en 1,8 an. À 200 € [15], il en faut 3,3 : plus que les trois fixés. Un essai de 500 clients, 100 k€ au plus, tranche d’abord ; sous 177 €, le plan ci-dessous s’engage en trois temps.",
    split: { caption: "Dépenses de trois ans si l’hypothèse tient : acquisition par segment, puis coûts fixes",
      parts: [{ label: "Indépendants", share: 18, amount: "2 386 k€" }, { label: "TPE de services", share: 17, amount: "2 306 k€" }, { label: "Jeunes actifs", share: 17, amount: "2 299 k€" }, { label: "Coûts fixes", share: 48, amount: "6 336 k€" }] },
    table: { caption: "Trésorerie du plan, en k€", columns: [{ label: "" }, { label: "Année 1", digits: 0 }, { label: "Année 2", digits: 0 }, { label: "Année 3", digits: 0 }, { label: "Trois ans", digits: 0 }], rows: [
        { cells: ["Marge des clients", 292.5573630184817, 1854.7483550660056, 4876.6655181647975, 7023.971236249285] }, { cells: ["Acquisition", -650.8249074581896, -2480.5585915939555, -3860.062166138591, -6991.445665190736] },
        { cells: ["Coûts fixes", -2112, -2112, -2112, -6336] }, { cells: ["Résultat", -2470.2675444397078, -2737.81023652795, -1095.3966479737933, -6303.474428941452], look: "total" },
        { cells: ["Trésorerie cumulée", -2470.2675444397078, -5208.077780967658, -6303.474428941451, null] },
      ], note: "Illustration, hors impôt et financement ; totaux avant arrondi." } }, method: { lead: "Ici la recherche documentaire pèse plus que d’habitude : les hypothèses se règlent sur des chiffres publiés.", roles: [
      "Propose le découpage en huit segments et les trois phases d’entrée", "Attaque chaque conclusion et repère les définitions de « client » incompatibles", "Calcule marché, marges, trésorerie et seuils de bascule", "Suit les annonces récentes : agréments, tarifs, lancements",
      "Retrouve la page d’origine de chaque chiffre et sa date",
    ], journal: { folio: 46, question: "Quel revenu Monzo a-t-il déclaré pour l’exercice clos en mars 2024 ?", day: "24 novembre 2026",
      answers: ["880 M£.", "880 M£, mais l’exercice compte treize mois.", "514,4 M£.", "1,2 Md£, en hausse de 48 %.", "880 M£ bruts ; un autre article donne 514,4 M£."],
      opened: "L’article de la source 4, lu ligne à ligne : treize mois, 880 M£ de revenus bruts, premier bénéfice de 15,4 M£ avant impôt.", ruling: "880 M£, bruts, sur treize mois. Les 514,4 M£ sont les revenus nets ; 1,2 Md£ est l’exercice suivant (source 5).",
      changed: "La ligne de Monzo porte « bruts » et « 13 mois », et son revenu par client est ramené à douze mois. Bruts et nets ne se divisent jamais l’un par l’autre." } }, sources: [
    { label: "AFP, décembre 2023 (presse)", scope: "Revolut 2022 : 923 M£ de revenus, bénéfice net de 5,8 M£, 26,2 M de clients particuliers.", url: "https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86" },
    { label: "Sifted, repris par BeBeez, 16 mai 2025 (presse)", scope: "Revolut 2023 : revenus de 1,8 Md£, bénéfice avant impôt de 438 M£ ; 2024 : 3,1 Md£ et 1,1 Md£.", url: "https://bebeez.eu/2025/05/16/is-revolut-really-worth-45bn" },
    { label: "AInvest, 10 juillet 2025 (presse)", scope: "Revolut 2024 : revenus de 3,1 Md£ (+72 %), 52,5 M de clients.", url: "https://www.ainvest.com/news/revolut-65-billion-valuation-surge-blueprint-fintech-dominance-2507" },
    { label: "Monzo, exercice clos en mars 2024 (presse, inkl)", scope: "Treize mois : 880 M£ de revenus bruts, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients.", url: "https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar" },
    { label: "Monzo, exercice clos en mars 2025 (presse)", scope: "Revenus de 1,2 Md£ (+48 %), bénéfice avant impôt de 60,5 M£, plus de 12 M de clients.", url: "https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e" },
    { label: "Financial Times, repris par BusyAd, décembre 2023 (presse)", scope: "N26, 2023, prévision : revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€.", url: "https://busyad.com/?p=89462" },
    { label: "Handelszeitung, mai 2024 (presse)", scope: "La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€.", url: "https://www.handelszeitung.ch/banking/bankenaufsicht-bafin-hebt-wachstumsbeschrankung-gegen-n26-auf-715986" },
    { label: "Qonto, statut", scope: "Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR.", url: "https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges" },
    { label: "Qonto, série D, janvier 2022", scope: "Qonto lève 486 M€.", url: "https://qonto.com/es/blog/emprendedores/herramientas-consejos/ronda-de-financiacion-record-segun-los-fundadores-de-qonto" },
    { label: "Journal du Net, Sumeria", scope: "Lancée par Lydia en mai 2024 ; 1,8 M de cartes activées début 2025.", url: "https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria" },
    { label: "Maddyness, 2 avril 2025", scope: "Lydia : 8 M d’utilisateurs ; 235 M€ levés au total.", url: "https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse" },
    { label: "Qonto, frais au-delà du forfait", scope: "Cartes One, Plus et X : retraits, paiements en devise (2 %, 1 %, sans frais) ; virements à 0,40 € ou 0,25 € selon l’offre. Page sans date.", url: "https://help.qonto.com/en/articles/5898299-how-are-your-qonto-fees-calculated" },
    { label: "Shine, commissions des cartes", scope: "Quatre offres depuis le 3 mars 2025 : retraits compris, retrait au-delà, paiements en devise.", url: "https://help.shine.fr/fr/articles/1182854-utiliser-sa-carte-a-l-etranger-taux-de-commission" },
    { label: "Starling, exercices clos en mars 2024 et mars 2025 (presse, inkl)", scope: "Revenus de 682 M£, puis 714 M£ ; bénéfice avant impôt de 301 M£, puis 223 M£, après une amende de 29 M£ et une provision de 28,2 M£.",
      url: "https://www.inkl.com/news/starling-bank-profits-slide-after-fca-fine-and-covid-loan-issues" },
    { label: "Joris Lochy, Finextra, 2020 (cité par M. Muslimi)", scope: "Coût d’acquisition moyen d’un client : environ 30 € pour une néobanque, 200 € pour une banque installée. Particuliers et professionnels n’y sont pas distingués.", url: "https://mehranmuslimi.com/?p=1904" },
    { label: "ACPR, étude de 2020 sur les néobanques (citée par Galitt)", scope: "Une quinzaine de néobanques et de banques en ligne en France : 99 € de chiffre d’affaires par client en 2018, 101 € en 2017.",
      url: "https://adnews.galitt.com/actualites/details/le-paradoxe-des-neo-banques-la-reussite-sans-la-rentabilite" },
    { label: "L’Agefi, juillet 2023 (presse)", scope: "Boursorama, clients venus d’ING en 2022 : coût d’acquisition d’une centaine d’euros chacun, selon des sources proches.",
      url: "https://www.agefi.fr/news/banque-assurance/boursorama-chasse-les-clients-dorange-bank-face-a-bnp-paribas" },
  ], sourcesNote: "Extrait : 17 des 23 sources, toutes celles que citent ces pages. Les autres documentent les fiches de concurrents, hors extrait.", closing: { title: "Votre marché, étudié et signé en {delay}.", second: "Télécharger l’extrait", secondAction: "download" },
  downloads: [{ file: "etude-marche.pdf", count: 18, kilobytes: 210 }, { file: "etude-marche.pptx", count: 23, kilobytes: 200 }], preview: { title: "Dix pages de l’étude", lead: "Un titre par page, et ce titre est une conclusion.", pages: [
      { folio: 5, section: "Le marché et ses moteurs", title: "France et Allemagne pèsent plus de la moitié du marché", blocks: [
          { kind: "text", text: "Périmètre : cinq pays de la zone euro, particuliers et professionnels. 2,9 Md€ en 2024, dont 56 % dans deux pays." },
          { kind: "table", table: { caption: "Cas central, 2024 : de la population au revenu",
              columns: [{ label: "Pays" }, { label: "Bancarisés", digits: 1 }, { label: "Équipés", digits: 0 }, { label: "Actifs", digits: 0 }, { label: "Revenu", digits: 0 }, { label: "Partic.", digits: 0 }, { label: "Pros", digits: 0 }], rows: [
                { cells: ["Allemagne", 68.6, 15, 60, 95, 586.53, 140.76] }, { cells: ["France", 51.94, 22, 60, 99, 678.7519199999999, 212.16000000000003] }, { cells: ["Italie", 48, 16, 55, 80, 337.92, 123.76] }, { cells: ["Espagne", 38.8, 22, 60, 80, 409.728, 97.92] },
                { cells: ["Pays-Bas", 13.86, 24, 65, 100, 216.216, 95.2] }, { cells: ["Total", null, null, null, null, 2229.14592, 669.8000000000001], look: "total" },
              ],
              note: "Bancarisés en M, équipés et actifs en %, revenu en €, marché des particuliers (le produit des quatre colonnes) et des professionnels en M€. Derrière : Allemagne, 70 M d’adultes dont 98 %, 4,6 M de pros dont 9 % ; France, 53 M d’adultes dont 98 %, 5,2 M de pros dont 12 % ; Italie, 50 M d’adultes dont 96 %, 5,2 M de pros dont 7 % ; Espagne, 40 M d’adultes dont 97 %, 3,6 M de pros dont 8 % ; Pays-Bas, 14 M d’adultes dont 99 %, 2,0 M de pros dont 14 % ; 340 € par pro équipé. Revenu de la France : 99 € par client en 2018, chiffre de l’ACPR [16]. Le reste : hypothèses d’illustration ; totaux avant arrondi." } },
          { kind: "text", text: "Fourchette : de 2,2 Md€ à 3,8 Md€ si équipement, activité et revenu s’écartent ensemble de 10 %. Contrôle : les revenus de N26 (plus de 300 M€, source 6, prévus pour 2023, tous pays) en feraient environ 10 %." },
          { kind: "note", text: "Hors du total : le Royaume-Uni, en livres. Une étude livrée source chaque colonne." },
        ] },
      { folio: 6, section: "Le marché et ses moteurs", title: "Trois acteurs gagnent de l’argent ; de N26, on ne lit qu’une prévision de 2023", blocks: [
          { kind: "text",
            text: "Trois acteurs gagnent de l’argent : Revolut, plus d’un milliard de livres avant impôt en 2024 ; Monzo, depuis l’exercice clos en mars 2024 ; Starling, 301 M£, puis 223 M£ après une amende et une provision [14]. De N26, l’étude n’a que la prévision de décembre 2023 : une perte d’environ 100 M€ [6]." },
          { kind: "chart",
            chart: { type: "columns", title: "Revolut a plus que triplé ses revenus en deux ans", measure: "Revenus annuels publiés, en M£", digits: 0, source: "presse, sources 1 à 3", bars: [{ label: "2022", value: 923 }, { label: "2023", value: 1800 }, { label: "2024", value: 3100 }] } },
          { kind: "list", items: [
              "Revenu par client de Revolut en 2024 : 59 £. L’étude retient 91 € par compte actif dans cinq pays ; en France, l’ACPR relevait 99 € par client en 2018 [16].",
              "Croissance : +72 % pour Revolut en 2024, +48 % pour Monzo sur l’exercice clos en mars 2025. L’étude s’en tient à 22 % par an, 27 % au plus : ces deux acteurs grandissent aussi hors du périmètre.",
              "Le superviseur pèse : N26 n’a plus de plafond de nouveaux clients depuis le 1er juin 2024, après une amende de 9,2 M€.",
            ] },
          { kind: "note", text: "Presse : sources 1 à 7 et 14. Ce que l’étude retient : hypothèses d’illustration." },
        ] },
      { folio: 12, section: "Huit segments de clientèle", title: "La rentabilité se joue sur trois segments", blocks: [
          { kind: "chart", chart: { type: "bars", title: "Trois segments réunissent 75 % de la marge attendue", measure: "Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration", unit: "%", digits: 0, rows: [
                { label: "Indépendants", value: 29, hot: true }, { label: "TPE de services", value: 24, hot: true }, { label: "Jeunes actifs", value: 22, hot: true }, { label: "Familles", value: 9 }, { label: "Frontaliers et expatriés", value: 8 },
                { label: "Étudiants", value: 4 }, { label: "Associations", value: 2 }, { label: "Seniors", value: 2 },
              ] } },
          { kind: "text", text: "Les indépendants réunissent la plus forte marge (2,5 M€ par an) et le retour le plus court (10 mois) : à ce coût d’acquisition supposé, c’est le premier segment à servir." },
          { kind: "text", text: "Les frontaliers et expatriés se remboursent en 14 mois, mais leur nombre plafonne la marge à 0,7 M€." }, { kind: "text", text: "Les étudiants viendraient les plus nombreux, et laisseraient le moins : 5 € de marge par client et par an." },
          { kind: "note", text: "Hypothèses d’illustration. Détail des clients page 13." },
        ] },
      { folio: 13, section: "Huit segments de clientèle", title: "Une part gagnée modeste, affichée segment par segment", blocks: [
          { kind: "table",
            table: { caption: "France, 2027 : de la population aux clients", columns: [{ label: "Segment" }, { label: "Population", digits: 0 }, { label: "Équipés", digits: 0, unit: "%" }, { label: "Part gagnée", digits: 1, unit: "%" }, { label: "Clients", digits: 0 }], rows: [
                { cells: ["Indépendants", 3000, 27, 3.5, 28350], look: "hot" }, { cells: ["TPE de services", 800, 22, 4.5, 7920], look: "hot" }, { cells: ["Jeunes actifs", 6500, 55, 2, 71500], look: "hot" }, { cells: ["Familles", 15000, 32, 0.8, 38400] },
                { cells: ["Frontaliers et expatriés", 1500, 60, 2, 18000] }, { cells: ["Étudiants", 3000, 60, 4, 72000] }, { cells: ["Associations", 1200, 7, 6, 5040] }, { cells: ["Seniors", 18000, 14, 0.8, 20160] }, { cells: ["Total", 49000, null, null, 261370], look: "total" },
              ], note: "Hypothèses d’illustration ; population en milliers. Part gagnée : équipés devenus clients du nouvel entrant à la fin de l’année 3." } },
          { kind: "text", text: "Deux bornes : les segments couvrent 77 % des comptes de particuliers que le cas central donne à la France en 2027, et 98 % des professionnels équipés : jamais plus que le marché." },
          { kind: "text", text: "La part gagnée ne dépasse 6 % nulle part. Aucune donnée publique ne la fonde : c’est elle que la première phase mesure." },
        ] },
      { folio: 22, section: "Quinze concurrents", title: "Personne ne tient à la fois l’offre large et l’indépendant", blocks: [
          { kind: "chart",
            chart: { type: "map", title: "La case à sept familles et cinq fonctions est vide", measure: "Étendue de l’offre et outils de l’indépendant, illustration", x: { label: "Familles de produits", from: 0, to: 8 }, y: { label: "Fonctions pour l’indépendant", from: 0, to: 6 }, points: [
                { label: "A", x: 7, y: 3 }, { label: "B", x: 6, y: 2 }, { label: "C", x: 4, y: 3 }, { label: "D", x: 6, y: 1 }, { label: "E", x: 5, y: 3 }, { label: "F", x: 4, y: 5 }, { label: "G", x: 5, y: 0 }, { label: "H", x: 2, y: 1 }, { label: "I", x: 2, y: 2 },
                { label: "J", x: 5, y: 4 }, { label: "K", x: 4, y: 2 }, { label: "L", x: 2, y: 5 }, { label: "M", x: 3, y: 0 }, { label: "N", x: 1, y: 0 }, { label: "O", x: 3, y: 4 }, { label: "Case vide", x: 7, y: 5, hot: true },
              ] } },
          { kind: "text", text: "Trois acteurs proposent six familles de produits au moins ; quatre réunissent quatre fonctions d’indépendant. Aucun n’est dans les deux groupes." },
          { kind: "text", text: "Une case vide peut signaler une demande absente. Et Qonto, supervisé par l’ACPR [8], a levé 486 M€ en 2022 [9] : entrer par un seul segment." }, { kind: "note", text: "Acteurs en lettres ; une étude livrée les nomme, page citée." },
        ] },
      { folio: 23, section: "Quinze concurrents", title: "Qonto : 18 € d’usage par mois avec la carte d’entrée", blocks: [
          { kind: "list", items: [
              "Qui : établissement de paiement (Olinda SAS), supervisé par l’ACPR [8]. Argent : 486 M€ levés en janvier 2022 [9].",
              "Offres : Basic, Smart, Premium ; Essential, Business, Enterprise pour les équipes. Virement au-delà du forfait : 0,40 € en Basic et Smart, 0,25 € en Essential et Business [12].",
            ] },
          { kind: "table",
            table: { caption: "Ce que Qonto facture à l’usage, carte par carte", columns: [{ label: "Carte" }, { label: "Retraits compris" }, { label: "Retrait au-delà", digits: 0, unit: "€" }, { label: "Paiement en devise", digits: 2, unit: "%" }, { label: "Un mois type", digits: 2, unit: "€" }],
              rows: [{ cells: ["Carte One", "0", 2, 2, 18] }, { cells: ["Carte Plus", "5", 2, 1, 5] }, { cells: ["Carte X", "tous", 0, 0, 0] }], note: "Mois type : 6 retraits en zone euro et 300 € payés en devise, hypothèse de l’étude ; abonnement non compris.",
              source: "page d’aide de l’éditeur, source 12 ; dernière colonne calculée" } },
          { kind: "list", items: [
              "Force : chaque opération hors forfait rapporte. Sur un an, cet usage en carte One vaut 216 €, plus que les 168 € de revenu que l’étude prête à un indépendant actif.",
              "Faille : qui retire ou achète en devise doit changer de carte pour ne plus payer à l’acte, donc prévoir son usage.", "Réponse : un forfait qui comprend les retraits courants. À mesurer en phase 1 : combien d’indépendants retirent vraiment.",
            ] },
          { kind: "note", text: "Page d’aide sans date, lue le 24 novembre 2026 [12]. Abonnements et nombre de clients : non relevés." },
        ] },
      { folio: 24, section: "Quinze concurrents", title: "Shine : le même mois coûte de 3 € à 12 €", blocks: [
          { kind: "list", items: ["Qui : un compte professionnel ouvert aux indépendants. Offres : Free, Start, Plus, Business, pour tout compte ouvert depuis le 3 mars 2025 [13]."] },
          { kind: "table",
            table: { caption: "Ce que Shine facture à l’usage, offre par offre", columns: [{ label: "Offre" }, { label: "Retraits compris" }, { label: "Retrait au-delà", digits: 0, unit: "€" }, { label: "Paiement en devise", digits: 2, unit: "%" }, { label: "Un mois type", digits: 2, unit: "€" }],
              rows: [{ cells: ["Free", "0", 1, 2, 12] }, { cells: ["Start", "2", 1, 1.75, 9.25] }, { cells: ["Plus", "4", 1, 1.5, 6.5] }, { cells: ["Business", "10", 1, 1, 3] }],
              note: "Mois type : 6 retraits en zone euro et 300 € payés en devise, hypothèse de l’étude ; abonnement non compris.", source: "page d’aide de l’éditeur, source 13 ; dernière colonne calculée" } },
          { kind: "list", items: [
              "Force : les frais baissent à chaque offre, jusqu’à 3 € dans la plus complète.", "Faille : dans l’offre d’entrée chaque retrait se paie, et la devise coûte 2 % comme chez Qonto.",
              "Réponse : ne pas se battre sur ces frais. À 144 € par an au plus, ils laissent moins que les 168 € attendus d’un indépendant actif : il faut vendre une fonction, pas une remise.",
            ] },
          { kind: "note", text: "Prix hors taxes, lus le 24 novembre 2026 [13]. Abonnements et clients : non relevés." },
        ] },
      { folio: 39, section: "Recommandations et risques", title: "Trois phases, et une porte de sortie avant chaque élargissement", blocks: [
          { kind: "table", table: { caption: "Acquisition par phase, sur trois ans", columns: [{ label: "Phase" }, { label: "Clients gagnés", digits: 0 }, { label: "Coût unitaire", digits: 0, unit: "€" }, { label: "Budget", digits: 0, unit: "k€" }], rows: [
                { cells: ["1. Indépendants, mois 4 à 36", 33143.861027963365, 72, 2386.3579940133623] }, { cells: ["2. TPE de services, mois 13 à 36", 8868.904026678138, 260, 2305.915046936316] },
                { cells: ["3. Jeunes actifs, mois 22 à 36", 76639.08747470191, 30, 2299.1726242410573] }, { cells: ["Total", 118651.85252934342, null, 6991.445665190735], look: "total" },
              ], note: "Clients gagnés : de quoi finir l’année 3 avec les clients de la page 13, une fois déduits 1 % de départs par mois." } },
          { kind: "heading", text: "Quand s’arrêter" },
          { kind: "list", items: [
              "Avant tout : un essai de 500 clients, 100 k€ au plus. Au-dessus de 177 € par indépendant, renoncer.", "Fin du mois 12 : 2,5 M€ dépensés, marge déduite. Ouvrir la phase 2 si un indépendant a coûté 107 € au plus et si 63 % sont actifs au moins.",
              "Fin du mois 21 : 4,4 M€. Ouvrir la phase 3 si une TPE a coûté 388 € au plus et si 67 % sont actives au moins.", "Sans prestataire agréé signé au troisième mois : renoncer avant le premier client.",
            ] },
          { kind: "note", text: "Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en trois ans." },
        ] },
      { folio: 40, section: "Recommandations et risques", title: "Si l’hypothèse tient : équilibre au mois 35, après 6,3 M€", blocks: [
          { kind: "table", table: { caption: "Trésorerie du plan, en k€", columns: [{ label: "" }, { label: "Année 1", digits: 0 }, { label: "Année 2", digits: 0 }, { label: "Année 3", digits: 0 }, { label: "Trois ans", digits: 0 }], rows: [
                { cells: ["Marge des clients", 292.5573630184817, 1854.7483550660056, 4876.6655181647975, 7023.971236249285] }, { cells: ["Acquisition", -650.8249074581896, -2480.5585915939555, -3860.062166138591, -6991.445665190736] },
                { cells: ["Coûts fixes", -2112, -2112, -2112, -6336] }, { cells: ["Résultat", -2470.2675444397078, -2737.81023652795, -1095.3966479737933, -6303.474428941452], look: "total" },
                { cells: ["Trésorerie cumulée", -2470.2675444397078, -5208.077780967658, -6303.474428941451, null] },
              ], note: "Illustration, hors impôt et financement ; totaux avant arrondi." } },
          { kind: "table", table: { caption: "Coûts fixes d’une année, en k€", columns: [{ label: "Poste" }, { label: "Quantité" }, { label: "Prix, k€", digits: 0 }, { label: "Montant, k€", digits: 0 }], rows: [
                { cells: ["Équipe permanente", "12 postes", 78, 936] }, { cells: ["Conformité et fraude", "4 postes", 72, 288] }, { cells: ["Prestataire agréé, cartes", "12 mois", 28, 336] }, { cells: ["Technologie, locaux, audit", "12 mois", 46, 552] },
                { cells: ["Total", null, null, 2112], look: "total" },
              ] } },
          { kind: "text", text: "À plein régime : 6,49 M€ de marge par an, moins 2,11 M€ de coûts fixes et 0,75 M€ pour remplacer les partants, soit 3,63 M€. Remboursement : 1,8 an à plein régime ; compté du lancement, tout est remboursé au mois 57." },
        ] },
      { folio: 41, section: "Recommandations et risques", title: "Le coût d’acquisition décide : 72 € supposés, 200 € à la source", blocks: [
          { kind: "chart", chart: { type: "bars", title: "Aucune erreur de 10 % ne renverse le plan ; le prix sourcé, si", measure: "Durée de remboursement, en années : plan, prix d’acquisition sourcé, puis chaque hypothèse 10 % moins bonne", unit: "", digits: 1, rows: [
                { label: "Plan", value: 1.7501593724213298 }, { label: "Indépendants à 200 €", value: 3.3053502797857686, hot: true }, { label: "Revenu par client actif", value: 2.795537948885356 }, { label: "Part de clients actifs", value: 2.353126036314371 },
                { label: "Clients gagnés", value: 2.0700000789657924 }, { label: "Coût de service", value: 2.029362885026977 }, { label: "Coûts fixes", value: 2.0357315401296274 }, { label: "Coût d’acquisition", value: 1.9719786928712548 },
                { label: "Départs de clients", value: 1.7988571056631815 },
              ] } },
          { kind: "text",
            text: "Un analyste compte 30 € pour une néobanque et 200 € pour une banque installée [15] ; Boursorama aurait payé une centaine d’euros chaque client venu d’ING [17]. Les jeunes actifs sont comptés à 30 €. Aucune source ne donne le prix d’un indépendant : au-dessus de 177 €, le besoin ne se rembourse plus en trois ans." },
          { kind: "text", text: "Autour de l’hypothèse, la marge la plus étroite est celle du revenu : 11 %. 10 % de revenu et 10 % d’actifs en moins, ensemble, portent le remboursement à 3,8 ans." },
        ] },
    ] } } satisfies WrittenExample;
