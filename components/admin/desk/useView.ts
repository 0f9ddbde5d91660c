import { useLocation } from 'react-router';
import { viewAt } from '../../../data/desk/deskViews.ts';

/** The view of the desk that the address names. */
export function useView() {
  const { pathname, search } = useLocation();
  return viewAt(pathname, search);
}
