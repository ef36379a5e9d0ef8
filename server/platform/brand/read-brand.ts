import {
  defaultName,
  logoHasName,
  socialSites,
  type BrandLogo,
  type BrandPalette,
  type PageBrand,
} from '../../../shared/brand.ts';
import { ConfigError, type ReadVariable } from '../environment.ts';
import { ratioOf, readBrandFile, type BrandFile, type FileEnding } from './brand-file.ts';
import { readColors } from './read-colors.ts';

const most = { image: 128 * 1024, font: 512 * 1024, name: 40, office: 200 };

export const fontFileFamily = 'Brand';

/** The look and name of an installation. */
export interface Brand {
  readonly name: string;
  /** The configured colours, or our defaults. */
  readonly colors: { readonly light: BrandPalette; readonly dark: BrandPalette };
  /** The settings of the app; undefined if nothing is configured. */
  readonly page: PageBrand | undefined;
  readonly logo: BrandFile | undefined;
  readonly favicon: BrandFile | undefined;
  readonly font: BrandFile | undefined;
  readonly files: readonly BrandFile[];
  /** Sentences about colours that were changed for legibility. */
  readonly notes: readonly string[];
}

/** Reads `OCTAVO_BRAND_*`, `OCTAVO_OFFICE_ADDRESS` and `OCTAVO_SOCIAL_*`, including the files, once. */
export function readBrand(read: ReadVariable): Brand {
  const { light, dark, own, notes } = readColors(read);
  const image = (name: string, ...more: readonly FileEnding[]) => {
    const given = read(name);
    return given === undefined ? undefined : readBrandFile(name, given, ['svg', 'png', ...more], most.image);
  };
  const logo = image('OCTAVO_BRAND_LOGO');
  const logoDark = image('OCTAVO_BRAND_LOGO_DARK');
  if (logo === undefined && logoDark !== undefined)
    throw new ConfigError('OCTAVO_BRAND_LOGO is missing: OCTAVO_BRAND_LOGO_DARK needs it.');
  const rendered = logo === undefined ? undefined : renderedLogo(logo, logoDark);
  // A mark doubles as the icon. A logo with a name in it would be unreadable.
  const mark = rendered === undefined || logoHasName(rendered) ? undefined : logo;
  const favicon = image('OCTAVO_BRAND_FAVICON', 'ico') ?? mark;
  const { families, file: font } = readFont(read('OCTAVO_BRAND_FONT'));
  const name = readName(read('OCTAVO_BRAND_NAME') ?? defaultName);
  const page = known({
    name: name === defaultName ? undefined : name,
    logo: rendered,
    colors: own ? { light, dark } : undefined,
    font: families,
    office: readOffice(read('OCTAVO_OFFICE_ADDRESS')),
    social: known(Object.fromEntries(socialSites.map((site) => [site, readSite(read, site)]))),
  }) as PageBrand | undefined;
  const files = [logo, logoDark, favicon, font].filter((file) => file !== undefined);
  return { name, colors: { light, dark }, page, logo, favicon, font, files, notes };
}

function renderedLogo(logo: BrandFile, dark: BrandFile | undefined): BrandLogo {
  return { src: logo.path, ...(dark !== undefined && { dark: dark.path }), ratio: ratioOf(logo) };
}

/** The members that are set; undefined if all are unset. */
function known(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const set = Object.entries(members).filter(([, value]) => value !== undefined);
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

/** Rejects characters that have a meaning in mail headers, where the name appears. */
function readName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > most.name || /[\p{Cc}\p{Cf}<>"\\]/u.test(name))
    throw new ConfigError(
      `OCTAVO_BRAND_NAME must have 1 to ${most.name} characters, without quotation marks, angle brackets and backslashes.`,
    );
  return name;
}

function readOffice(text: string | undefined): string | undefined {
  if (text !== undefined && (text.length > most.office || /\p{Cc}/u.test(text)))
    throw new ConfigError(
      `OCTAVO_OFFICE_ADDRESS must be an e-mail address or a postal address in one line of at most ${most.office} characters.`,
    );
  return text;
}

function readSite(read: ReadVariable, site: (typeof socialSites)[number]): string | undefined {
  const name = `OCTAVO_SOCIAL_${site.toUpperCase()}`;
  const text = read(name);
  if (text !== undefined && !(URL.canParse(text) && text.startsWith('https://')))
    throw new ConfigError(`${name} must be an https URL.`);
  return text;
}

/** Reads the font: a file, or the name of an installed one. */
function readFont(text: string | undefined): {
  readonly families?: string;
  readonly file?: BrandFile;
} {
  if (text === undefined) return {};
  const families = (first: string) => `"${first}", system-ui, sans-serif`;
  if (/[/\\.]/.test(text)) {
    const file = readBrandFile('OCTAVO_BRAND_FONT', text, ['woff2'], most.font);
    return { families: families(fontFileFamily), file };
  }
  if (!/^[\p{L}\d][\p{L}\d -]{0,59}$/u.test(text))
    throw new ConfigError('OCTAVO_BRAND_FONT must be a .woff2 file or the name of a font, as in Georgia.');
  return { families: families(text) };
}
