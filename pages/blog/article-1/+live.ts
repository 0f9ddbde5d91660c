/** React takes this page over in the browser. */
export const live = true;
