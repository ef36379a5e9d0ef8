import type { ReactNode } from 'react';
import type { MediaItem } from '../../../shared/media-item.ts';
import type { FieldPlugin } from './field.ts';

/**
 * A page that a link can point at.
 *
 * @example
 * const about: PageChoice = { id: 'a', title: 'About us', url_path: '/about' };
 * assert.equal(about.title || about.url_path, 'About us');
 */
export interface PageChoice {
  /**
   * The id to store: title and path are the page's to change.
   *
   * @example
   * const { id }: Pick<PageChoice, 'id'> = { id: '0199a002-0000-7000-8000-000000000001' };
   * assert.equal(id.length, 36);
   */
  readonly id: string;
  /**
   * What the page is called; may be empty.
   *
   * @example
   * const { title }: Pick<PageChoice, 'title'> = { title: 'About us' };
   * assert.equal(title, 'About us');
   */
  readonly title: string;
  /**
   * Where it is in its site.
   *
   * @example
   * const { url_path }: Pick<PageChoice, 'url_path'> = { url_path: '/about' };
   * assert.equal(url_path.startsWith('/'), true);
   */
  readonly url_path: string;
}

/**
 * What a widget may ask of the application around it. A widget has no store and no network of its own.
 *
 * @example
 * const host: FieldHost = createFakeHost({ rating: { star: 'Star {{count}}' } });
 * assert.equal(host.translate('rating.star', { count: 2 }), 'Star 2');
 */
export interface FieldHost {
  /**
   * Lets the editor choose pictures; undefined when the choice was cancelled.
   *
   * @example
   * const chosen = await createFakeHost({}).pickMedia({ multiple: false, max: 1, selected: [] });
   * assert.equal(chosen?.length, 1);
   */
  pickMedia(request: {
    readonly multiple: boolean;
    readonly max: number | undefined;
    readonly selected: readonly MediaItem[];
  }): Promise<readonly MediaItem[] | undefined>;
  /**
   * The pages of this workspace, by title. Rejects when they cannot be read.
   *
   * @example
   * const pages = await createFakeHost({}).listPages();
   * assert.equal(pages[0]?.title, 'About us');
   */
  listPages(): Promise<readonly PageChoice[]>;
  /**
   * The address of a stored picture.
   *
   * @example
   * assert.match(createFakeHost({}).mediaUrl('samples/harbour.jpg'), /^data:image/);
   */
  mediaUrl(file: string): string;
  /**
   * Whether a picture that cannot be shown was deleted; false when nobody can tell, as without a network.
   *
   * @example
   * assert.equal(await createFakeHost({}).isMediaGone('samples/harbour.jpg'), false);
   */
  isMediaGone(file: string): Promise<boolean>;
  /**
   * The plugin's words, below its type, in the current language: `translate('link.add')`.
   *
   * @example
   * const host = createFakeHost({ rating: { star: 'Star {{count}}' } });
   * assert.equal(host.translate('rating.star', { count: 3 }), 'Star 3');
   */
  translate(key: string, params?: Readonly<Record<string, string | number>>): string;
}

/**
 * What a widget is given. It is controlled: it shows `value` and answers with `onChange`.
 *
 * @example
 * const Widget = ({ id, label, value, onChange }: WidgetProps<number, null>) => (
 *   <input id={id} aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))} />
 * );
 * assert.equal(typeof Widget, 'function');
 */
