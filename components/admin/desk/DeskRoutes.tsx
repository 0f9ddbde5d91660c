import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { deskViews, type ViewName } from '../../../data/desk/deskViews.ts';
import { AccountView } from '../account/AccountView.tsx';
import { ArticlePage } from '../articles/ArticlePage.tsx';
import { ArticlesView } from '../articles/ArticlesView.tsx';
import { ContractsView } from '../contracts/ContractsView.tsx';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { DayView } from '../day/DayView.tsx';
import { EnterLeadPage } from '../enter/EnterLeadPage.tsx';
import { GuidePage, GuideView } from '../guide/GuideView.tsx';
import { JunkView } from '../junk/JunkView.tsx';
import { LeadPage } from '../lead/LeadPage.tsx';
import { LeadsView } from '../leads/LeadsView.tsx';
import { LetterPage } from '../letters/LetterPage.tsx';
import { LettersView } from '../letters/LettersView.tsx';
import { ImportPage } from '../newsletter/ImportPage.tsx';
import { NewsletterView } from '../newsletter/NewsletterView.tsx';
import { PeopleView } from '../people/PeopleView.tsx';
import { PersonPage } from '../people/PersonPage.tsx';
import { GroupView } from '../settings/GroupView.tsx';
import { SettingsView } from '../settings/SettingsView.tsx';
import { SiteView } from '../site/SiteView.tsx';
import { BinView } from '../trash/BinView.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskTabs, isTab } from './DeskTabs.tsx';
import { useView } from './useView.ts';

const VIEWS: Record<ViewName, ComponentType> = {
  day: DayView,
  leads: LeadsView,
  junk: JunkView,
  contracts: ContractsView,
  people: PeopleView,
  bin: BinView,
  person: PersonPage,
  enterLead: EnterLeadPage,
  lead: LeadPage,
  articles: ArticlesView,
  article: ArticlePage,
  letters: LettersView,
  letter: LetterPage,
  subscribers: NewsletterView,
  importSubscribers: ImportPage,
  figures: Dashboard,
  settings: SettingsView,
  settingsGroup: GroupView,
  state: SiteView,
  account: AccountView,
  guide: GuideView,
  guidePage: GuidePage,
};
const addresses = (Object.keys(VIEWS) as ViewName[]).filter((name) => !deskViews[name].path.includes('?'));

/** View « Demandes »: the inbox, or another list that the address names. */
function Lists() {
  const View = VIEWS[useView() ?? 'leads'];
  return <View />;
}

const routes = (names: readonly ViewName[]) =>
  names.map((name) => {
    const View = name === 'leads' ? Lists : VIEWS[name];
    return <Route key={name} path={deskViews[name].path} element={<View />} />;
  });

/** Routes of the desk's views (`data/desk/deskViews.ts`). */
export const DeskRoutes = () => (
  <Routes>
    <Route element={<DeskFrame />}>
      <Route element={<DeskTabs />}>{routes(addresses.filter(isTab))}</Route>
      {routes(addresses.filter((name) => !isTab(name)))}
    </Route>
  </Routes>
);
