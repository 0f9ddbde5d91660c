import { DESK_VIEWS } from '../../data/desk/deskViews.ts';

export const route = ({ urlPathname }: { urlPathname: string }): boolean => DESK_VIEWS.test(urlPathname);
