import { method } from '../../data/home.ts';
import { useContent } from '../useContent.tsx';

/** What « Découvrez ma méthode » promises, above the form it opens. */
export const MethodNote = () => (
  <>
    <p>La méthode, en bref :</p>
    <ol>
      {method(useContent()).steps.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    <p>
      <a href="/#methode">Lire les cinq étapes</a>
    </p>
  </>
);

/** What « Voir en action » promises, above the form it opens. */
export const SampleNote = () => (
  <p>
    Une étude de marché complète, telle qu’elle est livrée : <a href="/exemples/etude-marche">lire l’exemple</a>. Vous
    pouvez aussi demander la vôtre ici.
  </p>
);
