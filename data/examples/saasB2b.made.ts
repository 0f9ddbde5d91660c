// Written by `npm run make --prefix samples`: what it says is changed there.
import type { WrittenExample } from './types.ts';

export const saasB2b = { slug: "saas-b2b", meta: { title: "Exemple d’analyse concurrentielle SaaS B2B : six acteurs comparés", description: "Exemple illustratif, 9 pages montrées sur 53 : six éditeurs notés sur 42 critères, prix et coût comparés. {price}, {delay}, hors catalogue." },
  badges: [{ text: "Format Livrable" }, { text: "{delay}", icon: "clock" }, { text: "{price}", icon: "tag" }, { text: "{deliverableFormat}", icon: "sheet" }], title: "{title}",
  lead: "Six éditeurs de logiciel commercial pour PME, comparés sur 42 critères, leurs prix et les affaires qu’ils prennent.",
  notice: "Exemple illustratif : le client est fictif, les éditeurs A à E sont anonymes et leurs notes sont des données d’illustration. Les repères publics portent leur source. Tout est arrêté au 13 août 2026.", cover: "saas",
  service: { href: "/services/etude-marche", code: "sur-mesure" }, snapshot: { title: "La mission", note: "Sur mesure, hors catalogue", figures: [
      { figure: "{hours}", unit: "h", label: "de délai", detail: "du brief validé à la livraison" }, { figure: "{euros}", unit: "€", label: "{vat}", detail: "prix fixe, hors catalogue" }, { figure: "53", label: "pages", detail: "et un classeur" },
      { figure: "6", label: "acteurs", detail: "42 critères chacun" },
    ] }, structure: { title: ["53 pages,", "quatre parties"], text: "Le classeur livré avec le rapport permet de changer les notes, les pondérations et les prix.", sections: [
      { title: "Panorama du marché", text: "Repères publics, segments, règles du jeu", pages: 10 }, { title: "Analyse des concurrents", text: "Cinq éditeurs : offre, prix, affaires perdues", pages: 15 },
      { title: "Matrice fonctionnelle et prix", text: "42 critères, six acteurs, coût réel", pages: 20 }, { title: "Recommandations", text: "Produit, prix, épreuve de la conclusion", pages: 8 },
    ] }, sheet: { file: "saas-b2b.xlsx", columns: ["A", "B", "C", "D"], digits: 1, rows: [
      ["Acteur", "Score", "Prix (€)", "Année 1 (€)"], ["Éditeur A", 89.1071428571, "89", "35 700"], ["Éditeur B", 71.4285714286, "69", "25 200"], ["Éditeur C", 57.6785714286, "29", "8 700"], ["Votre offre", 73.0357142857, "45", "15 000"],
      ["Éditeur D", 58.9285714286, "59", "23 700"], ["Éditeur E", 60.5357142857, "39", "11 700"],
    ], selected: [4, 1], tabs: ["Synthèse", "Notes", "Pondérations"] }, analyses: [
    { id: "matrice", folio: 27, title: ["Six acteurs,", "six familles de critères"], lead: "Chaque note est la moyenne de sept critères, relevés dans la documentation publique et les versions d’essai, jamais sur la plaquette.",
      chart: { type: "dots", title: "Deux lacunes : automatisation et intégrations", measure: "Note de 0 à 4 par famille, moyenne de sept critères", columns: ["Pipeline", "Automatisation", "Rapports", "Intégrations", "Mobile", "Conformité"], max: 4, digits: 1,
        scale: ["0 absent", "1", "2", "3", "4 complet et réglable"], rows: [
          { label: "Éditeur A", values: [3.85714285714, 3.85714285714, 3.71428571429, 3.85714285714, 2.85714285714, 2.14285714286] }, { label: "Éditeur B", values: [3, 3.71428571429, 2.14285714286, 3.14285714286, 2, 2.14285714286] },
          { label: "Éditeur C", values: [2.85714285714, 1.57142857143, 1.85714285714, 2, 3, 3] }, { label: "Votre offre", values: [3.85714285714, 2, 3.14285714286, 2, 3, 3.85714285714], hot: true },
          { label: "Éditeur D", values: [2.14285714286, 2.71428571429, 2.71428571429, 1.42857142857, 2, 3.85714285714] }, { label: "Éditeur E", values: [2, 3.42857142857, 2.14285714286, 2.14285714286, 3.71428571429, 1.14285714286] },
        ] },
      table: { caption: "Score pondéré et coût, pour 25 utilisateurs", columns: [{ label: "Acteur" }, { label: "Score", digits: 1 }, { label: "Prix par utilisateur", digits: 0, unit: "€" }, { label: "Coût, année 1", digits: 0, unit: "€" }, { label: "Part du panel", digits: 0, unit: "%" }],
        rows: [
          { cells: ["Éditeur A", 89.1071428571, 89, 35700, 31] }, { cells: ["Éditeur B", 71.4285714286, 69, 25200, 17] }, { cells: ["Éditeur C", 57.6785714286, 29, 8700, 22] }, { cells: ["Votre offre", 73.0357142857, 45, 15000, 9], look: "hot" },
          { cells: ["Éditeur D", 58.9285714286, 59, 23700, 8] }, { cells: ["Éditeur E", 60.5357142857, 39, 11700, 6] }, { cells: ["Autres", null, null, null, 7] },
        ], note: "Score sur 100 : familles pondérées 25, 20, 15, 20, 10, 10. Prix mensuel hors taxes relevé le 13 août 2026. Coût : 12 mois et mise en route. Données d’illustration." } },
    { id: "extrait", folio: 47, title: ["Extrait de l’analyse"], lead: "Page 47 du rapport : le diagnostic commercial, tel que vous le recevriez.",
      chart: { type: "bars", title: "Deux lacunes expliquent 28 des 42 affaires perdues", measure: "Motif principal déclaré, sur 42 affaires perdues en 2025", unit: "", digits: 0,
        rows: [{ label: "Intégration manquante", value: 17, hot: true }, { label: "Automatisation trop courte", value: 11, hot: true }, { label: "Prix", value: 6 }, { label: "Notoriété", value: 5 }, { label: "Autre", value: 3 }] }, prose: [
        { kind: "text", text: "Vous gagnez 38 affaires sur 80, soit 47,5 %. Ce n’est pas d’abord un problème de prix : il n’explique que 6 pertes sur 42. Dans 28 cas, le client voulait une fonction que l’offre n’a pas, ou pas assez." },
        { kind: "text", text: "Les trois intégrations les plus demandées sont la comptabilité, la téléphonie et l’agenda. Elles manquent dans 14 des 17 affaires perdues sur ce motif, et chacune est complète chez deux concurrents au moins." },
        { kind: "text", text: "Si la moitié de ces 28 affaires avait été gagnée, le taux passerait de 38 à 52 sur 80, soit 65 %. C’est une borne haute : le motif déclaré n’est pas toujours le vrai." },
      ] },
  ], recommendation: { folio: 46, title: ["Combler deux lacunes,", "puis relever le prix"], lead: "Trois intégrations et des scénarios prêts à l’emploi portent le score de 73,0 à 79,5. Le prix suit, de 45 à 54 €, au bout de 7 mois.",
    split: { caption: "Motifs des 42 affaires perdues, parts arrondies pour totaliser 100 %",
      parts: [{ label: "Intégrations", share: 41, amount: "17 affaires" }, { label: "Automatisation", share: 26, amount: "11 affaires" }, { label: "Notoriété et autres", share: 19, amount: "8 affaires" }, { label: "Prix", share: 14, amount: "6 affaires" }] } },
  method: { lead: "Cinq lectures des mêmes produits, notées séparément avant d’être comparées.", roles: [
      "Rédige les fiches et le discours commercial face à chaque éditeur", "Cherche ce qui contredit chaque note et chaque conclusion", "Construit la matrice, les pondérations et le coût réel", "Suit les annonces de produit et les changements de tarif",
      "Vérifie prix et fonctions dans la documentation des éditeurs",
    ], journal: { folio: 53, question: "Quelle note pour les scénarios prêts à l’emploi de l’éditeur D ?", day: "11 août 2026",
      answers: ["4 sur 4 : quarante scénarios annoncés.", "2 : réservés à une offre supérieure.", "4 sur 4.", "3 : un client s’en plaint sur un forum.", "2 : la documentation nomme l’offre qui les comprend."],
      opened: "La documentation de l’éditeur D (fictif), à la page des offres : ces scénarios sont réservés à l’offre supérieure, que le client ne compare pas.", ruling: "La note est celle de l’offre comparée : 2. La page commerciale ne suffit pas, un avis isolé non plus.",
      changed: "La note passe de 4 à 2 et la fiche de l’éditeur D dit dans quelle offre se trouvent les scénarios." } }, sources: [
    { label: "Gartner, novembre 2024 (presse)", scope: "Dépenses mondiales en SaaS : 250,8 Md$ en 2024 (+18,1 %), 299,1 Md$ prévus en 2025.", url: "https://it-online.co.za/?p=286746" },
    { label: "HubSpot, résultats 2024, 12 février 2025 (communiqué reproduit)", scope: "Chiffre d’affaires de 2,63 Md$ (+21 %), 247 939 clients fin 2024.", url: "https://quantisnow.com/insight/hubspot-reports-q4-and-full-year-2024-results-5884499" },
    { label: "Salesforce, 26 février 2025 (communiqué reproduit)", scope: "Exercice clos le 31 janvier 2025 : 37,9 Md$ (+9 %).", url: "https://ca.advfn.com/stock-market/NYSE/CRM/stock-news/95519071/salesforce-announces-fourth-quarter-and-fiscal-yea" },
    { label: "Salesforce, tarifs de Sales Cloud, 13 août 2026 (page recopiée)", scope: "Par utilisateur et par mois : Starter 25 €, Pro 100 €, Enterprise 175 €, Unlimited 350 € ; interface de programmation en option sous Enterprise.", url: "https://www.salesforce.com/sales/pricing/" },
  ], sourcesNote: "Les quatre sources publiques de l’extrait. Notes, prix et affaires sont des données d’illustration.", closing: { title: "Vos concurrents, comparés et signés en {delay}.", second: "Demander cette analyse", secondAction: "quote" },
  downloads: [{ file: "saas-b2b.pdf", count: 15, kilobytes: 160 }, { file: "saas-b2b.xlsx", kilobytes: 21 }], preview: { title: "Aperçu du rapport", lead: "La couverture et huit pages, dans l’ordre du document.", pages: [
      { folio: 4, section: "Panorama du marché", title: "La dépense croît de 18 % : HubSpot fait mieux, Salesforce moins", blocks: [
          { kind: "table", table: { caption: "Repères publics", columns: [{ label: "Repère" }, { label: "Valeur" }, { label: "Portée" }], rows: [
                { cells: ["Dépenses mondiales en SaaS, 2024 [1]", "250,8 Md$, soit +18,1 %", "dépenses finales, toutes clientèles"] }, { cells: ["Prévision 2025 [1]", "299,1 Md$, soit +19,2 %", "prévision de novembre 2024"] },
                { cells: ["HubSpot, revenus 2024 [2]", "2,63 Md$, soit +21 %", "247 939 clients fin 2024"] }, { cells: ["Salesforce, exercice clos en janvier 2025 [3]", "37,9 Md$, soit +9 %", "groupe entier"] },
              ], source: "Gartner, HubSpot et Salesforce, sources 1 à 3" } },
          { kind: "heading", text: "Une seule règle de date" },
          { kind: "text", text: "Tout est arrêté au 13 août 2026 : prix et fonctions relevés ce jour-là, affaires closes de janvier à décembre 2025. Les repères publics lus à cette date portent sur l’exercice 2024, celui de Salesforce se fermant le 31 janvier 2025." },
          { kind: "heading", text: "Ce que cela change pour vous" },
          { kind: "list", items: ["Un éditeur dont les ventes montent de moins de 18 % par an perd du terrain sur la dépense mondiale, même en croissant.", "Salesforce publie un groupe entier et HubSpot plusieurs produits : ces taux donnent une échelle, pas une part de marché."] },
        ] },
      { folio: 14, section: "Analyse des concurrents", title: "Les éditeurs A et B prennent 24 affaires sur 42, jamais sur le prix", blocks: [
          { kind: "table", table: { caption: "Les 42 affaires perdues en 2025, par gagnant et par motif",
              columns: [{ label: "Gagnant" }, { label: "Intégration", digits: 0 }, { label: "Automat.", digits: 0 }, { label: "Prix", digits: 0 }, { label: "Notoriété", digits: 0 }, { label: "Autre", digits: 0 }, { label: "Total", digits: 0 }], rows: [
                { cells: ["Éditeur A", 8, 3, 0, 3, 0, 14] }, { cells: ["Éditeur B", 5, 4, 0, 1, 0, 10] }, { cells: ["Éditeur C", 1, 0, 5, 1, 0, 7] }, { cells: ["Éditeur D", 1, 1, 0, 0, 1, 3] }, { cells: ["Éditeur E", 2, 3, 1, 0, 0, 6] },
                { cells: ["Projet abandonné", 0, 0, 0, 0, 2, 2] }, { cells: ["Total", 17, 11, 6, 5, 3, 42], look: "total" },
              ], note: "Affaires closes de janvier à décembre 2025, exportées par le client, fictif." } },
          { kind: "text", text: "Le prix explique 6 pertes, face aux deux éditeurs moins chers que vous, C et E. Les fonctions en expliquent 28 : chaque fois, le gagnant est mieux noté que vous sur au moins un critère en cause." },
        ] },
      { folio: 27, section: "Matrice fonctionnelle et prix", title: "Deuxième score, mais deux familles sous la moyenne", blocks: [
          { kind: "chart", chart: { type: "dots", title: "Deux lacunes : automatisation et intégrations", measure: "Note de 0 à 4 par famille, moyenne de sept critères", columns: ["Pipeline", "Automatisation", "Rapports", "Intégrations", "Mobile", "Conformité"], max: 4, digits: 1,
              scale: ["0 absent", "1", "2", "3", "4 complet et réglable"], rows: [
                { label: "Éditeur A", values: [3.85714285714, 3.85714285714, 3.71428571429, 3.85714285714, 2.85714285714, 2.14285714286] }, { label: "Éditeur B", values: [3, 3.71428571429, 2.14285714286, 3.14285714286, 2, 2.14285714286] },
                { label: "Éditeur C", values: [2.85714285714, 1.57142857143, 1.85714285714, 2, 3, 3] }, { label: "Votre offre", values: [3.85714285714, 2, 3.14285714286, 2, 3, 3.85714285714], hot: true },
                { label: "Éditeur D", values: [2.14285714286, 2.71428571429, 2.71428571429, 1.42857142857, 2, 3.85714285714] }, { label: "Éditeur E", values: [2, 3.42857142857, 2.14285714286, 2.14285714286, 3.71428571429, 1.14285714286] },
              ] } },
          { kind: "text", text: "Sous la moyenne des six : automatisation (2,00 contre 2,88) et intégrations (2,00 contre 2,43). Ensemble, 40 % du score. Partout ailleurs, vous êtes au-dessus." },
        ] },
      { folio: 33, section: "Matrice fonctionnelle et prix", title: "Trois intégrations manquent, chacune complète chez deux éditeurs au moins", blocks: [
          { kind: "table",
            table: { caption: "Intégrations : note de 0 à 4, critère par critère", columns: [{ label: "Critère" }, { label: "A", digits: 0 }, { label: "B", digits: 0 }, { label: "C", digits: 0 }, { label: "Vous", digits: 0 }, { label: "D", digits: 0 }, { label: "E", digits: 0 }], rows: [
                { cells: ["Comptabilité", 4, 2, 3, 1, 3, 1] }, { cells: ["Téléphonie", 4, 4, 1, 1, 1, 3] }, { cells: ["Agenda", 4, 4, 2, 1, 1, 2] }, { cells: ["Messagerie", 4, 3, 2, 3, 1, 3] }, { cells: ["Formulaires web", 4, 3, 2, 3, 1, 2] },
                { cells: ["Signature électronique", 4, 3, 2, 2, 2, 2] }, { cells: ["Interface de programmation", 3, 3, 2, 3, 1, 2] }, { cells: ["Moyenne", 3.85714285714, 3.14285714286, 2, 2, 1.42857142857, 2.14285714286], digits: 2, look: "total" },
              ], note: "Échelle : 0 : absent ; 1 : par un tiers ; 2 : limité ; 3 : complet ; 4 : complet et réglable.", dense: true } },
          { kind: "text", text: "Comptabilité, téléphonie et agenda passent chez vous par un tiers. Chacune est complète chez deux concurrents au moins." },
          { kind: "table", table: { caption: "Intégration demandée, dans les affaires perdues sur ce motif", columns: [{ label: "Intégration" }, { label: "Affaires", digits: 0 }],
              rows: [{ cells: ["Comptabilité", 6] }, { cells: ["Téléphonie", 5] }, { cells: ["Agenda", 3] }, { cells: ["Autres", 3] }, { cells: ["Total", 17], look: "total" }], dense: true } },
        ] },
      { folio: 41, section: "Matrice fonctionnelle et prix", title: "À 45 €, votre prix ne dit pas votre rang", blocks: [
          { kind: "chart",
            chart: { type: "map", title: "Deuxième score sur six, troisième prix le plus bas", measure: "Prix mensuel par utilisateur et score sur 100 ; disque plein : votre offre", x: { label: "Prix", from: 20, to: 100, unit: "€" }, y: { label: "Score", from: 50, to: 100, digits: 1 }, points: [
                { label: "A : 89 €, 89,1", x: 89, y: 89.1071428571 }, { label: "B : 69 €, 71,4", x: 69, y: 71.4285714286 }, { label: "C : 29 €, 57,7", x: 29, y: 57.6785714286 }, { label: "Vous : 45 €, 73,0", x: 45, y: 73.0357142857, hot: true },
                { label: "D : 59 €, 58,9", x: 59, y: 58.9285714286 }, { label: "E : 39 €, 60,5", x: 39, y: 60.5357142857 },
              ] } },
          { kind: "text", text: "Seul l’éditeur A vous devance, à près du double du prix. B et D sont moins bien notés et plus chers ; C et E sont moins bien notés et moins chers." },
        ] },
      { folio: 42, section: "Matrice fonctionnelle et prix", title: "Un éditeur réel : chez Salesforce, 45 € ne paient pas l’interface de programmation", blocks: [
          { kind: "chart", chart: { type: "bars", title: "Une offre sur quatre est moins chère que la vôtre", measure: "Euros par utilisateur et par mois", unit: "€", digits: 0, source: "Salesforce, source 4 ; votre offre, donnée d’illustration",
              rows: [{ label: "Votre offre", value: 45, hot: true }, { label: "Salesforce Starter Suite", value: 25 }, { label: "Salesforce Pro Suite", value: 100 }, { label: "Salesforce Enterprise", value: 175 }, { label: "Salesforce Unlimited", value: 350 }] } },
          { kind: "table", table: { caption: "Salesforce Sales Cloud, prix publics du 13 août 2026 [4]", columns: [{ label: "Offre" }, { label: "Par utilisateur et par mois", digits: 0, unit: "€" }, { label: "Interface de programmation" }, { label: "Facturation" }],
              rows: [{ cells: ["Starter Suite", 25, "option payante", "au mois ou à l’année"] }, { cells: ["Pro Suite", 100, "option payante", "à l’année"] }, { cells: ["Enterprise", 175, "comprise", "à l’année"] }, { cells: ["Unlimited", 350, "comprise", "à l’année"] }],
              note: "Offre gratuite et offre Agentforce non reprises.", source: "Salesforce, source 4" } },
          { kind: "text", text: "Un éditeur ne se note pas sans essai : Salesforce n’entre donc pas dans la matrice. Son tarif public, lui, se lit comme ceux du panel." },
          { kind: "list",
            items: ["Votre offre, à 45 €, se place entre ses deux premières. Relier un autre logiciel y demande une option, ou l’offre Enterprise : ce critère, la matrice le note à part du prix.", "L’engagement compte autant que le prix : trois offres sur quatre se paient à l’année."] },
        ] },
      { folio: 44, section: "Matrice fonctionnelle et prix", title: "Lacunes comblées, le rang ne dépend plus des pondérations essayées", blocks: [
          { kind: "table", table: { caption: "Votre note face à la moyenne des six", columns: [{ label: "Famille" }, { label: "Poids", digits: 0, unit: "%" }, { label: "Vous", digits: 2 }, { label: "Moyenne", digits: 2 }], rows: [
                { cells: ["Pipeline", 25, 3.85714285714, 2.95238095238] }, { cells: ["Automatisation", 20, 2, 2.88095238095], look: "hot" }, { cells: ["Rapports", 15, 3.14285714286, 2.61904761905] }, { cells: ["Intégrations", 20, 2, 2.42857142857], look: "hot" },
                { cells: ["Mobile", 10, 3, 2.7619047619] }, { cells: ["Conformité", 10, 3.85714285714, 2.69047619048] },
              ], dense: true } },
          { kind: "table", table: { caption: "Place de votre offre si une famille pèse 10 points de plus", columns: [{ label: "Famille renforcée" }, { label: "Aujourd’hui" }, { label: "Lacunes comblées" }, { label: "Score alors", digits: 1 }], rows: [
                { cells: ["Pipeline", "deuxième", "deuxième", 81.7261904762] }, { cells: ["Automatisation", "troisième", "deuxième", 77.1205357143], look: "hot" }, { cells: ["Rapports", "deuxième", "deuxième", 79.3592436975] },
                { cells: ["Intégrations", "troisième", "deuxième", 78.4598214286], look: "hot" }, { cells: ["Mobile", "deuxième", "deuxième", 78.9682539683] }, { cells: ["Conformité", "deuxième", "deuxième", 81.3492063492] },
              ], note: "Les autres familles cèdent ces points en proportion de leur poids." } },
          { kind: "text", text: "Avec 10 points de plus sur une famille, vous tombez troisième dans 2 cas : automatisation et intégrations. Une fois les lacunes comblées, vous êtes deuxième dans les six." },
        ] },
      { folio: 49, section: "Recommandations", title: "Combler deux lacunes, puis passer de 45 à 54 €", blocks: [
          { kind: "table", table: { caption: "Ce qu’il faut faire, et l’effet attendu (notes de 0 à 4)", columns: [{ label: "Action" }, { label: "Avant" }, { label: "Après" }, { label: "Échéance" }], rows: [
                { cells: ["Trois intégrations : comptabilité, téléphonie, agenda", "2,00", "2,86", "4 mois"] }, { cells: ["Scénarios d’automatisation prêts à l’emploi", "2,00", "2,43", "6 mois"] }, { cells: ["Prix par utilisateur, nouveaux clients", "45 €", "54 €", "7 mois"] },
                { cells: ["Score pondéré", "73,0", "79,5", "6 mois"], look: "total" }, { cells: ["Coût année 1, 25 utilisateurs", "15 000 €", "17 700 €", "7 mois"], look: "total" },
              ], dense: true } },
          { kind: "table", table: { caption: "Cinq prix essayés, lacunes comblées", columns: [{ label: "Prix" }, { label: "Coût, année 1", digits: 0, unit: "€" }, { label: "Sous B et D, au moins", digits: 0, unit: "%" }, { label: "Ventes qu’on peut perdre", digits: 0 }],
              rows: [{ cells: ["45 €", 15000, 36, 0] }, { cells: ["49 €", 16200, 31, 3] }, { cells: ["54 €", 17700, 25, 6], look: "hot" }, { cells: ["59 €", 19200, 18, 9] }, { cells: ["64 €", 20700, 12, 11] }],
              note: "Règle : le prix le plus haut qui reste au moins 25 % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur 38 sans que les abonnements rapportent moins qu’à 45 €.", dense: true } },
          { kind: "text", text: "À 59 €, l’écart avec les éditeurs devancés tombe à 18 %. À 54 €, vous pouvez perdre 6 ventes sur 38 sans que les abonnements rapportent moins." },
        ] },
      { folio: 51, section: "Recommandations", title: "La conclusion tient face aux cinq éditeurs", blocks: [
          { kind: "table",
            table: { caption: "L’offre à 54 € face à chacun des cinq éditeurs", columns: [{ label: "Face à" }, { label: "Score", digits: 1, signed: true }, { label: "Coût, année 1", digits: 0, unit: "€", signed: true }, { label: "Par point", digits: 0, unit: "€" }, { label: "Cet éditeur est…" }],
              rows: [
                { cells: ["Éditeur A", -9.64285714286, -18000, 1866.66666667, "meilleur, plus cher"] }, { cells: ["Éditeur B", 8.03571428571, -7500, null, "devancé"] }, { cells: ["Éditeur C", 21.7857142857, 9000, 413.114754098, "moins cher, moins bon"] },
                { cells: ["Éditeur D", 20.5357142857, -6000, null, "devancé"] }, { cells: ["Éditeur E", 18.9285714286, 6000, 316.981132075, "moins cher, moins bon"] },
              ], note: "Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur." } },
          { kind: "text", text: "Aucun éditeur n’est à la fois mieux noté et moins cher. B et D sont devancés sur les deux tableaux. Face aux moins chers, un point de plus coûte 413 € (C) et 317 € (E) la première année ; passer à l’éditeur A coûte 1 867 € le point." },
          { kind: "heading", text: "Ce qui ferait renoncer à la hausse" },
          { kind: "list", items: ["Plus de 6 ventes perdues pour le prix sur 38.", "Une des trois intégrations livrée avec plus de deux mois de retard.", "Une baisse de prix de l’éditeur B ou D qui ramène l’écart sous le quart."] },
        ] },
    ] } } satisfies WrittenExample;
