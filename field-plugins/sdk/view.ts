import type { ReactNode } from 'react';
import type { MediaItem } from '../../src/shared/media-item.ts';
import type { FieldPlugin } from './field.ts';

/** A page that a link can point at. */
export interface PageChoice {
  readonly id: string;
  readonly title: string;
  readonly url_path: string;
}

/** What a widget may ask of the application around it. A widget has no store and no network of its own. */
export interface FieldHost {
  /** Lets the editor choose pictures; undefined when the choice was cancelled. */
  pickMedia(request: {
    readonly multiple: boolean;
    readonly max: number | undefined;
    readonly selected: readonly MediaItem[];
  }): Promise<readonly MediaItem[] | undefined>;
  /** The pages of this workspace, by title. Rejects when they cannot be read. */
  listPages(): Promise<readonly PageChoice[]>;
  /** The address of a stored picture. */
  mediaUrl(file: string): string;
  /** Whether a picture that cannot be shown was deleted; false when nobody can tell, as without a network. */
  isMediaGone(file: string): Promise<boolean>;
  /** The plugin's words, below its type, in the current language: `translate('link.add')`. */
  translate(key: string, params?: Readonly<Record<string, string | number>>): string;
}

/** What a widget is given. It is controlled: it shows `value` and answers with `onChange`. */
export interface WidgetProps<Value, Options> {
  /** The id of the element that takes the focus; ids inside the widget start with it. */
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: Options;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Sentences, ready to show. */
  readonly errors: readonly string[];
  readonly host: FieldHost;
  onChange(value: Value): void;
  onBlur(): void;
}

/** What a preview is given: a value to show, small and without controls. */
export interface PreviewProps<Value, Options> {
  readonly value: Value;
  readonly options: Options;
  readonly host: FieldHost;
}

/** How a field type is edited and shown: the drawn half of a plugin. */
export interface FieldView<Value = unknown, Options = unknown> {
  readonly type: string;
  Widget(props: WidgetProps<Value, Options>): ReactNode;
  Preview(props: PreviewProps<Value, Options>): ReactNode;
}

/** What the drawn halves are while they are worked on, by type. */
const developed = new Map<string, object>();

/** Declares the drawn half of a plugin beside its pure half, whose types it shares. */
export function defineView<Value, Options>(
  plugin: FieldPlugin<Value, Options>,
  view: Omit<FieldView<Value, Options>, 'type'>,
): FieldView<Value, Options> {
  const declared = { type: plugin.type, ...view };
  if (!isDevelopment()) return Object.freeze(declared);
  // The same object, so that React refreshes a widget whose file was saved in its place, with all that it holds.
  const same = Object.assign(developed.get(plugin.type) ?? {}, declared);
  developed.set(plugin.type, same);
  return same;
}

/** Vite puts `hot` there while it serves single files, and never into what it builds. */
function isDevelopment(): boolean {
  return (import.meta as { readonly hot?: unknown }).hot !== undefined;
}
