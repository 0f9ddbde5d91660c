interface Metric {
  figure: string;
  /** Unit of the figure, printed at 58 % of the figure's size. */
  unit?: string;
  label: string;
  /** Evidence of the figure, when the figure is a claim. */
  note?: string;
}

interface FeatureCard {
  title: string;
  description: string;
  items: readonly string[];
}

/** Texts of a service page that the catalogue lacks; price, delay and format are in `data/source/offers.ts`. */
export interface ServicePage {
  /** Description for search engines; the catalogue's price and delay are appended. */
  summary: string;
  lead: string;
  metrics: readonly Metric[];
  sample: {
    /** Page numbers of the two inner pages of the example shown on this page; the first is also shown beside the cover. */
    folios: readonly [number, number];
    /** Lines about the contents of each part of the example, by the part's title. */
    items: Readonly<Record<string, readonly string[]>>;
  };
  features: { title: readonly string[]; cards: readonly FeatureCard[] };
  closing: {
    /**
     * Beginning of the last section's title; the page appends the delivery time: `Votre étude de marché, signée` 48 h après le brief
     * validé.
     */
    signed: string;
    /** Second button of the last section: opens the quote form, or links to `href`. */
    secondary: {
      label: string;
      href?: string;
      /** Text above the fields of the form: what the button's label promises, with a link to a page to read first. */
      note?: { text: string; link?: { href: string; label: string } };
      /** Whether the form begins with the question of when to call. */
      asksCall?: true;
    };
  };
}
