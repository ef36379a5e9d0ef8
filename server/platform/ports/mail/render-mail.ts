import { logoBox, logoHasName } from '../../../../shared/brand.ts';
import type { Language } from '../../../../shared/languages.ts';
import { type ColorTokens, darkColors, lightColors } from '../../../../theme/tokens.ts';
import type { Brand } from '../../brand/read-brand.ts';
import { escapeHtml } from '../../escape-html.ts';
import { mailLogoId, mailLogoSize } from './mail-logo.ts';

export interface MailParts {
  readonly language: Language;
  readonly product: string;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly button: string;
  readonly link: string;
  /** How long the link is valid. */
  readonly hint: string;
  /** The advice for recipients who did not request the mail. */
  readonly unasked: string;
  /** Introduces the full address, for mail programs that show no button. */
  readonly fallback: string;
  readonly footer: string;
}

export type MailBrand = Pick<Brand, 'colors' | 'page' | 'font'>;

/** Renders both versions of a mail: plain text and HTML. */
export function renderMail(
  brand: MailBrand,
  parts: MailParts,
): { readonly text: string; readonly html: string } {
  return { text: renderMailText(parts), html: renderMailHtml(brand, parts) };
}

function renderMailText({ greeting, text, button, link, hint, unasked, footer }: MailParts): string {
  return (
    [greeting, text, `${button}:\n${link}`, hint, unasked, `-- \n${footer}`, ''].join('\n\n').trimEnd() + '\n'
  );
}

/** The surface colours of the client. Mail programs do not support variables, and many ignore style sheets. */
const light = surfacesOf(lightColors);
const dark = surfacesOf(darkColors);

function surfacesOf({ surface, line, text }: ColorTokens) {
  return { page: surface.page, card: surface.card, line: line.hair, text: text.main, quiet: text.quiet };
}

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** For mail programs with style sheets: dark mode, and less padding on a narrow screen. */
const styleSheet = ({ dark: { primary } }: Brand['colors']) => `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .line { border-color: ${dark.line} !important; }
  .link { color: ${primary.main} !important; }
  .button { background-color: ${primary.main} !important; color: ${primary.contrastText} !important; }
}
@media (max-width: 480px) {
  .outside { padding: 24px 12px !important; }
  .inside { padding: 24px 20px !important; }
}`;

/** Uses tables and inline styles, which all mail programs support. */
function renderMailHtml(brand: MailBrand, parts: MailParts): string {
  const { colors } = brand;
  const { primary } = colors.light;
  const { language, product, subject, greeting, text, button, link, hint, unasked, fallback, footer } =
    escapeAll(parts);
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styleSheet(colors)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page};">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page};">
<tr><td class="outside" align="center" style="padding:40px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font-family:${familiesOf(brand)};font-size:16px;line-height:24px;text-align:left;">
<tr><td class="link" style="padding:0 4px 16px;font-size:18px;font-weight:600;color:${primary.main};">${renderHead(brand, product)}</td></tr>
<tr><td class="card inside" style="padding:32px;background-color:${light.card};border:1px solid ${light.line};border-radius:8px;">
${paragraph('text', greeting)}
${paragraph('text', text)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
<tr><td class="button" bgcolor="${primary.main}" style="border-radius:8px;background-color:${primary.main};">
<a class="button" href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;font-weight:600;color:${primary.contrastText};text-decoration:none;">${button}</a>
</td></tr>
</table>
${paragraph('text', hint)}
${paragraph('quiet', unasked)}
<div class="line quiet" style="padding-top:16px;border-top:1px solid ${light.line};font-size:14px;line-height:20px;color:${light.quiet};">
${fallback}<br>
<a class="link" href="${link}" style="color:${primary.main};word-break:break-all;overflow-wrap:anywhere;">${link}</a>
</div>
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:13px;line-height:20px;color:${light.quiet};">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Skips a font file, which mails cannot contain. */
function familiesOf({ page, font }: MailBrand): string {
  return page?.font === undefined || font !== undefined ? fontFamily : page.font.replaceAll('"', "'");
}

/** Puts the logo on white in both modes: many are dark, and mail programs change the colours around them. */
function renderHead({ page }: MailBrand, product: string): string {
  if (page?.logo === undefined) return product;
  const { width, height } = logoBox(page.logo, mailLogoSize);
  const image = `<img src="cid:${mailLogoId}" width="${width}" height="${height}" alt="${logoHasName(page.logo) ? product : ''}" style="padding:4px 6px;border-radius:6px;background-color:#FFFFFF;vertical-align:middle;">`;
  return logoHasName(page.logo) ? image : `${image}&nbsp; ${product}`;
}

function paragraph(tone: 'text' | 'quiet', sentence: string): string {
  return `<p class="${tone}" style="margin:0 0 20px;color:${light[tone]};">${sentence}</p>`;
}

function escapeAll(parts: MailParts): Record<keyof MailParts, string> {
  const escaped = Object.entries(parts).map(([name, text]: [string, string]) => [name, escapeHtml(text)]);
  return Object.fromEntries(escaped) as Record<keyof MailParts, string>;
}
