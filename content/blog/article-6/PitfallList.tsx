import styled from '@emotion/styled';
import { Block, HeadedRows } from '../../../components/article/Block.tsx';
import { color } from '../../../components/theme.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { capital, spelled } from '../../../data/french/frenchNumbers.ts';

/** A way to get the measure wrong, what it does to the result, and the way out. */
interface Pitfall {
  pitfall: string;
  impact: string;
  solution: string;
}

const pitfalls: readonly Pitfall[] = [
  {
    pitfall: 'Mesurer après, deviner avant',
    impact: 'La durée de départ, reconstituée de mémoire, grossit avec l’enthousiasme.',
    solution: `${capital(spelled(doctrine.measure.before))} chronométrages avant d’ouvrir le premier abonnement.`,
  },
  {
    pitfall: 'Oublier la relecture',
    impact: 'Un brouillon en deux minutes et un contrôle de dix passent pour un gain.',
    solution: 'Arrêter le chronomètre à l’envoi, jamais au premier jet.',
  },
  {
    pitfall: 'Compter deux fois',
    impact: 'La même heure apparaît en économie de salaire et en chiffre d’affaires.',
    solution: 'Chaque heure libérée reçoit un seul emploi, écrit à côté.',
  },
  {
    pitfall: 'Choisir la bonne semaine',
    impact: 'Cinq jours calmes font un bel avant-après.',
    solution: `${capital(spelled(doctrine.measure.weeks))} semaines consécutives, congés et incidents compris.`,
  },
  {
    pitfall: 'Tout attribuer à l’outil',
    impact: 'La consigne écrite aurait suffi à gagner une partie du temps, sans IA.',
    solution: 'Traiter d’autres dossiers avec la nouvelle procédure, sans l’outil.',
  },
];

const Impact = styled.p`
  color: ${color['ink-2']};
`;

/** Each way to go wrong, what it does to the result, and the way out. */
export const PitfallList = () => (
  <Block>
    <HeadedRows as="ol" nameWidth={236}>
      {pitfalls.map(({ pitfall, impact, solution }) => (
        <li key={pitfall}>
          <h3>{pitfall}</h3>
          <div>
            <Impact>{impact}</Impact>
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </HeadedRows>
  </Block>
);
