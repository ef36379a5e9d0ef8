import type { SingleUse } from '../../platform/ports/captcha/captcha.ts';
import type { Db } from '../../platform/database/database.ts';

/** Records the use of a challenge; returns false if any process recorded it before. */
export async function insertUsedCaptcha(db: Db, { challenge, expires_at }: SingleUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captchas')
    .values({ challenge, expires_at })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
