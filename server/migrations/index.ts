import type { Migration } from 'kysely/migration';
import * as schema from './0001-schema.ts';
import * as retiredFields from './0022-retired-fields.ts';

/** Every migration by name, in order. An unknown name in the database means that the database is newer. */
export const migrations: Readonly<Record<string, Migration>> = Object.freeze({
  '0001-schema': { up: schema.up },
  '0022-retired-fields': { up: retiredFields.up },
});

/** The migrations until 28 November 2026, which `0001-schema` has replaced. A database of that day has them all. */
export const replaced: readonly string[] = (
  '0001-foundation 0002-block-types 0003-accounts-and-mail 0004-unsettled-files 0005-workspace-seo 0006-bounds ' +
  '0007-media-names 0008-block-type-slugs 0009-hosted-sites 0010-site-designs 0011-preview-links ' +
  '0012-preview-addresses 0013-gaps-of-components 0014-plans 0015-about-block-types 0016-library-lists ' +
  '0017-workspace-names 0018-folded-letters 0019-inquiries 0020-proven-domains 0021-library-field-types'
).split(' ');
