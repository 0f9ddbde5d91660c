interface Metric {
  figure: string;
  /** Unit of the figure, set at 58 % of its size. */
  unit?: string;
  label: string;
  /** Source of the figure, when it is a claim. */
  note?: string;
}

interface FeatureCard {
  title: string;
  description: string;
  items: readonly string[];
}

/** Texts of a service page beside the catalogue's facts: price, delay and format are in `data/source/offers.ts`. */
export interface ServicePage {
  /** For search engines; the catalogue's price and delay are appended. */
  summary: string;
  lead: string;
  metrics: readonly Metric[];
  sample: {
    /** The two inner pages of the example shown here; the first is also shown beside the cover. */
    folios: readonly [number, number];
    /** Contents of each part of the example, by the part's title. */
    items: Readonly<Record<string, readonly string[]>>;
  };
  features: { title: readonly string[]; cards: readonly FeatureCard[] };
  closing: {
    /** Beginning of the closing title; the page appends the delivery time: `Votre étude de marché, signée` 48 h après le brief validé. */
    signed: string;
    /** Second button: opens the quote form, or leads to `href`. */
    secondary: {
      label: string;
      href?: string;
      /** Shown above the fields: the promise of the label, with a page to read first. */
      note?: { text: string; link?: { href: string; label: string } };
      /** Whether the form first asks when to call. */
      asksCall?: true;
    };
  };
}
