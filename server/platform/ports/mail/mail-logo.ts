import { logoBox } from '../../../../shared/brand.ts';
import type { Brand } from '../../brand/read-brand.ts';
import { ConfigError } from '../../environment.ts';

/** The height of a logo in a mail, in pixels. */
export const mailLogoSize = 36;

/** The content id of the logo in a mail. */
export const mailLogoId = 'logo';

/**
 * Renders the logo as a PNG, because mail programs do not show SVG, at double size for sharp screens. Undefined without
 * a logo.
 */
export async function renderMailLogo({ logo, page }: Brand): Promise<Buffer | undefined> {
  if (logo === undefined || page?.logo === undefined) return undefined;
  const { width, height } = logoBox(page.logo, mailLogoSize * 2);
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(logo.bytes, { density: 288 })
      .resize({ width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
  } catch {
    throw new ConfigError('OCTAVO_BRAND_LOGO names an image that cannot be rendered.');
  }
}
