import { EditorState, type Command, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { sameValue } from '../../sdk/contract/same-value.ts';
import type { RichFeature } from '../options.ts';
import type { RichLink, RichText } from '../rich-text.ts';
import { toDocument, toValue } from './convert.ts';
import { clipboardSerializer } from './schema.ts';
import { linked, linkPlace, unlinked, type LinkPlace } from './links.ts';
import { pasting } from './paste.ts';
import { tools, toolStates, type ToolStates } from './tools.ts';
import { keyBindings, markdownRules } from './typing.ts';

export interface RichFrame {
  readonly readOnly: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

interface RichEditorRequest extends RichFrame {
  readonly place: HTMLElement;
  readonly value: RichText;
  readonly features: readonly RichFeature[];
  onChange(value: RichText): void;
  onTools(states: ToolStates): void;
  onLink(): void;
}

/** Pixels at the edges of the window where the bars of a form may cover the caret. */
const barHeights = { top: 130, right: 0, bottom: 90, left: 0 } as const;

/**
 * A text editor with its own element. It emits values and shows values from outside. Undo belongs to the page, which
 * keeps one history for blocks and all fields.
 */
export class RichEditor {
  readonly #view: EditorView;
  readonly #request: RichEditorRequest;
  /** Values that were emitted and have not come back yet, oldest first. */
  #emitted: RichText[] = [];
  /** The last value from outside, even if the editor emitted it. */
  #confirmed: RichText;
  #tools: ToolStates;
  #chosen: LinkPlace | undefined;

  constructor(request: RichEditorRequest) {
    const { place, value, features } = request;
    this.#request = request;
    this.#confirmed = value;
    this.#tools = firstTools(value);
    const linking: Command = () => {
      request.onLink();
      return true;
    };
    this.#view = new EditorView(place, {
      state: EditorState.create({
        doc: toDocument(value),
        plugins: [markdownRules(features), ...keyBindings(features, linking), pasting(features)],
      }),
      ...propsOf(request),
      clipboardSerializer,
      ...{ scrollThreshold: barHeights, scrollMargin: barHeights },
      dispatchTransaction: (tr) => this.#apply(tr),
      decorations: ({ doc }) => {
        if (this.#chosen === undefined || this.#chosen.from === this.#chosen.to) return null;
        const { from, to } = this.#chosen;
        return DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'rich-chosen' })]);
      },
      handleDOMEvents: {
        // Triggered from the browser's menu, whose undo only covers its own changes.
        beforeinput: (_view, event) => {
          if (!['historyUndo', 'historyRedo'].includes(event.inputType)) return false;
          event.preventDefault();
          return true;
        },
      },
    });
  }

  /** Shows a value from outside. The caret stays in place if the text around it does. */
  show(value: RichText): void {
    const echo = this.#emitted.findIndex((one) => sameValue(one, value));
    if (echo >= 0) this.#emitted = this.#emitted.slice(echo + 1);
    // An earlier value, while a newer one is still on its way.
    const isOld = echo >= 0 || sameValue(value, this.#confirmed);
    this.#confirmed = value;
    if (isOld) return;
    this.#emitted = [];
    const tr = replaced(this.#view.state, value);
    if (tr !== undefined) this.#view.dispatch(tr.setMeta(fromOutside, true));
  }

  frame(frame: RichFrame): void {
    this.#view.setProps(propsOf(frame));
  }

  run(name: string): void {
    const command = tools.find((tool) => tool.name === name)?.command;
    command?.(this.#view.state, this.#view.dispatch.bind(this.#view), this.#view);
  }

  focus(): void {
    this.#view.focus();
  }

  /** Starts asking for a link's destination and highlights the affected text meanwhile. */
  startLink(): RichLink | undefined {
    this.#chosen = linkPlace(this.#view.state);
    this.#view.updateState(this.#view.state);
    return this.#chosen.link;
  }

  endLink(answer: { readonly link: RichLink; readonly text: string } | 'remove' | 'cancel'): void {
    const place = this.#chosen;
    this.#chosen = undefined;
    const { state } = this.#view;
    if (place === undefined || answer === 'cancel') this.#view.updateState(state);
    else if (answer === 'remove') this.#view.dispatch(unlinked(state, place));
    else this.#view.dispatch(linked(state, place, answer.link, answer.text));
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  #apply(tr: Transaction): void {
    const { state } = this.#view.state.applyTransaction(tr);
    const isEdit = !state.doc.eq(this.#view.state.doc) && tr.getMeta(fromOutside) === undefined;
    if (this.#chosen !== undefined) {
      const { from, to, link } = this.#chosen;
      this.#chosen = { from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1), link };
    }
    this.#view.updateState(state);
    this.#tellTools();
    if (!isEdit) return;
    const value = toValue(state.doc);
    this.#emitted.push(value);
    this.#request.onChange(value);
  }

  #tellTools(): void {
    const states = toolStates(this.#view.state);
    if (sameValue(states, this.#tools)) return;
    this.#tools = states;
    this.#request.onTools(states);
  }
}

/** The states of the tools before the caret is moved. */
export function firstTools(value: RichText): ToolStates {
  return toolStates(EditorState.create({ doc: toDocument(value) }));
}

const fromOutside = 'from outside';

function propsOf({ readOnly, attributes }: RichFrame) {
  return { editable: () => !readOnly, attributes: { ...attributes } };
}

/** Changes the document to another value by replacing what differs. Returns undefined if nothing differs. */
function replaced(state: EditorState, value: RichText): Transaction | undefined {
  const doc = toDocument(value);
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return undefined;
  const overlap = Math.max(start - Math.min(end.a, end.b), 0);
  const tr = state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
  return tr.doc.eq(doc) ? tr : state.tr.replaceWith(0, state.doc.content.size, doc.content);
}
