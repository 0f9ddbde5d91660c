/** Marks the moment the page answers to its visitor: tests and benchmarks wait for it. */
export const markAnswering = () => void performance.mark('hydrated');
