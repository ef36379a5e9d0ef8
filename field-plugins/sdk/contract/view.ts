import type { ComponentType, ReactNode } from 'react';
import type { MediaItem } from '../../../shared/media-item.ts';
// The colours of the theme that widgets are rendered in.
import '../../../theme/palette.ts';
import type { ChoiceSource, Choices } from './choices.ts';
import type { FieldLanguage, FieldPart, FieldPlugin, IssuePath } from './field.ts';

/** A page that a link can point to. */
export interface PageChoice {
  /** The id to store. Title and path may change with the page. */
  readonly id: string;
  /** The page's title; may be empty. */
  readonly title: string;
  /** The page's path in its site. */
  readonly url_path: string;
}

/** The functions of the application that a widget may use. A widget has no access to the store or the network. */
export interface FieldHost extends FieldLanguage {
  /** Lets the editor choose images; undefined if the editor cancels. */
  pickMedia(request: {
    readonly multiple: boolean;
    readonly max: number | undefined;
    readonly selected: readonly MediaItem[];
  }): Promise<readonly MediaItem[] | undefined>;
  /** The pages of this workspace, by title. Rejects if they cannot be loaded. `usePages` calls it through `loadChoices`. */
  listPages(signal?: AbortSignal): Promise<readonly PageChoice[]>;
  /**
   * Loads choices and shows them at each step, from `loading` on, until the returned function is called. The host keeps
   * them for other widgets, and stops loading when no widget waits. `useChoices` does all of it.
   */
  loadChoices<Choice>(source: ChoiceSource<Choice>, show: (choices: Choices<Choice>) => void): () => void;
  /** The URL of a stored image. */
  mediaUrl(file: string): string;
  /** Whether an image that cannot be shown was deleted; false if unknown, for example when offline. */
  isMediaGone(file: string): Promise<boolean>;
}

/** Read-only values around a field. Read them with `useAround`. */
export interface FieldSurroundings {
  /** The page that the block is on. Null for a component, which all pages share. */
  page(): PageChoice | null;
  /**
   * The current value of a field of the same block, frozen; in a part of a composite, of the same part first. Undefined
   * if there is no such field, or if its type cannot read the value.
   */
  field(name: string): unknown;
  /** Calls back after every change until the returned function is called. */
  subscribe(changed: () => void): () => void;
}

/** Something wrong with a value, ready to show. */
export interface WidgetIssue {
  /** The sentence. */
  readonly message: string;
  /** Which part of the value it is about, so that a widget can mark it; empty for the whole value. */
  readonly path: IssuePath;
}

/**
 * The parts of a composite, for its widget. The host renders and edits the fields in them, so the widget only adds, moves, copies
 * and removes parts.
 */
export interface FieldChildren {
  /** Renders the fields of a part. */
  readonly Part: ComponentType<{ readonly id: string }>;
  /** A one-line summary of a part, in the reader's language; may be empty. */
  summaryOf(id: string): string;
  /** How many errors are shown in a part. */
  errorsIn(id: string): number;
  /** A new part of a kind, with the default values. */
  emptyPart(fieldset: string): FieldPart;
  /** A copy of a part with new ids, also of nested parts. */
  copyOf(part: FieldPart): FieldPart;
  /** Moves the focus to the first field of a part when it renders. */
  focus(id: string): void;
  /** The part to open, because something in it is wanted: by an error, a click in the preview, or `focus`. */
  readonly wanted: string | undefined;
}

/** The props of a widget. It is controlled: it shows `value` and calls `onChange`. */
export interface WidgetProps<Value, Options> {
  /** The id of the element that takes the focus. Ids inside the widget start with it. */
  readonly id: string;
  /** The accessible name of that element: the field's title. */
  readonly label: string;
  /** The value to show. Its types fit the schema, but it may break any rule. */
  readonly value: Value;
  /** The options from `readOptions`. */
  readonly options: Options;
  /** The placeholder for an empty value, from the model. */
  readonly placeholder?: string;
  /** Whether the browser may autofill personal data. Other inputs of content turn autofill off. */
  readonly autofill?: boolean;
  /** Whether to mark the field as required: in its name, or with `aria-required`. */
  readonly required: boolean;
  /** Whether the value is only shown, not editable. `onChange` is not called then. */
  readonly readOnly: boolean;
  /** Sentences, ready to show. */
  readonly errors: readonly string[];
  /** The same sentences in the same order, with the parts of the value that they are about. */
  readonly issues: readonly WidgetIssue[];
  /** The functions of the application that the widget may use. */
  readonly host: FieldHost;
  /** The values around the field: the other fields of the block, and the page. */
  readonly around: FieldSurroundings;
  /** Only composites get it. */
  readonly children?: FieldChildren;
  /** Emits a new value. The form passes it back as `value`. */
  onChange(value: Value): void;
  /** Reports that the focus has left the whole widget: from now on errors are shown. */
  onBlur(): void;
}

/** The props of a preview: a value to show in small, without controls. */
export interface PreviewProps<Value, Options> {
  /** The value to show. */
  readonly value: Value;
  /** The options from `readOptions`. */
  readonly options: Options;
  /** The functions of the application that the preview may use. */
  readonly host: FieldHost;
  /** A one-line summary of a part. Only for composites. */
  summaryOf?(id: string): string;
}

/** How a field type is edited and shown: the editor component of a plugin. */
export interface FieldView<Value = unknown, Options = unknown> {
  /** The type of the field definition. */
  readonly type: string;
  /** Shows and edits a value. A named component keeps its state when its file is saved during development. */
  Widget(props: WidgetProps<Value, Options>): ReactNode;
  /** Shows a value in small, with nothing to press. */
  Preview(props: PreviewProps<Value, Options>): ReactNode;
}

/** The views during development, by type. */
const developed = new Map<string, object>();

/** Declares the editor component of a plugin together with its field definition, whose types it shares. */
export function defineView<Value, Options>(
  plugin: FieldPlugin<Value, Options>,
  view: Omit<FieldView<Value, Options>, 'type'>,
): FieldView<Value, Options> {
  const declared = { type: plugin.type, ...view };
  if (!isDevelopment()) return Object.freeze(declared);
  // Returning the same object lets React refresh a widget in place, with its state, when its file is saved.
  const same = Object.assign(developed.get(plugin.type) ?? {}, declared);
  developed.set(plugin.type, same);
  return same;
}

/** Vite defines `hot` only while it serves single files, never in a build. */
function isDevelopment(): boolean {
  return (import.meta as { readonly hot?: unknown }).hot !== undefined;
}
