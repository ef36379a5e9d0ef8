import { createElement, use, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnce } from '../../../shared/load-once.ts';
import { reloadIfReachable } from '../../lib/index-page.ts';
import { withMui } from '../../ui/with-mui.ts';
import { useEditor, useEditorState } from '../editor-context.ts';

/** Loads the picker. The editor requests it when it is idle. */
export const fetchPicker = loadOnce(withMui(async () => (await import('./picker-dialog.tsx')).PickerDialog));

/** Offers the block types whenever the state has a position for a new block. If their code cannot be loaded, a notice says so. */
export function BlockPicker() {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const position = useEditorState((state) => state.addAt);
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const isRetried = useRef(false);
  const fail = useEffectEvent(() => {
    commands.stopAsking(t('app.lostText'));
    // Some browsers remember until the next reload that a module could not be loaded. The journal keeps unsaved changes.
    if (isRetried.current) void reloadIfReachable();
    isRetried.current = true;
  });
  const isMissing = position !== null && !fetchPicker.isLoaded();
  useEffect(() => {
    if (!isMissing) return;
    fetchPicker.retry();
    fetchPicker().then(renderAgain, () => fail());
  }, [isMissing]);
  // Mounted only while open: a closing dialog would swallow the next click or key.
  return position === null || isMissing ? null : <Picker position={position} />;
}

function Picker(props: { readonly position: number }) {
  return createElement(use(fetchPicker()), props);
}
