import type { ComponentType } from 'react';
import { SampleFiles } from '../media/SampleFiles.tsx';
import { History } from './History.tsx';

interface Part {
  title: string;
  lead: string;
  view: ComponentType;
}

/** Pages that « Réglages » lists among its groups, although each is a view of its own. */
export const settingsParts: Record<string, Part> = {
  exemples: {
    title: 'Exemples',
    lead: 'Vos fichiers à la place de ceux que les pages font télécharger.',
    view: SampleFiles,
  },
  historique: {
    title: 'Historique',
    lead: 'Chaque changement, avant et après, et le retour en arrière.',
    view: History,
  },
};
