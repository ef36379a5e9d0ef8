import { designColors, readColor, type SiteDesign } from '../../../../shared/site-design.ts';
import type { WorkspaceDesign } from '../../../../shared/wire/site-design.ts';

/** The values of the form: the design without derived ones. */
export type DesignValues = Omit<WorkspaceDesign, 'css'>;

export function valuesOf(design: WorkspaceDesign): DesignValues {
  const { primary, secondary, white, light, black, fonts, corners, spacing, logo, favicon } = design;
  return { primary, secondary, white, light, black, fonts, corners, spacing, logo, favicon };
}

/** The design that a form describes. While a colour is being typed, the saved one replaces it. */
export function readableDesign(written: DesignValues, saved: DesignValues): SiteDesign {
  const colors = designColors.map((color) => [color, readColor(written[color]) ?? saved[color]]);
  return { ...written, ...(Object.fromEntries(colors) as Record<(typeof designColors)[number], string>) };
}
