import type { ShownBlock, ShownPage, ToolbarMessages, ToPreview, Typing } from '../../preview/messages.ts';
import type { BlockToRender, RenderedBlock } from '../rendering/rendering-messages.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import { afterPaint } from '../lib/after-paint.ts';

interface FollowOptions {
  readonly editor: Pick<Editor, 'store'>;
  nameOf(modelId: string): string;
  render(block: BlockToRender): void;
  forget(key: string): void;
  prefer(keys: readonly string[]): void;
  readonly words: ToolbarMessages | undefined;
}

/** The input of a block's last rendering. */
interface Seen extends Pick<BlockToRender, 'data' | 'isFirst'> {
  readonly modelId: string;
}

export type Following = ReturnType<typeof followEditor>;

/** Compares by identity, once for each painted frame of the form: only changed blocks are rendered. */
export function followEditor(options: FollowOptions) {
  const { editor, nameOf, render, forget, prefer, words } = options;
  const { store } = editor;
  const seen = new Map<string, Seen>();
  const shown = new Map<string, ShownBlock>();
  const typings = new Map<string, Readonly<Record<string, Typing>>>();
  const sent = new Set<string>();
  const fresh = new Set<string>();
  let last: Pick<ReturnType<typeof store.getState>, 'blocks' | 'order' | 'openKey'> | undefined;
  let page: ShownPage | undefined;
  let send: ((message: ToPreview) => void) | undefined;
  let isReset = false;
  let wasShown = false;
  let isOrderDue = false;
  let isOpenDue = false;
  let isScheduled = false;
  let isOver = false;
  let top = 0;
  let chosen: string | null = null;
  let typing:
    | { readonly key: string; readonly field: string; text: string; seq: number; isAnswered: boolean }
    | undefined;

  function soon(): void {
    if (isScheduled) return;
    isScheduled = true;
    afterPaint(() => {
      isScheduled = false;
      if (isOver) return;
      look();
      flush();
    });
  }

  function look(): void {
    const state = store.getState();
    if (state.blocks !== last?.blocks || state.order !== last.order) {
      state.order.forEach((key, index) => lookAt(key, index === 0));
      for (const key of seen.keys()) if (!state.blocks.has(key)) drop(key);
      if (state.order !== last?.order) isOrderDue = true;
    }
    if (state.openKey !== last?.openKey) {
      isOpenDue = true;
      prefer(state.openKey === null ? [] : [state.openKey]);
    }
    last = state;
    answerTyping();
  }

  function lookAt(key: string, isFirst: boolean): void {
    const block = store.getState().blocks.get(key);
    if (block === undefined) return;
    const { draft: data, modelId } = block;
    const { models } = store.getState();
    const before = seen.get(key);
    if (before?.data === data && before.isFirst === isFirst && before.modelId === modelId) return;
    seen.set(key, { data, isFirst, modelId });
    render({ key, name: nameOf(modelId), model: models.find(modelId), data, isFirst });
  }

  function drop(key: string): void {
    forget(key);
    for (const known of [seen, shown, typings]) known.delete(key);
    fresh.delete(key);
    if (sent.delete(key)) send?.({ type: 'drop', key });
  }

  /** Reports the current text of the edited field: the typed text, or another one if it was undone or rejected. */
  function answerTyping(): void {
    if (typing === undefined) return;
    const { key, field, text: typed, seq } = typing;
    const { blocks, models } = store.getState();
    const { modelId = '', draft = {} } = blocks.get(key) ?? {};
    const value = models.valueAt(modelId, draft, field);
    const text = typeof value === 'string' ? value : '';
    if (text === typed && typing.isAnswered) return;
    typing = { ...typing, text, isAnswered: true };
    send?.({ type: 'value', key, field, text, seq });
  }

  function flush(): void {
    if (send === undefined || page === undefined) return;
    if (!isReset) {
      reset(page);
      return;
    }
    for (const key of fresh) put(key);
    fresh.clear();
    if (isOrderDue) send({ type: 'order', keys: inOrder() });
    isOrderDue = false;
    if (isOpenDue) open();
  }

  function inOrder(): readonly string[] {
    return store.getState().order.filter((key) => sent.has(key));
  }

  function put(key: string): void {
    const block = shown.get(key);
    if (block === undefined) return;
    sent.add(key);
    send?.({ type: 'put', block });
  }

  function reset(around: ShownPage): void {
    isReset = true;
    sent.clear();
    fresh.clear();
    for (const key of shown.keys()) sent.add(key);
    const blocks = inOrder().flatMap((key) => shown.get(key) ?? []);
    send?.({ type: 'reset', page: around, words, blocks, top });
    isOrderDue = false;
    // Later previews keep the position of the last one.
    open({ scroll: !wasShown });
    wasShown = true;
  }

  function open({ scroll = true } = {}): void {
    const { openKey: key } = store.getState();
    // A new block is outlined once it is rendered.
    if (key !== null && !sent.has(key)) return;
    isOpenDue = false;
    send?.({ type: 'open', key, scroll: scroll && key !== chosen });
    chosen = null;
  }

  const unsubscribe = store.subscribe(soon);
  look();
  return {
    rendered({ key, html, data, typing: fields }: RenderedBlock): void {
      const { modelId } = seen.get(key) ?? {};
      if (modelId === undefined) return;
      const slug = store.getState().models.find(modelId)?.slug ?? '';
      shown.set(key, {
        ...{ key, name: nameOf(modelId), typing: fields },
        ...(data === undefined ? { html } : { type_slug: slug, data }),
      });
      typings.set(key, { ...typings.get(key), ...fields });
      if (isReset && sent.has(key)) {
        put(key);
        return;
      }
      fresh.add(key);
      isOrderDue = true;
      soon();
    },
    /** Sets the parts around the blocks. The preview is sent nothing before that. */
    setPage(next: ShownPage): void {
      page = next;
      isReset = false;
      soon();
    },
    /** Connects a preview. It gets all rendered blocks, and is scrolled to the position of the last one. */
    attach(to: (message: ToPreview) => void): void {
      send = to;
      isReset = false;
      isOpenDue = true;
      typing = undefined;
      soon();
    },
    detach(): void {
      send = undefined;
    },
    renderAgain(keys: readonly string[]): void {
      for (const key of keys) {
        seen.delete(key);
        lookAt(key, store.getState().order[0] === key);
      }
    },
    typingOf: (key: string, field: string): Typing | undefined => typings.get(key)?.[field],
    report: {
      scrolled: (to: number) => void (top = to),
      /** This block was chosen in the preview, which need not be scrolled to it. */
      chosen: (key: string) => void (chosen = key),
      typed(
        key: string,
        field: string,
        { text, seq }: { readonly text: string; readonly seq: number },
      ): void {
        typing = { key, field, text, seq, isAnswered: false };
        soon();
      },
      left: () => void (typing = undefined),
    },
    end(): void {
      isOver = true;
      send = undefined;
      unsubscribe();
    },
  };
}
