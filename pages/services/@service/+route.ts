import { services } from '../../../data/services.ts';

/** Matches the five codes of the catalogue only: any other path is unknown and answers 404. */
export function route({ urlPathname }: { urlPathname: string }) {
  const code = /^\/services\/([^/]+)$/.exec(urlPathname)?.[1];
  return services.some((service) => service.code === code) && { routeParams: { service: code } };
}
