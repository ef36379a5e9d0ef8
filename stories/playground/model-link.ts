import type { BlockContentModel } from '../../shared/wire/content.ts';
import { contentModel, playModel, type PlayModel } from './play-model.ts';

/** Encodes a model in the few characters that Storybook accepts in its address (A to Z, digits, - and _). */
export function writeModel(model: PlayModel): string {
  const { name, content_model } = contentModel(model);
  const bytes = new TextEncoder().encode(JSON.stringify({ name, content_model }));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The model in an address; undefined if the address has no model. */
export function readModel(text: string): PlayModel | undefined {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isModel(read) ? playModel(read) : undefined;
  } catch {
    return undefined;
  }
}

/** The address that opens this model again. */
export function modelLink(model: PlayModel): string {
  const story = new URLSearchParams(window.location.search).get('id') ?? '';
  return `./?path=/story/${story}&args=model:${writeModel(model)}`;
}

function isModel(value: unknown): value is Pick<BlockContentModel, 'name' | 'content_model'> {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['content_model']))
    return false;
  return Object.values(value['content_model']).every(
    (field) =>
      isRecord(field) && typeof field['field_type'] === 'string' && typeof field['order'] === 'number',
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
