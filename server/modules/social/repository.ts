import type { Db } from '../../platform/database/database.ts';
import { inserts } from '../../platform/database/records.ts';
import type { SocialIdentityRow } from '../../platform/database/schema.ts';

export function selectIdentity(db: Db, provider: SocialIdentityRow['provider'], subject: string) {
  return db
    .selectFrom('social_identities')
    .select('user')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export const insertIdentity = inserts('social_identities');
