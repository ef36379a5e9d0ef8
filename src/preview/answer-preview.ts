import type { FromPreview, Verb } from '../../preview/messages.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import type { Following } from './follow-editor.ts';

interface Answering {
  readonly editor: Pick<Editor, 'store' | 'commands'>;
  readonly following: Following;
  showForms(): void;
  /** Acts once the frame no longer takes the focus for the current press. */
  afterFocus(act: () => void): void;
  /** A form was opened beside the field edited in the preview, and should be visible. */
  opened(key: string): void;
}

/** Executes actions in the preview in the editor, with the same commands as the form. */
export function answerPreview({
  editor,
  following,
  showForms,
  afterFocus,
  opened,
}: Answering): (message: FromPreview) => void {
  const { store, commands } = editor;
  const { report } = following;
  return (message) => {
    switch (message.type) {
      case 'select':
        select(message);
        break;
      case 'typed':
        type(message);
        break;
      case 'left':
        report.left();
        commands.leaveField(message.key, message.field);
        break;
      case 'act':
        act(message.key, message.verb);
        break;
      case 'undo':
        commands.undo();
        break;
      case 'redo':
        commands.redo();
        break;
      case 'save':
        void commands.saveAll();
        break;
      case 'scrolled':
        report.scrolled(message.top);
        break;
      case 'escape':
      case 'pong':
        // Handled by the pane and the link.
        break;
    }
  };

  function select({ key, field, caret }: Extract<FromPreview, { type: 'select' }>): void {
    const { blocks, openKey, models } = store.getState();
    const block = blocks.get(key);
    if (block === undefined) return;
    if (openKey !== key) report.chosen(key);
    const isKnown = field !== null && models.at(block.modelId, block.draft, field) !== undefined;
    if (caret) {
      commands.open(key, isKnown ? { field, isQuiet: true } : undefined);
      opened(key);
      return;
    }
    afterFocus(() => {
      showForms();
      commands.open(key, { field: isKnown ? field : null });
    });
  }

  function type({ key, field, text: sent, seq }: Extract<FromPreview, { type: 'typed' }>): void {
    const typing = following.typingOf(key, field);
    if (typing === undefined) return;
    const text = typing === 'line' ? sent.replace(/[\r\n]+/g, ' ') : sent;
    commands.edit(key, field, text);
    // Passes the text in the frame, which is corrected if the editor has another one.
    report.typed(key, field, { text: sent, seq });
  }

  function act(key: string, verb: Verb): void {
    const index = store.getState().order.indexOf(key);
    if (index === -1) return;
    if (verb === 'add-before') commands.askType(index);
    if (verb === 'add-after') commands.askType(index + 1);
    if (verb === 'up' && index > 0) commands.move(key, index - 1);
    if (verb === 'down') commands.move(key, index + 1);
    if (verb === 'delete') commands.remove(key);
    if (verb === 'duplicate') commands.duplicate(key);
  }
}
