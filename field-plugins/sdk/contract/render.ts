import type { ReactNode } from 'react';
import { intlTag } from '../../../shared/intl.ts';
import { fallbackLanguage, type Language } from '../../../shared/languages.ts';
import type { MessageParams } from '../../../shared/message-params.ts';
import { renderShape } from './render-shape.tsx';
import type { FieldPlugin } from './field.ts';
import type { FieldMark, RenderEnv, RenderHost, RenderPart } from './render-env.ts';
import { linkAddress } from './site-address.ts';
import { formatMessage, type Messages } from './texts.ts';

export type { FieldMark, RenderEnv, RenderHost, RenderPart };

/** The props of a renderer. */
export interface RenderProps<Delivered, Options> {
  /** The delivered value: the result of `deliver`, or the value itself without `deliver`. Never null. */
  readonly value: NonNullable<Delivered>;
  /** The options from `readOptions`. */
  readonly options: Options;
  /** The functions that the site provides. */
  readonly env: RenderEnv;
  /** For composites: renders the fields of a part, each by its own type. Null if there is nothing to show. */
  renderPart(part: RenderPart): ReactNode;
}

/** How a value is typed in the preview: as one line, or with line breaks. */
export type TypedText = 'line' | 'lines';

/** How a field type is rendered on a site: the optional renderer of a plugin. */
export interface FieldRender<Delivered = unknown, Options = unknown> {
  /** The type of the field definition. */
  readonly type: string;
  /**
   * For a value that is plain text: editors may type it into the preview. `Render` then renders exactly one element with the
   * attributes `env.mark` and the value as its only text, or nothing for a blank value.
   */
  readonly typed?: TypedText;
  /**
   * Renders a value as plain HTML with class names, or null for nothing. A pure function: no hooks, handlers, scripts or
   * `style`, and no clock.
   */
  Render(props: RenderProps<Delivered, Options>): ReactNode;
}

/** Declares the renderer of a plugin together with its field definition, whose types it shares. */
export function defineRender<Value, Options, Delivered>(
  plugin: FieldPlugin<Value, Options, Delivered>,
  render: Omit<FieldRender<Delivered, Options>, 'type'>,
): FieldRender<Delivered, Options> {
  return Object.freeze({ type: plugin.type, ...render });
}

/** A renderer with the messages that it may show, by language: those of the plugin below `site`. */
export interface KnownRender {
  readonly render: FieldRender;
  readonly messages?: Readonly<Partial<Record<Language, Messages>>>;
}

/** A value to render. */
export interface RenderRequest {
  /** The delivered value. Nothing is rendered for null. */
  readonly value: unknown;
  /** The options from `readOptions`. */
  readonly options: unknown;
  readonly env: RenderHost;
  /** The mark of the field, where marks are wanted and the type can be typed into. */
  readonly mark?: FieldMark;
  /** Whether visitors see its images first; they are loaded lazily otherwise. */
  readonly isEager?: boolean;
  /** How the parts of a composite are rendered. Without it, each value in them is rendered by its shape. */
  renderPart?(part: RenderPart): ReactNode;
}

/** How delivered values are rendered, by field type. */
export interface FieldRenderers {
  /** Renders a value; by its structure if its type has no renderer. Throws if the renderer throws. */
  render(type: string, request: RenderRequest): ReactNode;
  /** Whether values of a type have a renderer. */
  has(type: string): boolean;
  /** How values of a type can be typed into the preview; undefined if they cannot. */
  typed(type: string): TypedText | undefined;
}

/** The renderers of these plugins. */
export function createFieldRenderers(known: readonly KnownRender[]): FieldRenderers {
  const byType = new Map(known.map((one) => [one.render.type, one]));
  return Object.freeze({
    render(type: string, request: RenderRequest): ReactNode {
      const { value, options } = request;
      if (value === null || value === undefined) return null;
      const found = byType.get(type);
      const env = renderEnv(request, found);
      // A value that is not text, in a type that is typed as text, is rendered by its structure.
      if (found === undefined || (found.render.typed !== undefined && typeof value !== 'string'))
        return renderShape(value, env);
      // Calls `Render` instead of creating an element, so that the caller sees whether there is anything to show.
      const { renderPart = ({ data }: RenderPart) => renderShape(Object.values(data), env) } = request;
      return found.render.Render({ value, options, env, renderPart });
    },
    has: (type: string) => byType.has(type),
    typed: (type: string) => byType.get(type)?.render.typed,
  });
}

const noMark: FieldMark = Object.freeze({});

function renderEnv({ env, mark, isEager }: RenderRequest, known: KnownRender | undefined): RenderEnv {
  const { language } = env;
  return {
    locale: intlTag(language),
    translate: (key, params = {}) => translate(known, key, params, language),
    href: (url) => {
      const address = linkAddress(url);
      return address === undefined ? undefined : env.href(address);
    },
    srcset: (image) => env.srcset?.(image),
    isEager: isEager ?? false,
    mark: mark ?? noMark,
  };
}

function translate(
  known: KnownRender | undefined,
  key: string,
  params: MessageParams,
  language: Language,
): string {
  const own = key.slice((known?.render.type.length ?? 0) + 1);
  for (const one of [language, fallbackLanguage]) {
    const text = formatMessage(known?.messages?.[one] ?? {}, own, params, one);
    if (text !== undefined) return text;
  }
  throw new Error(`A renderer has no message for "${key}": it may show those below "site".`);
}
