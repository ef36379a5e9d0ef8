import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as blockTypes from './0002-block-types.ts';
import * as accountsAndMail from './0003-accounts-and-mail.ts';
import * as unsettledFiles from './0004-unsettled-files.ts';
import * as workspaceSeo from './0005-workspace-seo.ts';
import * as bounds from './0006-bounds.ts';
import * as mediaNames from './0007-media-names.ts';
import * as blockTypeSlugs from './0008-block-type-slugs.ts';
import * as hostedSites from './0009-hosted-sites.ts';
import * as siteDesigns from './0010-site-designs.ts';
import * as previewLinks from './0011-preview-links.ts';
import * as previewAddresses from './0012-preview-addresses.ts';
import * as gapsOfComponents from './0013-gaps-of-components.ts';
import * as plans from './0014-plans.ts';
import * as aboutBlockTypes from './0015-about-block-types.ts';
import * as libraryLists from './0016-library-lists.ts';
import * as workspaceNames from './0017-workspace-names.ts';
import * as foldedLetters from './0018-folded-letters.ts';
import * as inquiries from './0019-inquiries.ts';
import * as provenDomains from './0020-proven-domains.ts';
import * as libraryFieldTypes from './0021-library-field-types.ts';
import * as retiredFields from './0022-retired-fields.ts';

/** Every migration by name, in order. An unknown name in the database means that the database is newer. */
export const migrations: Readonly<Record<string, Migration>> = Object.freeze({
  '0001-foundation': { up: foundation.up },
  '0002-block-types': { up: blockTypes.up },
  '0003-accounts-and-mail': { up: accountsAndMail.up },
  '0004-unsettled-files': { up: unsettledFiles.up },
  '0005-workspace-seo': { up: workspaceSeo.up },
  '0006-bounds': { up: bounds.up },
  '0007-media-names': { up: mediaNames.up },
  '0008-block-type-slugs': { up: blockTypeSlugs.up },
  '0009-hosted-sites': { up: hostedSites.up },
  '0010-site-designs': { up: siteDesigns.up },
  '0011-preview-links': { up: previewLinks.up },
  '0012-preview-addresses': { up: previewAddresses.up },
  '0013-gaps-of-components': { up: gapsOfComponents.up },
  '0014-plans': { up: plans.up },
  '0015-about-block-types': { up: aboutBlockTypes.up },
  '0016-library-lists': { up: libraryLists.up },
  '0017-workspace-names': { up: workspaceNames.up },
  '0018-folded-letters': { up: foldedLetters.up },
  '0019-inquiries': { up: inquiries.up },
  '0020-proven-domains': { up: provenDomains.up },
  '0021-library-field-types': { up: libraryFieldTypes.up },
  '0022-retired-fields': { up: retiredFields.up },
});
