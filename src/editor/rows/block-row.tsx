import { memo, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlock, useEditor, useEditorState, useModel } from '../editor-context.ts';
import { isBusy } from '../store/block-facts.ts';
import { BlockBody } from './block-body.tsx';
import { chevronIcon, deleteIcon, downIcon, upIcon } from './row-icons.tsx';
import { rowState } from './row-state.ts';
import { useBlockName } from './use-block-name.ts';
import { useStillHead } from './use-still-head.ts';
import { useSummary } from './use-summary.ts';

/** A row's place in its list. All props compare by value, so a row renders again only when its own place changes. */
export interface RowProps {
  readonly blockKey: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Its visual position, from 0, while a block is carried; undefined if it equals its index. */
  readonly seenAt?: number | undefined;
  /** Space in pixels to leave above the row for rows that are not drawn. */
  readonly above?: number;
  /** Receives the row's element, to measure it. */
  readonly measure?: (element: HTMLLIElement | null) => void;
}

interface BlockRowProps extends RowProps {
  /** The drag handle, and the position while dragging. */
  readonly drag?: { readonly handle: ReactNode; readonly active: boolean; readonly style: CSSProperties };
}

/** One block: a header line with its type and state and, when open, its form below. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { blockKey, index, count, seenAt, above = 0, measure, drag } = props;
  const block = useBlock(blockKey);
  const open = useEditorState((state) => state.openKey === blockKey);
  const model = useModel(block?.modelId ?? '');
  const numbered = useBlockName()(block?.modelId ?? '', index + 1);
  const summary = useSummary(block);
  const { commands, fixed } = useEditor();
  const { t } = useTranslation();
  const { head, holdStill } = useStillHead(open);
  if (!block) return null;
  const name = model?.name ?? t('editor.unknownBlock');
  const state = rowState(block);
  const ids = { toggle: `block-${blockKey}-toggle`, body: `block-${blockKey}-body` };
  return (
    <li
      ref={measure}
      style={{
        ...drag?.style,
        ...(above > 0 && { marginTop: above }),
        ...(seenAt !== undefined && { order: seenAt }),
      }}
      className="row"
      data-testid="block-row"
      data-block-id={block.id ?? blockKey}
      data-index={seenAt ?? index}
      data-open={open}
      data-dragging={drag?.active ?? false}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <div className="row-head" ref={head}>
        {drag?.handle}
        <button
          type="button"
          id={ids.toggle}
          className="row-toggle"
          aria-expanded={open}
          aria-controls={open ? ids.body : undefined}
          onClick={() => {
            holdStill();
            commands.toggle(blockKey);
          }}
        >
          {chevronIcon}
          <span className="row-name">{name}</span>
          <span className="row-summary">{summary}</span>
        </button>
        {state && (
          <span className="row-state" data-state={state}>
            {t(`editor.states.${state}`)}
          </span>
        )}
        {!fixed && (
          <>
            <RowTool
              className="row-arrow"
              label={t('editor.moveUp', { name: numbered })}
              off={index === 0}
              onClick={() => commands.move(blockKey, index - 1)}
            >
              {upIcon}
            </RowTool>
            <RowTool
              className="row-arrow"
              label={t('editor.moveDown', { name: numbered })}
              off={index === count - 1}
              onClick={() => commands.move(blockKey, index + 1)}
            >
              {downIcon}
            </RowTool>
          </>
        )}
        {(!fixed || block.id !== null) && (
          <RowTool
            className="row-delete"
            label={t('editor.delete', { name: numbered })}
            off={isBusy(block)}
            onClick={() => commands.remove(blockKey)}
          >
            {deleteIcon}
          </RowTool>
        )}
      </div>
      {open && (
        <div className="row-body" id={ids.body} role="region" aria-labelledby={ids.toggle}>
          <BlockBody block={block} model={model} />
        </div>
      )}
    </li>
  );
});

interface RowToolProps {
  readonly className: string;
  readonly label: string;
  /** When disabled, it keeps the focus of a user who moves a block to the end. */
  readonly off: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function RowTool({ className, label, off, children, onClick }: RowToolProps) {
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
    >
      {children}
    </button>
  );
}
