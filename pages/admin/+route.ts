/** `/admin` and the desk's own views; any other path below it is unknown, and so is `/administration`. */
const VIEWS = /^\/admin(\/(newsletter|articles|indesirables|courrier|tableau-de-bord|leads\/\d+))?$/;

export const route = ({ urlPathname }: { urlPathname: string }): boolean => VIEWS.test(urlPathname);
