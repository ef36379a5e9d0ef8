import type { ReactNode } from 'react';
import type { MediaItem } from '../../../shared/media-item.ts';
import type { FieldPlugin } from './field.ts';

/** A page that a link can point at. */
export interface PageChoice {
  /** The id to store: title and path are the page's to change. */
  readonly id: string;
  /** What the page is called; may be empty. */
  readonly title: string;
  /** Where it is in its site. */
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
  /**
   * Whether a picture that cannot be shown was deleted; false when nobody can tell, as without a network.
   */
  isMediaGone(file: string): Promise<boolean>;
  /** The plugin's words, below its type, in the current language: `translate('link.add')`. */
  translate(key: string, params?: Readonly<Record<string, string | number>>): string;
}

/** What a widget is given. It is controlled: it shows `value` and answers with `onChange`. */
export interface WidgetProps<Value, Options> {
  /** The id of the element that takes the focus; ids inside the widget start with it. */
  readonly id: string;
  /** The accessible name of that element: the title of the field. */
  readonly label: string;
  /** What is to be shown: it fits the schema in its types, and may break any rule. */
  readonly value: Value;
  /** What `readOptions` has made of the model. */
  readonly options: Options;
  /** Whether to say that the field is required: in its name, or by `aria-required`. */
  readonly required: boolean;
  /** Whether to show without letting anybody change. `onChange` is not called then. */
  readonly readOnly: boolean;
  /** Sentences, ready to show. */
  readonly errors: readonly string[];
  /** The application, as far as a widget may ask it. */
  readonly host: FieldHost;
  /** Answers with the next value, a new one; the form shows it by handing it back. */
  onChange(value: Value): void;
  /** Says that the focus has left the whole widget: from now on errors are shown. */
  onBlur(): void;
}

/** What a preview is given: a value to show, small and without controls. */
export interface PreviewProps<Value, Options> {
  /** What is to be shown. */
  readonly value: Value;
  /** What `readOptions` has made of the model. */
  readonly options: Options;
  /** The application, as far as a preview may ask it. */
  readonly host: FieldHost;
}

/** How a field type is edited and shown: the drawn half of a plugin. */
export interface FieldView<Value = unknown, Options = unknown> {
  /** The type of the pure half. */
  readonly type: string;
  /** How a value is edited. A component by a name of its own is refreshed in place while it is worked on. */
  Widget(props: WidgetProps<Value, Options>): ReactNode;
  /** How a value is shown, small and without anything to press. */
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
