/** Where the example stands in the page; also what the toggle leads to before and without script. */
export const EXAMPLE_ID = 'exemple';