export interface WidgetProps<Value, Options> {
  /**
   * The id of the element that takes the focus; ids inside the widget start with it.
   *
   * @example
   * const { id }: Pick<WidgetProps<number, null>, 'id'> = { id: 'rating' };
   * assert.equal(`${id}-stars`, 'rating-stars');
   */
  readonly id: string;
  /**
   * The accessible name of that element: the title of the field.
   *
   * @example
   * const Label = ({ id, label }: Pick<WidgetProps<number, null>, 'id' | 'label'>) => <label htmlFor={id}>{label}</label>;
   * assert.equal(typeof Label, 'function');
   */
  readonly label: string;
  /**
   * What is to be shown: it fits the schema in its types, and may break any rule.
   *
   * @example
   * const Stars = ({ value }: Pick<WidgetProps<number, null>, 'value'>) => <>{'★'.repeat(Math.max(0, value))}</>;
   * assert.equal(typeof Stars, 'function');
   */
  readonly value: Value;
  /**
   * What `readOptions` has made of the model.
   *
   * @example
   * const Limit = ({ options }: Pick<WidgetProps<number, { readonly stars: number }>, 'options'>) => <>{options.stars}</>;
   * assert.equal(typeof Limit, 'function');
   */
  readonly options: Options;
  /**
   * Whether to say that the field is required: in its name, or by `aria-required`.
   *
   * @example
   * const mark = ({ required }: Pick<WidgetProps<number, null>, 'required'>) => ({ 'aria-required': required });
   * assert.deepEqual(mark({ required: true }), { 'aria-required': true });
   */
  readonly required: boolean;
  /**
   * Whether to show without letting anybody change. `onChange` is not called then.
   *
   * @example
   * const guard = ({ readOnly, onChange }: Pick<WidgetProps<number, null>, 'readOnly' | 'onChange'>, value: number) => {
   *   if (!readOnly) onChange(value);
   * };
   * guard({ readOnly: true, onChange: () => assert.fail() }, 3);
   */
  readonly readOnly: boolean;
  /**
   * Sentences, ready to show.
   *
   * @example
   * const Errors = ({ id, errors }: Pick<WidgetProps<number, null>, 'id' | 'errors'>) => <p id={`${id}-messages`}>{errors.join(' ')}</p>;
   * assert.equal(typeof Errors, 'function');
   */
  readonly errors: readonly string[];
  /**
   * The application, as far as a widget may ask it.
   *
   * @example
   * const named = ({ host }: Pick<WidgetProps<number, null>, 'host'>) => host.translate('rating.star', { count: 1 });
   * assert.equal(named({ host: createFakeHost({ rating: { star: 'Star {{count}}' } }) }), 'Star 1');
   */
  readonly host: FieldHost;
  /**
   * Answers with the next value, a new one; the form shows it by handing it back.
   *
   * @example
   * let stored = 0;
   * const props: Pick<WidgetProps<number, null>, 'onChange'> = { onChange: (value) => (stored = value) };
   * props.onChange(3);
   * assert.equal(stored, 3);
   */
  onChange(value: Value): void;
  /**
   * Says that the focus has left the whole widget: from now on errors are shown.
   *
   * @example
   * let isTouched = false;
   * const props: Pick<WidgetProps<number, null>, 'onBlur'> = { onBlur: () => (isTouched = true) };
   * props.onBlur();
   * assert.equal(isTouched, true);
   */
  onBlur(): void;
}

/**
 * What a preview is given: a value to show, small and without controls.
 *
 * @example
 * const Preview = ({ value }: PreviewProps<number, null>) => <span>{value}</span>;
 * assert.equal(typeof Preview, 'function');
 */
export interface PreviewProps<Value, Options> {
  /**
   * What is to be shown.
   *
   * @example
   * const Shown = ({ value }: Pick<PreviewProps<number, null>, 'value'>) => <>{value}</>;
   * assert.equal(typeof Shown, 'function');
   */
  readonly value: Value;
  /**
   * What `readOptions` has made of the model.
   *
   * @example
   * const share = ({ value, options }: Pick<PreviewProps<number, number>, 'value' | 'options'>) => value / options;
   * assert.equal(share({ value: 2, options: 4 }), 0.5);
   */
  readonly options: Options;
  /**
   * The application, as far as a preview may ask it.
   *
   * @example
   * const empty = ({ host }: Pick<PreviewProps<number, null>, 'host'>) => host.translate('common.nothing');
   * assert.equal(empty({ host: createFakeHost({ common: { nothing: 'Empty' } }) }), 'Empty');
   */
  readonly host: FieldHost;
}

/**
 * How a field type is edited and shown: the drawn half of a plugin.
 *
 * @example
 * const typeOf = (view: FieldView) => view.type;
 * assert.equal(typeOf({ type: 'rating', Widget: () => null, Preview: () => null }), 'rating');
 */
export interface FieldView<Value = unknown, Options = unknown> {
  /**
   * The type of the pure half.
   *
   * @example
   * const { type }: Pick<FieldView, 'type'> = { type: 'rating' };
   * assert.equal(type, 'rating');
   */
  readonly type: string;
  /**
   * How a value is edited. A component by a name of its own is refreshed in place while it is worked on.
   *
   * @example
   * const part: Pick<FieldView<number, null>, 'Widget'> = {
   *   Widget: ({ id, value }) => <output id={id}>{value}</output>,
   * };
   * assert.equal(typeof part.Widget, 'function');
   */
  Widget(props: WidgetProps<Value, Options>): ReactNode;
  /**
   * How a value is shown, small and without anything to press.
   *
   * @example
   * const part: Pick<FieldView<number, null>, 'Preview'> = { Preview: ({ value }) => <>{value}</> };
   * assert.equal(typeof part.Preview, 'function');
   */
  Preview(props: PreviewProps<Value, Options>): ReactNode;
}

/** What the drawn halves are while they are worked on, by type. */
const developed = new Map<string, object>();

/**
 * Declares the drawn half of a plugin beside its pure half, whose types it shares.
 *
 * @example
 * const view = defineView(rating, {
 *   Widget: ({ id, value, options }) => <output id={id}>{`${value} of ${options.stars}`}</output>,
 *   Preview: ({ value }) => <>{value}</>,
 * });
 * assert.equal(view.type, 'rating');
 */
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
