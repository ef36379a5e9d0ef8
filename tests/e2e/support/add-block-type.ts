import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { adminAccount } from '../../support/real-server.ts';

/** Adds a block type for pages, as an administrator does through the API. */
export async function addBlockType(
  { url }: { readonly url: string },
  name: string,
  content_model: Readonly<Record<string, FieldDefinition>>,
): Promise<void> {
  const { token } = (await post(`${url}/api/auth/`, adminAccount)) as { readonly token: string };
  await post(
    `${url}/api/block-content-models/`,
    { name, content_model },
    { authorization: `Token ${token}` },
  );
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
