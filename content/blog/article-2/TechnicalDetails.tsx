import { Panels } from '../../../components/article/Panels.tsx';
import { doctrine } from '../../../data/blog/method.ts';

/** The collapsible technical panel of the case. */
interface TechnicalDetail {
  term: string;
  description: string;
}

const technicalDetailsTitle = 'Détails techniques : outils, données, consigne';

const technicalDetails: readonly TechnicalDetail[] = [
  {
    term: 'Outils',
    description:
      'Une boîte de réception partagée, un tableur de suivi, cinq accès à des modèles. Aucun développement, aucune connexion automatique au logiciel de devis.',
  },
  {
    term: 'Données',
    description:
      'Noms, adresses, téléphones et références de chantier remplacés par des lettres avant l’envoi. La table de correspondance reste dans le tableur, sur le serveur de l’entreprise.',
  },
  {
    term: 'Consigne d’extraction',
    description: `Extrayez de ce message les cotes, matériaux, quantités et délais dans un tableau. Une ligne par menuiserie. Écrivez ${doctrine.missing.inPrompt} quand l’information manque et [AMBIGU] quand deux lectures sont possibles. Ne calculez rien.`,
  },
  {
    term: 'Contrôle',
    description:
      'Deux modèles font la même extraction. Les lignes identiques sont relues par sondage, une sur cinq ; les lignes différentes le sont toutes.',
  },
  {
    term: 'Journal',
    description:
      'Une ligne par devis : durée totale, durée de contrôle, erreur éventuelle, cause. Cinq colonnes, remplies au moment de l’envoi.',
  },
];

const content = technicalDetails.map(({ term, description }) => (
  <div key={term}>
    <h4>{term}</h4>
    <p>{description}</p>
  </div>
));

export const TechnicalDetails = () => <Panels items={[{ title: technicalDetailsTitle, content }]} />;
