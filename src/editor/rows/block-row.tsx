import { createContext, memo, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlock, useEditor, useEditorState, useModel } from '../editor-context.ts';
import { isBusy, isChanged } from '../store/block-facts.ts';
import { OpenBlock } from './open-block.tsx';
import { changeInPlace } from './change-in-place.ts';
import { RowArrows, RowDelete, RowHandle, RowInsert } from './row-tools.tsx';
import { useBlockName } from './use-block-name.ts';
import { useSummary } from './use-summary.ts';
import type { EditorBlock } from '../store/editor-block.ts';

/** A row's place in its list. All props compare by value or never change, so a row renders again only when its own place changes. */
export interface RowProps {
  readonly blockKey: string;
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
  /** Its visual position, from 0, while a block is carried; undefined if it equals its index. */
  readonly seenAt?: number | undefined;
  /** Space in pixels to leave above the row for rows that are not rendered. */
  readonly above?: number;
  readonly measure?: (element: HTMLLIElement) => () => void;
}

export const RowImageContext = createContext<((modelId: string) => ReactNode) | undefined>(undefined);

export const BlockRow = memo(function BlockRow(props: RowProps) {
  const { blockKey, index, isLast, seenAt, above = 0, measure } = props;
  const block = useBlock(blockKey);
  const open = useEditorState((state) => state.openKey === blockKey);
  const model = useModel(block?.modelId ?? '');
  const numbered = useBlockName()(block?.modelId ?? '', index + 1);
  const summary = useSummary(block);
  const carried = useEditorState((state) => state.carried?.key === blockKey);
  const { commands, fixed } = useEditor();
  const image = useContext(RowImageContext);
  const { t } = useTranslation();
  if (!block) return null;
  const name = model?.name ?? t('editor.unknownBlock');
  const state = rowState(block);
  const ids = { toggle: `block-${blockKey}-toggle`, body: `block-${blockKey}-body` };
  return (
    <li
      ref={measure}
      style={{
        ...(above > 0 && { marginTop: above }),
        ...(seenAt !== undefined && { order: seenAt }),
      }}
      className="row"
      data-testid="block-row"
      data-block-id={block.id ?? blockKey}
      data-key={blockKey}
      data-index={seenAt ?? index}
      data-open={open}
      data-dragging={carried}
    >
      {!fixed && <RowInsert name={numbered} index={index} />}
      <div className="row-head">
        {!fixed && <RowHandle {...{ blockKey }} name={numbered} isCarried={carried} />}
        <button
          type="button"
          id={ids.toggle}
          className="row-toggle"
          aria-expanded={open}
          aria-controls={open ? ids.body : undefined}
          onClick={({ currentTarget }) => changeInPlace(currentTarget, () => commands.toggle(blockKey))}
        >
          {image?.(block.modelId)}
          <span className="row-name">{name}</span>
          <span className="row-summary" dir="auto">
            {summary}
          </span>
        </button>
        {state && (
          <span className="row-state" data-state={state}>
            {t(`editor.states.${state}`)}
          </span>
        )}
        {!fixed && <RowArrows {...{ blockKey, index, isLast }} name={numbered} />}
        {(!fixed || block.id !== null) && <RowDelete {...{ blockKey }} name={numbered} off={isBusy(block)} />}
      </div>
      {open && (
        <div className="row-body" id={ids.body} role="region" aria-labelledby={ids.toggle}>
          <OpenBlock {...{ blockKey, model }} />
        </div>
      )}
    </li>
  );
});

type RowState = 'new' | 'changed' | 'saving' | 'failed' | 'conflict' | 'deleting';

/** A block's state as shown in its row; undefined when everything is saved. */
function rowState(block: EditorBlock): RowState | undefined {
  if (block.sync !== 'idle') return block.sync;
  if (!isChanged(block)) return undefined;
  return block.id === null && block.saved === null ? 'new' : 'changed';
}
