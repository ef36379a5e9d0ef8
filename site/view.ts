import type { ReactNode } from 'react';
import type { RenderPart } from '../field-plugins/sdk/contract/render-env.ts';
import type { SiteRenderEnv } from './env.ts';
import { type SiteLink, readLinks, readImages, readRows, textOf } from './parts/values.ts';
import type { SiteBlock, SiteField, SiteImage } from './site-block.ts';

export interface BlockPlace {
  /** The first block of a page has the page's `h1`, and its images are loaded at once. */
  readonly isFirst?: boolean;
  readonly path?: string;
}

/** A block as components read it: every value has the expected type, whatever was delivered. */
export interface View {
  readonly block: SiteBlock;
  readonly env: SiteRenderEnv;
  readonly place: BlockPlace;
  /** The fields unknown to the component: an administrator has added them to the type. */
  readonly others: readonly SiteField[];
  /** The attributes that name the field of an element; none for visitors. */
  mark(name: string): { readonly 'data-octavo-field'?: string; readonly 'data-octavo-empty'?: string };
  /** The delivered value; null if it is missing. */
  value(name: string): unknown;
  text(name: string): string;
  isTicked(name: string): boolean;
  images(name: string): readonly SiteImage[];
  links(name: string): readonly SiteLink[];
  /** The non-empty lines of a field, split at their bars. */
  rows(name: string): readonly (readonly string[])[];
  /** The value rendered by the plugin of its field; null if it is blank. */
  rendered(field: SiteField): ReactNode;
  /** The parts of the value of a field, such as the items of a list: each is read and marked like a block. */
  parts(name: string): readonly View[];
  /** The same block with other fields and data. */
  withFields(fields: readonly SiteField[], data: SiteBlock['data']): View;
  /** Whether the field is empty and editable, so that a preview shows a placeholder. */
  hasPlaceholder(name: string): boolean;
  /** Whether a field has text to show, or a value for its plugin to render. */
  has(name: string): boolean;
  /** Whether a field has an element, for its value or a placeholder. */
  shows(name: string): boolean;
}

export interface SiteComponent {
  /** The fields that it renders. Other fields of its type are rendered below. */
  readonly fields: RegExp;
  /** The lists that it renders; a field of another type with the name of one is rendered below. */
  readonly lists?: readonly string[];
  Render(props: { readonly view: View }): ReactNode;
}

interface ViewOptions {
  readonly known: Pick<SiteComponent, 'fields' | 'lists'>;
  readonly place: BlockPlace;
  /** Renders the parts of composites that no component renders. */
  renderPart(view: View): ReactNode;
  /** The path of the viewed part, with a slash at its end; undefined if it has no marks, empty for a block. */
  readonly path?: string | undefined;
}

export function viewOf(block: SiteBlock, env: SiteRenderEnv, options: ViewOptions): View {
  const { known, place, path } = options;
  const data: Readonly<Record<string, unknown>> = block.data ?? {};
  const fields: readonly SiteField[] = block.fields ?? [];
  const value = (name: string) => (Object.hasOwn(data, name) ? (data[name] ?? null) : null);
  const find = (name: string) => fields.find((field) => field.name === name);
  const hasPlaceholder = (name: string) => {
    const text = value(name);
    if (
      !env.marks ||
      path === undefined ||
      env.audience !== 'preview' ||
      typeof text !== 'string' ||
      text.trim() !== ''
    )
      return false;
    const type = find(name)?.type;
    return type !== undefined && env.renderers.typed(type) !== undefined;
  };
  const has = (name: string) => {
    const found = value(name);
    return typeof found === 'string' ? found.trim() !== '' : found !== null && found !== false;
  };
  /** Undefined for a part of a kind that its type does not have. */
  const partOf = (field: SiteField, { fieldset, index, data: part }: RenderPart): View | undefined => {
    const of = field.fieldsets?.[fieldset];
    const id = path === undefined ? undefined : block.ids?.[`${path}${idOf(field)}`]?.[index];
    const inside = { ...place, isFirst: false };
    return (
      of &&
      viewOf({ ...block, data: part, fields: of }, env, {
        ...options,
        known: { fields: /^/ },
        place: inside,
        path: id === undefined ? undefined : `${path}${idOf(field)}/${id}/`,
      })
    );
  };
  return {
    block,
    env,
    place,
    others: fields.filter((field) => field.type !== 'background' && !isKnown(field, known)),
    mark: (name) => ({
      ...(env.marks && path !== undefined && { 'data-octavo-field': `${path}${find(name)?.id ?? name}` }),
      ...(hasPlaceholder(name) && { 'data-octavo-empty': find(name)?.title ?? name }),
    }),
    hasPlaceholder,
    value,
    text: (name) => textOf(value(name)),
    isTicked: (name) => value(name) === true,
    images: (name) => readImages(value(name)),
    links: (name) => readLinks(value(name)),
    rows: (name) => readRows(value(name)),
    rendered: (field) => {
      const found = value(field.name);
      if (found === null) return null;
      return env.renderers.render(field.type, {
        value: found,
        options: field.options,
        env,
        isEager: place.isFirst === true,
        ...(field.fieldsets !== undefined && {
          renderPart(part: RenderPart) {
            const view = partOf(field, part);
            return view === undefined ? null : options.renderPart(view);
          },
        }),
      });
    },
    parts: (name) => {
      const field = find(name);
      const [fieldset] = Object.keys(field?.fieldsets ?? {});
      const list = value(name);
      if (field === undefined || fieldset === undefined || !Array.isArray(list)) return [];
      return list.flatMap((part: unknown, index) =>
        isData(part) ? (partOf(field, { fieldset, index, data: part }) ?? []) : [],
      );
    },
    withFields: (others, values) =>
      viewOf({ ...block, fields: others, data: values }, env, { ...options, known: { fields: /^/ } }),
    has,
    shows: (name) => has(name) || hasPlaceholder(name),
  };
}

function isKnown({ name, fieldsets }: SiteField, { fields, lists = [] }: ViewOptions['known']): boolean {
  return lists.includes(name) ? fieldsets !== undefined : fields.test(name);
}

function isData(data: unknown): data is RenderPart['data'] {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function idOf({ id, name }: SiteField): string {
  return id ?? name;
}

export function hasList(view: View, name: string): boolean {
  return fieldOf(view, name)?.fieldsets !== undefined;
}

export function fieldOf({ block }: View, name: string): SiteField | undefined {
  return (block.fields ?? []).find((field) => field.name === name);
}

export function rendersNothing(rendered: ReactNode): boolean {
  return rendered === null || rendered === undefined || typeof rendered === 'boolean' || rendered === '';
}
