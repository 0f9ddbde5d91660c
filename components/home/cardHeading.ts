/** Id of a portfolio card's title, which labels its buttons. */
export const cardHeading = (id: string): string => `exemple-${id}`;
