import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { adminAccount } from '../../support/real-server.ts';

type Fields = Readonly<Record<string, FieldDefinition>>;

/** Adds a block type for pages, as an administrator does through the API. Returns a function that changes its fields. */
export async function addBlockType(
  { url }: { readonly url: string },
  name: string,
  content_model: Fields,
): Promise<(content_model: Fields) => Promise<void>> {
  const { token } = (await send('POST', `${url}/api/auth/`, adminAccount)) as { readonly token: string };
  const headers = { authorization: `Token ${token}` };
  const types = `${url}/api/block-content-models/`;
  const { id } = (await send('POST', types, { name, content_model }, headers)) as { readonly id: string };
  return async (changed) => void (await send('PATCH', `${types}${id}/`, { content_model: changed }, headers));
}

async function send(
  method: string,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
