import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { adminAccount } from '../../support/real-server.ts';
import { signInTo } from './sign-in-to.ts';

type Fields = Readonly<Record<string, FieldDefinition>>;

/** Adds a block type for pages, as an administrator does through the API. Returns a function that changes its fields. */
export async function addBlockType(
  server: { readonly url: string },
  name: string,
  content_model: Fields,
): Promise<(content_model: Fields) => Promise<void>> {
  const call = await signInTo(server, adminAccount);
  const types = 'block-content-models/';
  const { id } = await call<{ readonly id: string }>(types, { name, content_model });
  return async (changed) => void (await call(`${types}${id}/`, { content_model: changed }, 'PATCH'));
}
