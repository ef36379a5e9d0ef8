import type { FromPreview, ToPreview } from '../messages.ts';
import { isTidy, moveCaret, readSelected, readText, writeText } from './caret.ts';
import { blockOf, keyOf, nameOf, typedFieldOf } from './marks.ts';

/** Input types that the browser may apply itself. */
const native =
  /^(insertText|insertReplacementText|insertTranspose|insertFromComposition|(insert|delete)Composition|delete)/;

interface TypingOptions {
  send(message: FromPreview): void;
  onLeave(key: string, field: string, text: string): void;
}

export type Typing = ReturnType<typeof createTyping>;

/** Follows input in the fields of the page. Every listener is on the document. */
export function createTyping({ send, onLeave }: TypingOptions) {
  let field: HTMLElement | null = null;
  let text = '';
  let seq = 0;
  /** The number of the last message before the caret came here. */
  let seqBefore = 0;
  let isComposing = false;

  document.addEventListener('focusin', ({ target }) => {
    field = typedFieldOf(target) ?? null;
    if (field !== null) [text, seqBefore] = [readText(field), seq];
  });
  document.addEventListener('focusout', () => {
    if (field === null) return;
    commit();
    const done = { key: keyOfBlock(field), field: nameOf(field) };
    writeText(field, text);
    field = null;
    isComposing = false;
    send({ type: 'left', ...done });
    onLeave(done.key, done.field, text);
  });
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => {
    isComposing = false;
    commit();
  });
  document.addEventListener('input', commit);
  document.addEventListener('beforeinput', (event) => {
    if (field === null || isComposing || !event.cancelable) return;
    const { inputType, data, dataTransfer } = event;
    const words = data ?? dataTransfer?.getData('text/plain') ?? '';
    const isNative = native.test(inputType) && !/[\r\n]/.test(words);
    if (isNative) return;
    event.preventDefault();
    if (inputType === 'historyUndo') send({ type: 'undo' });
    else if (inputType === 'historyRedo') send({ type: 'redo' });
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak')
      insert(isLines(field) ? '\n' : '');
    else if (inputType.startsWith('insert')) insert(words);
  });
  document.addEventListener('paste', (event) => {
    if (field === null) return;
    event.preventDefault();
    insert(event.clipboardData?.getData('text/plain') ?? '');
  });
  // A dropped file would replace the page.
  document.addEventListener('dragover', (event) => {
    if (typedFieldOf(event.target) === undefined) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const target = typedFieldOf(event.target);
    if (target === undefined) return;
    target.focus({ preventScroll: true });
    placeCaret(event);
    insert(event.dataTransfer?.getData('text/plain') ?? '');
  });

  function insert(words: string): void {
    const selected = field === null ? undefined : readSelected(field);
    if (field === null || selected === undefined || (words === '' && selected.start === selected.end)) return;
    const added = fit(words, field);
    const caret = selected.start + added.length;
    const whole = readText(field);
    writeText(field, whole.slice(0, selected.start) + added + whole.slice(selected.end), {
      start: caret,
      end: caret,
    });
    commit();
  }

  function commit(): void {
    if (field === null || isComposing) return;
    const now = fit(readText(field), field);
    const selected = readSelected(field);
    if (!isTidy(field) || now !== readText(field)) writeText(field, now, selected ?? endOf(now));
    if (now === text) return;
    text = now;
    seq += 1;
    send({ type: 'typed', key: keyOfBlock(field), field: nameOf(field), text, seq });
  }

  function replace(typed: HTMLElement, words: string): void {
    const { start, end } = readSelected(typed) ?? endOf(text);
    const selected = { start: moveCaret(start, text, words), end: moveCaret(end, text, words) };
    text = words;
    writeText(typed, text, selected);
  }

  return {
    get field(): Element | null {
      return field;
    },
    /** Updates the field if it is unchanged since the caret came: after an undo elsewhere, or a change by another editor. */
    offer(rendered: string): void {
      if (field !== null && !isComposing && seq === seqBefore && rendered !== text) replace(field, rendered);
    },
    accept(value: Extract<ToPreview, { type: 'value' }>): void {
      if (field === null || isComposing || value.seq !== seq || value.text === text) return;
      if (value.key === keyOfBlock(field) && value.field === nameOf(field)) replace(field, value.text);
    },
  };
}

function keyOfBlock(field: Element): string {
  const block = blockOf(field);
  return block === undefined ? '' : keyOf(block);
}

function isLines(field: Element): boolean {
  return field.getAttribute('data-octavo-typing') === 'lines';
}

function fit(text: string, field: Element): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return isLines(field) ? lines : lines.replaceAll('\n', ' ');
}

function endOf({ length }: string) {
  return { start: length, end: length };
}

function placeCaret({ clientX, clientY }: DragEvent): void {
  const at = document.caretPositionFromPoint?.(clientX, clientY);
  if (at != null) document.getSelection()?.collapse(at.offsetNode, at.offset);
}
