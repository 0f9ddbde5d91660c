import type { AccountCreated } from '../../../data/api/accounts.ts';
import { Button } from '../../ui/Button.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { Facts } from '../list/Facts.tsx';

/** The password of a new account, said this once. */
export function FirstPassword({ created, onClose }: { created: AccountCreated; onClose: () => void }) {
  return (
    <DeskDialog
      firm
      title="Compte créé"
      said="Transmettez ces deux lignes à la personne, par un moyen sûr. Le mot de passe ne sera plus affiché ; elle le changera dans « Mon compte »."
      onClose={onClose}
    >
      <Facts
        rows={[
          ['Identifiant', created.username],
          ['Mot de passe', <code key="password">{created.password}</code>],
        ]}
      />
      <DialogActions>
        <Button type="button" size="md" onClick={onClose}>
          Je l'ai noté
        </Button>
      </DialogActions>
    </DeskDialog>
  );
}
