import type { ReactNode } from 'react';
import type { DrawEnv } from './env.ts';
import { type SiteLink, readLinks, readPictures, readRows, textOf } from './parts/values.ts';
import type { SiteBlock, SiteField, SitePicture } from './site-block.ts';

/** Where a block stands. */
export interface BlockPlace {
  /** The first block of a page has the page's `h1`, and its pictures are loaded at once. */
  readonly isFirst?: boolean;
  /** The path of the page. */
  readonly path?: string;
}

/** A block as components read it: every value has the type they need, whatever was delivered. */
export interface View {
  readonly block: SiteBlock;
  readonly env: DrawEnv;
  readonly place: BlockPlace;
  /** The fields that the component does not know: an administrator has added them to the type. */
  readonly others: readonly SiteField[];
  /** The attributes that say which field an element shows; none for visitors. */
  mark(name: string): { readonly 'data-octavo-field'?: string; readonly 'data-octavo-empty'?: string };
  /** The value as it was delivered; null if it is missing. */
  value(name: string): unknown;
  /** The text of a field; empty if there is none. */
  text(name: string): string;
  isTicked(name: string): boolean;
  pictures(name: string): readonly SitePicture[];
  links(name: string): readonly SiteLink[];
  /** The lines of a field that have text, cut at their bars. */
  rows(name: string): readonly (readonly string[])[];
  /** The value drawn by the plugin of its field; null if there is nothing to draw. */
  drawn(field: SiteField): ReactNode;
  /** Whether a field has no text yet and somebody may type it here: in a preview with marks. */
  awaits(name: string): boolean;
  /** Whether a field has something to show as text, or for its plugin to draw. */
  has(name: string): boolean;
}

/** A component of the theme. */
export interface SiteComponent {
  /** The fields that it draws. Others of its type are drawn below. */
  readonly fields: RegExp;
  Draw(props: { readonly view: View }): ReactNode;
}

/** Prepares a block for the component that draws it. */
export function viewOf(block: SiteBlock, known: RegExp, env: DrawEnv, place: BlockPlace): View {
  const data: Readonly<Record<string, unknown>> = block.data ?? {};
  const fields: readonly SiteField[] = block.fields ?? [];
  const value = (name: string) => (Object.hasOwn(data, name) ? (data[name] ?? null) : null);
  const awaits = (name: string) => {
    const text = value(name);
    if (!env.marks || env.audience !== 'preview' || typeof text !== 'string' || text.trim() !== '')
      return false;
    const type = fields.find((field) => field.name === name)?.type;
    return type !== undefined && env.renderers.typed(type) !== undefined;
  };
  return {
    block,
    env,
    place,
    others: fields.filter(({ name, type }) => !known.test(name) && type !== 'background'),
    mark: (name) => ({
      ...(env.marks && { 'data-octavo-field': name }),
      ...(awaits(name) && {
        'data-octavo-empty': fields.find((field) => field.name === name)?.title ?? name,
      }),
    }),
    awaits,
    value,
    text: (name) => textOf(value(name)),
    isTicked: (name) => value(name) === true,
    pictures: (name) => readPictures(value(name)),
    links: (name) => readLinks(value(name)),
    rows: (name) => readRows(value(name)),
    drawn: ({ name, type, options }) =>
      value(name) === null
        ? null
        : env.renderers.draw(type, { value: value(name), options, env, isEager: place.isFirst === true }),
    has: (name) => {
      const found = value(name);
      return typeof found === 'string' ? found.trim() !== '' : found !== null && found !== false;
    },
  };
}

/** The field with this name in the block's type. */
export function fieldOf({ block }: View, name: string): SiteField | undefined {
  return (block.fields ?? []).find((field) => field.name === name);
}
