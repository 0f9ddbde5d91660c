import { AdminApp } from '../../components/admin/AdminApp.tsx';

const guide = async () => (await import('../../content/guide/guideTexts.ts')).guideText;

/** The owner's desk. */
export function Page() {
  return <AdminApp guide={guide} />;
}
