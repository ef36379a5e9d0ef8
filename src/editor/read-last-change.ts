import type { Block } from '../../shared/wire/content.ts';
import type { LastChange } from './store/block-api.ts';

export function readLastChange(
  record: Pick<Block, 'last_update' | 'last_update_by'>,
): LastChange | undefined {
  const { last_update: at, last_update_by: user } = record;
  return user ? { userId: user.id, name: user.name || user.email, at } : undefined;
}
