/** What a visitor is about to open (hover, touch) is fetched ahead: pages of the site, none of which changes anything. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*', relative_to: 'document' },
          {
            not: {
              href_matches: ['/admin*', '/devis*', '/newsletter/*', '/telechargements/*'],
              relative_to: 'document',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The `Speculation-Rules` header of every page. It carries the rules themselves: as a file they were a request of their own
 * while the page was still on its way, 150 ms of a phone's first visit in Lighthouse's model.
 */
export const speculationRules = `"data:application/speculationrules+json,${JSON.stringify(RULES).replaceAll('"', '%22')}"`;
