/** Id of the title of a card of the portfolio, which names its buttons. */
export const cardHeading = (id: string): string => `exemple-${id}`;
