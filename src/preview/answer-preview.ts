import type { FromPreview, Verb } from '../../preview/messages.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import type { Following } from './follow-editor.ts';

interface Answering {
  readonly editor: Pick<Editor, 'store' | 'commands'>;
  readonly following: Following;
  /** A field of a form is about to take the focus. */
  showForms(): void;
  /** Acts once the frame no longer takes the focus for the press that is answered. */
  afterFocus(act: () => void): void;
  /** A form was opened beside what is typed in the preview, and should be in sight. */
  opened(key: string): void;
}

/** Does in the editor what somebody does in the preview, with the same commands as the form. */
export function answerPreview({
  editor,
  following,
  showForms,
  afterFocus,
  opened,
}: Answering): (message: FromPreview) => void {
  const { store, commands } = editor;
  const { told } = following;
  return (message) => {
    switch (message.type) {
      case 'select':
        select(message);
        break;
      case 'typed':
        type(message);
        break;
      case 'left':
        told.left();
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
        told.scrolled(message.top);
        break;
      case 'escape':
      case 'pong':
        // The pane and the link take these.
        break;
    }
  };

  function select({ key, field, caret }: Extract<FromPreview, { type: 'select' }>): void {
    const { blocks, openKey, models } = store.getState();
    const block = blocks.get(key);
    if (block === undefined) return;
    if (openKey !== key) told.chosen(key);
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
    // What the frame shows: it is told if the editor has something else.
    told.typed(key, field, { text: sent, seq });
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
