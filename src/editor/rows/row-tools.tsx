import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { blockHandle } from '../drag/block-handle.ts';
import { useEditor } from '../editor-context.ts';

/** The id of the text that explains how to move a block with the keyboard. */
export const handleHelp = 'block-handle-help';

// A row renders with every key typed into its block. Its buttons are memoized, because typing changes none of them. Their icons
// are in `theme/rows.css`.

interface PlacedToolProps {
  /** The name of the block with its position. */
  readonly name: string;
  /** From 0. */
  readonly index: number;
}

export const RowInsert = memo(function RowInsert({ name, index }: PlacedToolProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  return (
    <button
      type="button"
      className="row-insert"
      data-testid="block-insert"
      aria-label={t('editor.addBefore', { name })}
      aria-haspopup="dialog"
      title={t('editor.addBlock')}
      onClick={() => commands.askType(index)}
    />
  );
});

interface RowHandleProps {
  readonly blockKey: string;
  readonly name: string;
  readonly isCarried: boolean;
}

export const RowHandle = memo(function RowHandle({ blockKey, name, isCarried }: RowHandleProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  return (
    <button
      type="button"
      className="row-tool row-handle"
      data-testid="block-handle"
      aria-label={t('editor.drag', { name })}
      aria-roledescription={t('editor.dragRole')}
      aria-describedby={handleHelp}
      aria-pressed={isCarried || undefined}
      {...blockHandle(editor, blockKey)}
    />
  );
});

interface RowArrowsProps extends PlacedToolProps {
  readonly blockKey: string;
  readonly isLast: boolean;
}

export const RowArrows = memo(function RowArrows({ blockKey, name, index, isLast }: RowArrowsProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  return (
    <>
      <RowTool
        className="row-up"
        label={t('editor.moveUp', { name })}
        off={index === 0}
        onClick={() => commands.move(blockKey, index - 1)}
      />
      <RowTool
        className="row-down"
        label={t('editor.moveDown', { name })}
        off={isLast}
        onClick={() => commands.move(blockKey, index + 1)}
      />
    </>
  );
});

interface RowDeleteProps {
  readonly blockKey: string;
  readonly name: string;
  readonly off: boolean;
}

export const RowDelete = memo(function RowDelete({ blockKey, name, off }: RowDeleteProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  return (
    <RowTool
      className="row-delete"
      label={t('editor.delete', { name })}
      off={off}
      onClick={() => commands.remove(blockKey)}
    />
  );
});

interface RowToolProps {
  readonly className: string;
  readonly label: string;
  /** When disabled, it keeps the focus of a user who moves a block to the end. */
  readonly off: boolean;
  onClick(): void;
}

function RowTool({ className, label, off, onClick }: RowToolProps) {
  return (
    <button
      type="button"
      className={`row-tool ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    />
  );
}
