import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface Answered {
  /** The requested URL. */
  url: string;
  status: number;
  ms: number;
}

/** Metrics of this process: responses, memory, event loop. */
export interface ProcessMetrics {
  registry: Registry;
  observe(answered: Answered): void;
}

/** Kinds of request by the beginning of their address. */
const KINDS = [
  ['events', /^\/api\/admin\/events(?:$|\?)/],
  ['desk', /^\/(?:api\/)?admin(?:$|[/?])/],
  ['api', /^\/api\//],
  ['probe', /^\/(?:healthz|readyz|metrics)(?:$|\?)/],
  ['file', /^\/(?:assets|media|social|icons|telechargements)\/|^\/favicon/],
] as const;
const kindOf = (url: string): string => KINDS.find(([, beginning]) => beginning.test(url))?.[0] ?? 'page';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createProcessMetrics(): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind and status.',
    labelNames: ['kind', 'status'] as const,
    registers: [registry],
  });
  const times = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until the answer was sent, by kind; streams of events apart.',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    registry,
    observe({ url, status, ms }) {
      const kind = kindOf(url);
      requests.inc({ kind, status });
      if (kind !== 'events') times.observe({ kind }, ms / 1000);
    },
  };
}
