import { termination } from '../../data/termination.ts';
import { FieldGrid } from '../quote/FieldGrid.tsx';
import { FormPage } from '../quote/FormPage.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';

/** The notice that ends the monthly pack, with the facts the Code de la consommation lets one ask (D215-2). */
export const TerminationPage = () => (
  <FormPage
    title={termination.title}
    lead="Ce formulaire met fin au pack mensuel. Il est gratuit, sans motif à donner et sans compte à créer."
    points={[
      `Fin du contrat ${termination.noticeDays} jours après réception`,
      'Le mois en cours reste dû et vous en bénéficiez',
      'Un mois payé d’avance qui commencerait ensuite est remboursé',
    ]}
    notice="Les champs marqués d'un * identifient le contrat et l'adresse de la confirmation. Relisez-les avant d'envoyer : la confirmation part à cette adresse, avec la date de fin."
    submit="Notifier la résiliation"
  >
    <input type="hidden" name="service" value={termination.service} />
    <FieldGrid>
      <TextField label="Prénom *" name="firstName" required maxLength={100} autoComplete="given-name" />
      <TextField label="Nom *" name="lastName" required maxLength={100} autoComplete="family-name" />
      <div className="wide">
        <TextField label="Email *" name="email" type="email" required maxLength={254} autoComplete="email" />
      </div>
      <div className="wide">
        <TextArea
          label="Contrat à résilier : référence du devis ou de la facture, à défaut sa date *"
          name="projectDescription"
          required
          maxLength={15_000}
        />
      </div>
      <div className="wide">
        <TextField label="Date de fin souhaitée, si elle est plus tardive" name="timeline" maxLength={100} />
      </div>
    </FieldGrid>
  </FormPage>
);
