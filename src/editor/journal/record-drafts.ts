import type { StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../../lib/when-idle.ts';
import { isChanged } from '../store/block-facts.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import type { EditorState } from '../store/editor-state.ts';
import { journalRejected } from '../store/transitions/recovering.ts';
import type { Journal, JournalRow } from './journal.ts';

/** Milliseconds from the first edit until all edits so far are written together, once the browser is idle. */
const delay = 150;
/** The most milliseconds that this waits for the browser: an edit is written after half a second at the latest. */
const patience = 350;

interface RecorderOptions {
  readonly store: StoreApi<EditorState>;
  readonly journal: Journal;
  now(): number;
}

export function createRecorder({ store, journal, now }: RecorderOptions) {
  let recorded = store.getState().blocks;
  const kept = new Set<string>();
  let cancel: (() => void) | undefined;

  async function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    const state = store.getState();
    if (state.blocks === recorded) return;
    const rows = rowsToWrite(state, { recorded, session: journal.session, at: now() });
    const clearedKeys = [...kept].filter((key) => !isUnsaved(state.blocks.get(key)));
    recorded = state.blocks;
    if (rows.length === 0 && clearedKeys.length === 0) return;
    for (const row of rows) kept.add(row.key);
    for (const key of clearedKeys) kept.delete(key);
    try {
      await journal.record({ rows, clearedKeys });
    } catch {
      store.setState(journalRejected);
    }
  }

  /** Returns a function that cancels it. */
  function flushLater(): () => void {
    let stop: () => void;
    const timer = setTimeout(() => {
      stop = whenIdle(() => void flush(), patience);
    }, delay);
    stop = () => clearTimeout(timer);
    return () => stop();
  }

  function start(): () => void {
    const release = journal.hold();
    const unsubscribe = store.subscribe((state) => {
      if (state.blocks === recorded) return;
      // Remove saved blocks at once: if the page were closed now, they would be offered as unsaved.
      if ([...kept].some((key) => !isUnsaved(state.blocks.get(key)))) void flush();
      else cancel ??= flushLater();
    });
    return () => {
      unsubscribe();
      void flush().finally(release);
    };
  }

  return { start, flush };
}

function isUnsaved(block: EditorBlock | undefined): boolean {
  return block !== undefined && isChanged(block);
}

function rowsToWrite(
  { blocks, order, models }: EditorState,
  { recorded, session, at }: { recorded: EditorState['blocks']; session: string; at: number },
): readonly JournalRow[] {
  const rows: JournalRow[] = [];
  for (const [key, block] of blocks) {
    const before = recorded.get(key);
    if (before?.draft === block.draft && before.saved === block.saved && before.sent === block.sent) continue;
    if (!isChanged(block)) continue;
    const { id, copyOf, modelId, saved: base, sent, revision, draft } = block;
    const shape = models.schemaVersion(modelId);
    const index = order.indexOf(key);
    rows.push({ session, key, id, copyOf, modelId, base, sent, revision, draft, shape, index, at });
  }
  return rows;
}
