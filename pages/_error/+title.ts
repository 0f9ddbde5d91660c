export const title = '404 Page Not Found';
