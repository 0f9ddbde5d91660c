import type { SettingsResponse } from '../../data/api/settings/settingsResponses.ts';

/** A call of the desk's API whose refusal throws; resolves with the JSON of its response. */
export type AskDesk = (method: 'GET' | 'PUT', path: string, body?: object) => Promise<unknown>;

/** Saves settings at the desk, each value in the group it belongs to. */
export async function saveSettings(ask: AskDesk, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { groups } = (await ask('GET', '/api/admin/settings')) as SettingsResponse;
  for (const { code, version, fields } of groups) {
    const own = fields.flatMap(({ name }) => (name in values ? [[name, values[name]]] : []));
    if (own.length > 0) await ask('PUT', `/api/admin/settings/${code}`, { version, values: Object.fromEntries(own) });
  }
}
