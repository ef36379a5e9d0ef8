import { type PlayedModel, readModel } from './model-json.ts';

/** Encodes a model in the few characters that Storybook accepts in its address (A to Z, digits, - and _). */
export function writeLinked(model: PlayedModel): string {
  const bytes = new TextEncoder().encode(JSON.stringify(model));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The model in an address; undefined if the address has no model. */
export function readLinked(text: string): PlayedModel | undefined {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return readModel(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The address that opens this model again. */
export function modelLink(model: PlayedModel): string {
  const story = new URLSearchParams(window.location.search).get('id') ?? '';
  return `./?path=/story/${story}&args=model:${writeLinked(model)}`;
}
