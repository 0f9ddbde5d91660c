import { AdminApp } from '../../components/admin/AdminApp.tsx';

/** The owner's desk. */
export function Page() {
  return <AdminApp />;
}
