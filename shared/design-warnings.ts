import { enoughForText, shadeWithContrast } from './contrast-shade.ts';
import { contrast } from './oklab.ts';
import type { DesignColor, SiteDesign } from './site-design.ts';
import { accentOf, contrastOnGrounds, enoughForReading, takesDarkText } from './site-palette.ts';

/** A colour that makes a site hard to read, and the nearest one that does not. */
export interface DesignWarning {
  readonly color: DesignColor;
  /** `accent`: links and buttons in it are hard to see. `ground`: text on it is hard to read. */
  readonly kind: 'accent' | 'ground';
  /** Its contrast, and how much there should be (WCAG 2). */
  readonly ratio: number;
  readonly needed: number;
  readonly suggestion: string;
}

/** The contrast problems of a design. Delivered sites correct them where they can; the colour would look different there. */
export function designWarnings(design: SiteDesign): readonly DesignWarning[] {
  return [
    ...(['white', 'light', 'black'] as const).flatMap((color) => groundWarning(design, color)),
    ...(['primary', 'secondary'] as const).flatMap((color) => accentWarning(design, color)),
  ];
}

function groundWarning(design: SiteDesign, color: 'white' | 'light' | 'black'): readonly DesignWarning[] {
  const hex = design[color];
  // Links have one colour on both grounds of the page, so both grounds are light or both are dark.
  const isForDarkText = takesDarkText(color === 'light' ? design.white : hex);
  const ratio = contrast(isForDarkText ? '#000000' : '#FFFFFF', hex);
  if (ratio >= enoughForReading) return [];
  const becomesLight = isForDarkText && color !== 'black';
  const suggestion = shadeWithContrast(
    hex,
    becomesLight ? 1 : -1,
    (shade) => contrast(becomesLight ? '#000000' : '#FFFFFF', shade),
    enoughForReading,
  );
  return [{ color, kind: 'ground', ratio, needed: enoughForReading, suggestion }];
}

function accentWarning(design: SiteDesign, color: 'primary' | 'secondary'): readonly DesignWarning[] {
  const ratio = contrastOnGrounds(design[color], design);
  if (ratio >= enoughForText) return [];
  const suggestion = accentOf(design[color], design);
  // If no shade is enough, the grounds have to change first, which another warning reports.
  if (contrastOnGrounds(suggestion, design) < enoughForText) return [];
  return [{ color, kind: 'accent', ratio, needed: enoughForText, suggestion }];
}
