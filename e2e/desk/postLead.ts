import type { Site } from '../testing/site.ts';

interface Sent {
  name: string;
  message?: string;
  honeypot?: string;
}

/** Posts a request for a quote; answers the reference of the request. */
export async function postLead({ base }: Site, { name, message = 'Bonjour', honeypot = '' }: Sent): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@client.example`;
  const response = await fetch(`${base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-context': JSON.stringify({ honeypot }) },
    body: JSON.stringify({ name, email, company: '', service: 'Étude de marché - 120€', message }),
  });
  return ((await response.json()) as { reference: string }).reference;
}
