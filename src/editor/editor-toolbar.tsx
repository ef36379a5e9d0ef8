import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { Add } from '../../field-plugins/sdk/kit/icons.ts';
import { ItemTool } from '../../field-plugins/sdk/kit/item-tool.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { Redo, Undo } from './editor-icons.ts';
import { countChanged } from './store/block-facts.ts';

/** Actions for all blocks: undo, redo, the number of unsaved changes, save, and add. Stays visible while scrolling. */
export function EditorToolbar({ tool }: { readonly tool?: ReactNode }) {
  const { t } = useTranslation();
  const { commands, fixed } = useEditor();
  const canUndo = useEditorState((state) => state.past.length > 0);
  const canRedo = useEditorState((state) => state.future.length > 0);
  const unsaved = useEditorState(countChanged);
  // A new order is a write too, and is unsaved until the server confirms it.
  const saving = useEditorState((state) => state.writes > 0);
  return (
    <div role="toolbar" aria-label={t('editor.tools')} className="editor-toolbar">
      <ItemTool
        label={t('editor.undo')}
        icon={<Undo size="small" />}
        off={!canUndo}
        onClick={commands.undo}
      />
      <ItemTool
        label={t('editor.redo')}
        icon={<Redo size="small" />}
        off={!canRedo}
        onClick={commands.redo}
      />
      <div className="editor-status" data-unsaved={unsaved > 0 ? '' : undefined}>
        <p>
          {unsaved > 0
            ? t('editor.unsaved', { count: unsaved })
            : t(saving ? 'editor.states.saving' : 'editor.allSaved')}
        </p>
      </div>
      {/* It comes and goes without moving its neighbours. */}
      {unsaved > 0 && (
        <Button variant="outlined" className="editor-save-all" onClick={() => void commands.saveAll()}>
          {t('editor.saveAll')} ({unsaved})
        </Button>
      )}
      {tool}
      {!fixed && <AddBlockButton compact={unsaved > 0 || tool !== undefined} />}
    </div>
  );
}

interface AddBlockButtonProps {
  /** Whether other buttons are beside it, so that a narrow toolbar has no room for the label. */
  readonly compact: boolean;
}

function AddBlockButton({ compact }: AddBlockButtonProps) {
  const { t } = useTranslation();
  const { commands, store } = useEditor();
  const open = useEditorState((state) => state.addAt !== null);
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      className="editor-add"
      data-testid="add-block"
      data-compact={compact ? '' : undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => commands.askType(store.getState().order.length)}
      aria-label={t('editor.addBlock')}
    >
      <span className="words">{t('editor.addBlock')}</span>
    </Button>
  );
}
