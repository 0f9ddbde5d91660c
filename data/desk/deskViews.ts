/** `/admin` and the desk's own views; any other path below it is unknown, and so is `/administration`. */
export const DESK_VIEWS =
  /^\/admin(\/(newsletter|articles|images|indesirables|courrier|contrats|corbeille|tableau-de-bord|compte|comptes|journal|aujourdhui|etat|personnes(\/(\d+|effacements))?|leads\/(\d+|DEV-\d+-\d+|saisie)))?$/;
