import { Block, Table } from '../../../components/article/Block.tsx';
import { Panels } from '../../../components/article/Panels.tsx';
import { chanceOfWinning, winsNeeded } from '../../../data/blog/comparing.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { percent } from '../../../data/french/frenchNumbers.ts';

/** How many files the table goes through. */
const duelSizes = [4, 6, 10, 20];

const row = (files: number) => {
  const wins = winsNeeded(files);
  return (
    <tr key={files}>
      <th scope="row">{`${files} dossiers`}</th>
      <td className="number">{wins === null ? 'aucun score ne suffit' : `${wins} sur ${files}`}</td>
      <td className="number">{percent(chanceOfWinning(wins ?? files, files), 1)}</td>
    </tr>
  );
};

/** How many wins tell two models apart, by the number of files compared. */
export const DuelTable = () => (
  <Block measure="prose">
    <Table>
      <caption className="sr">Victoires nécessaires pour départager deux modèles, selon le nombre de dossiers</caption>
      <thead>
        <tr>
          <th scope="col">Dossiers comparés</th>
          <th scope="col" className="number">
            Victoires nécessaires
          </th>
          <th scope="col" className="number">
            Chance d’y arriver par hasard
          </th>
        </tr>
      </thead>
      <tbody>{duelSizes.map(row)}</tbody>
    </Table>
  </Block>
);

/** A collapsible portrait of one model. Opinions are the author's and say so. */
interface ModelPanel {
  id: string;
  title: string;
  paragraphs: readonly string[];
  tryIt: string;
}

/** The two panels of article 3; one is open at a time. */
const modelPanels: readonly ModelPanel[] = [
  {
    id: 'gpt-4',
    title: 'GPT-4 : l’exécutant rapide, à qui il faut interdire de combler',
    paragraphs: [
      'Avis d’usage de 2024, sans mesure : GPT-4 Turbo tenait bien les consignes à étapes et les formats stricts. Demandait-on un tableau de six colonnes, on l’obtenait.',
      'Son défaut tenait à la même qualité. Une colonne sans information, il avait tendance à la remplir. Le remède vaut encore pour ses successeurs : autorisez explicitement une case vide, sinon vous paierez le contrôle.',
      'Je lui donnais : les premiers jets, les extractions, les formules. Je ne lui donnais pas : le dernier mot sur un chiffre.',
    ],
    tryIt: `Remplissez ce tableau à partir du texte. Si une information n’y figure pas, écrivez ${doctrine.missing.inPrompt}. Toute case inventée rend le tableau inutilisable.`,
  },
  {
    id: 'claude',
    title: 'Claude : le relecteur attentif, à qui il faut demander de trancher',
    paragraphs: [
      'Avis d’usage de 2024, sans mesure : Claude 3 Opus lisait loin. Il retenait la clause de la page 12 quand il commentait celle de la page 3, dans un contexte annoncé à 200 000 jetons.',
      'Il nuançait beaucoup. Sur une décision, il rendait parfois trois options et aucune préférence. Là encore, le remède a survécu au modèle : exigez un ordre, et le critère qui l’a produit.',
      'Je lui donnais : la relecture contradictoire, les contrats, les textes longs. Je ne lui donnais pas : un calcul de marge sans vérifier les opérations.',
    ],
    tryIt:
      'Relisez ce document comme la partie adverse. Donnez les trois phrases qui m’engagent le plus, de la plus risquée à la moins risquée, avec la page et la raison du classement.',
  },
];

const content = ({ paragraphs, tryIt }: ModelPanel) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <h4>Consigne à essayer</h4>
    <blockquote>{tryIt}</blockquote>
  </>
);

export const ModelPanels = () => (
  <Panels items={modelPanels.map((panel) => ({ title: panel.title, content: content(panel) }))} />
);
