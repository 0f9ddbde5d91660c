import { Block, Table } from '../../../components/article/Block.tsx';
import { chanceOfWinning, winsNeeded } from '../../../data/blog/comparing.ts';
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
