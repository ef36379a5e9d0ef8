import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { ViewAgendaOutlined } from '../editor/editor-icons.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import { LoadedPart } from '../editor/loaded-part.tsx';
import { loadWhenIdle } from '../lib/load-when-idle.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { besides, previewPane, readShown, storeShown } from './load-pane.ts';
import { PaneBox } from './pane-box.tsx';
import { WebOutlined } from './preview-icons.ts';

interface PreviewAreaProps {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
}

export function usePreviewArea({ editor, page }: PreviewAreaProps) {
  const isWide = useMediaQuery(besides);
  const [chosen, setChosen] = useState(readShown);
  const isShown = chosen ?? isWide;
  const [isPressed, setPressed] = useState(false);
  const isReady = usePaneReady({ isShown, isPressed });
  const reserved = <PaneBox isWide={isWide} />;
  function show(wanted: boolean): void {
    setChosen(wanted);
    setPressed(true);
    previewPane.retry();
    storeShown(wanted);
  }
  return {
    tool: <Switch {...{ isWide, isShown }} onChange={show} />,
    pane:
      isShown &&
      (isReady ? (
        <LoadedPart
          part={previewPane}
          props={{ editor, page, isWide, showForms: () => !isWide && flushSync(() => show(false)) }}
          fallback={reserved}
          frame={(message) => (
            <PaneBox isWide={isWide}>
              <div className="preview-error">{message}</div>
            </PaneBox>
          )}
        />
      ) : (
        reserved
      )),
    // A narrow window has room for one of the two.
    hidesForms: isShown && !isWide,
  };
}

interface PaneOptions {
  readonly isShown: boolean;
  /** Whether the user asked for it in this visit. */
  readonly isPressed: boolean;
}

/** Whether the pane can be rendered: its code loads when the browser is idle, unless the user asked for it. */
function usePaneReady({ isShown, isPressed }: PaneOptions): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    const end = () => isOver || setReady(true);
    const load = async () => void (await previewPane().then(end, end));
    const cancel = isPressed ? void load() : loadWhenIdle(load);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [isShown, isPressed]);
  return isReady;
}

interface SwitchProps {
  readonly isWide: boolean;
  readonly isShown: boolean;
  onChange(isShown: boolean): void;
}

function Switch({ isWide, isShown, onChange }: SwitchProps) {
  const { t } = useTranslation();
  const button = (icon: ReactNode, label: string, pressed: boolean, wanted: boolean) => (
    <Button
      size="small"
      color="inherit"
      aria-label={label}
      aria-pressed={pressed}
      startIcon={icon}
      onClick={() => onChange(wanted)}
    >
      <span className="words">{label}</span>
    </Button>
  );
  return (
    <div role="group" aria-label={t('preview.view')} className="editor-view">
      {!isWide && button(<ViewAgendaOutlined />, t('preview.edit'), !isShown, false)}
      {button(<WebOutlined />, t('preview.show'), isShown, !isWide || !isShown)}
    </div>
  );
}
