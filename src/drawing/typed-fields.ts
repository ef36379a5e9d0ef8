import type { ExaminedBlock } from '../../content-model/examine-block.ts';
import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import type { Typing } from '../../preview/messages.ts';

/** A text of a block, and how it is typed. */
interface TypedText {
  /** The name under which sites read it. */
  readonly name: string;
  readonly text: string;
  readonly typing: Typing;
}

/** The texts of a block by their places: of its fields that are plain text, and of those in its lists. */
export type TypedTexts = ReadonlyMap<string, TypedText>;

/** Finds the fields whose type is typed as text. */
export function typedTexts(
  block: Pick<ExaminedBlock, 'shown'>,
  renderers: Pick<FieldRenderers, 'typed'>,
): TypedTexts {
  return new Map(textsIn(block, renderers, ''));
}

function* textsIn(
  { shown }: Pick<ExaminedBlock, 'shown'>,
  renderers: Pick<FieldRenderers, 'typed'>,
  before: string,
): Generator<[string, TypedText]> {
  for (const { field, isServed, value, parts } of shown) {
    const place = `${before}${field.name}`;
    const typing = renderers.typed(field.definition.field_type);
    if (typing !== undefined && isServed && typeof value === 'string')
      yield [place, { name: field.apiName, text: value, typing }];
    for (const part of parts) yield* textsIn(part.block, renderers, `${place}/${part.id}/`);
  }
}

/** How each field of a block can be typed into, by API name, where the data are shown, which have no ids: not in lists. */
export function textFields(texts: TypedTexts): Readonly<Record<string, Typing>> {
  const own = [...texts].filter(([place]) => !place.includes('/'));
  return Object.fromEntries(own.map(([, { name, typing }]) => [name, typing]));
}

/**
 * The fields of a drawn block that can be typed into: the plain text that is drawn as exactly one element whose only
 * content it is.
 */
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

/** As React writes text. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
