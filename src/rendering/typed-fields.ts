import type { ValidatedBlock } from '../../content-model/validate-block.ts';
import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import type { Typing } from '../../preview/messages.ts';

interface TypedText {
  readonly name: string;
  readonly text: string;
  readonly typing: Typing;
}

export type TypedTexts = ReadonlyMap<string, TypedText>;

export function typedTexts(
  block: Pick<ValidatedBlock, 'shown'>,
  renderers: Pick<FieldRenderers, 'typed'>,
): TypedTexts {
  return new Map(textsIn(block, renderers, ''));
}

function* textsIn(
  { shown }: Pick<ValidatedBlock, 'shown'>,
  renderers: Pick<FieldRenderers, 'typed'>,
  before: string,
): Generator<[string, TypedText]> {
  for (const { field, isSupported, value, parts } of shown) {
    const place = `${before}${field.name}`;
    const typing = renderers.typed(field.definition.field_type);
    if (typing !== undefined && isSupported && typeof value === 'string')
      yield [place, { name: field.apiName, text: value, typing }];
    for (const part of parts) yield* textsIn(part.block, renderers, `${place}/${part.id}/`);
  }
}

/** The typing mode of each field of a block, by API name, for external sites. Delivered data has no ids: no fields in lists. */
export function textFields(texts: TypedTexts): Readonly<Record<string, Typing>> {
  const own = [...texts].filter(([place]) => !place.includes('/'));
  return Object.fromEntries(own.map(([, { name, typing }]) => [name, typing]));
}

/** The editable fields of a rendered block: plain texts rendered as exactly one element with no other content. */
export function typedFields(texts: TypedTexts, html: string): Readonly<Record<string, Typing>> {
  const marks = new Map<string, number | 'several'>();
  for (const { 1: place = '', index, 0: mark } of html.matchAll(/ data-octavo-field="([^"]*)"/g))
    marks.set(place, marks.has(place) ? 'several' : index + mark.length);
  const typed = [...texts].filter(([place, { text }]) => {
    const at = marks.get(escape(place));
    return typeof at === 'number' && html.startsWith(`${escape(text)}</`, html.indexOf('>', at) + 1);
  });
  return Object.fromEntries(typed.map(([place, { typing }]) => [place, typing]));
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
