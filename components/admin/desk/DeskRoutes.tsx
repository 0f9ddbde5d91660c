import { Route, Routes } from 'react-router';
import { AccountsView } from '../account/AccountsView.tsx';
import { AccountView } from '../account/AccountView.tsx';
import { ArticlePage } from '../articles/ArticlePage.tsx';
import { ArticlesView } from '../articles/ArticlesView.tsx';
import { ContractsView } from '../contracts/ContractsView.tsx';
import { CopiesView } from '../copies/CopiesView.tsx';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { DayView } from '../day/DayView.tsx';
import { EnterLeadPage } from '../enter/EnterLeadPage.tsx';
import { GuidePage, GuideView } from '../guide/GuideView.tsx';
import { JournalView } from '../journal/JournalView.tsx';
import { JunkView } from '../junk/JunkView.tsx';
import { LeadPage } from '../lead/LeadPage.tsx';
import { LeadsView } from '../leads/LeadsView.tsx';
import { LetterPage } from '../letters/LetterPage.tsx';
import { LettersView } from '../letters/LettersView.tsx';
import { MailView } from '../mail/MailView.tsx';
import { MediaView } from '../media/MediaView.tsx';
import { SampleFilesView } from '../media/SampleFilesView.tsx';
import { ImportPage } from '../newsletter/ImportPage.tsx';
import { NewsletterView } from '../newsletter/NewsletterView.tsx';
import { ErasuresView } from '../people/ErasuresView.tsx';
import { PeopleView } from '../people/PeopleView.tsx';
import { PersonPage } from '../people/PersonPage.tsx';
import { PublishView } from '../publish/PublishView.tsx';
import { GroupView } from '../settings/GroupView.tsx';
import { HistoryView } from '../settings/HistoryView.tsx';
import { SettingsView } from '../settings/SettingsView.tsx';
import { SiteView } from '../site/SiteView.tsx';
import { BinView } from '../trash/BinView.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskTabs } from './DeskTabs.tsx';

/** The desk's views; `data/desk/deskViews.ts` names the same paths. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route element={<DeskFrame />}>
        <Route element={<DeskTabs />}>
          <Route index element={<LeadsView />} />
          <Route path="newsletter" element={<NewsletterView />} />
          <Route path="articles" element={<ArticlesView />} />
        </Route>
        <Route path="newsletter/importer" element={<ImportPage />} />
        <Route path="aujourdhui" element={<DayView />} />
        <Route path="articles/:id" element={<ArticlePage />} />
        <Route path="lettres" element={<LettersView />} />
        <Route path="images" element={<MediaView />} />
        <Route path="exemples" element={<SampleFilesView />} />
        <Route path="indesirables" element={<JunkView />} />
        <Route path="contrats" element={<ContractsView />} />
        <Route path="personnes" element={<PeopleView />} />
        <Route path="personnes/effacements" element={<ErasuresView />} />
        <Route path="personnes/:id" element={<PersonPage />} />
        <Route path="corbeille" element={<BinView />} />
        <Route path="copies" element={<CopiesView />} />
        <Route path="courrier" element={<MailView />} />
        <Route path="tableau-de-bord" element={<Dashboard />} />
        <Route path="compte" element={<AccountView />} />
        <Route path="comptes" element={<AccountsView />} />
        <Route path="journal" element={<JournalView />} />
        <Route path="leads/saisie" element={<EnterLeadPage />} />
        <Route path="etat" element={<SiteView />} />
        <Route path="reglages" element={<SettingsView />} />
        <Route path="reglages/historique" element={<HistoryView />} />
        <Route path="reglages/:group" element={<GroupView />} />
        <Route path="avant-de-publier" element={<PublishView />} />
        <Route path="guide" element={<GuideView />} />
        <Route path="guide/:page" element={<GuidePage />} />
        <Route path="lettres/:id" element={<LetterPage />} />
        <Route path="leads/:id" element={<LeadPage />} />
      </Route>
    </Routes>
  );
}
