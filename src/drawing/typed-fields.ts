import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import type { Typing } from '../../preview/messages.ts';
import type { SiteBlock } from '../../site/site-block.ts';

/** The fields of a block that are plain text: those whose type is typed as text. */
export function textFields(
  { data, fields }: Pick<SiteBlock, 'data' | 'fields'>,
  renderers: Pick<FieldRenderers, 'typed'>,
): Readonly<Record<string, Typing>> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const typing = renderers.typed(type);
      return typing !== undefined && typeof data[name] === 'string' ? [[name, typing] as const] : [];
    }),
  );
}

/**
 * The fields of a drawn block that can be typed into: the plain text that is drawn as exactly one element whose only
 * content it is.
 */
export function typedFields(
  block: Pick<SiteBlock, 'data' | 'fields'>,
  html: string,
  renderers: Pick<FieldRenderers, 'typed'>,
): Readonly<Record<string, Typing>> {
  const drawn = Object.entries(textFields(block, renderers)).filter(([name]) =>
    isOneText(html, name, String(block.data[name])),
  );
  return Object.fromEntries(drawn);
}

/** React escapes `<`, `>` and quotes in text and attributes, so none of them can be part of a value. */
function isOneText(html: string, name: string, value: string): boolean {
  const mark = ` data-octavo-field="${escape(name)}"`;
  const at = html.indexOf(mark);
  if (at === -1 || html.includes(mark, at + 1)) return false;
  const end = html.indexOf('>', at);
  return html.startsWith(`${escape(value)}</`, end + 1);
}

/** As React writes text. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
