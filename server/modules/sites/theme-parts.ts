import type { SiteFrame } from '../../../site/site-document.ts';
import type { Config } from '../../platform/config/config.ts';
import { sitesPath } from '../../platform/sites/site-address.ts';
import type { SiteTheme } from '../../platform/sites/site-theme.ts';

export function stylesOf({ styles }: Pick<SiteTheme, 'styles'>): readonly string[] {
  return [...styles.keys()].map((name) => `${sitesPath}/assets/${name}`);
}

/** The frame of a page that belongs to no site. */
export function frameOfNoSite({ brand }: Pick<Config, 'brand'>): SiteFrame {
  return { title: brand.name, kind: 'PORTFOLIO', components: { others: [] } };
}
