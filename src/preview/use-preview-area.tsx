import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { ViewAgendaOutlined } from '../editor/editor-icons.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import { loadWhenIdle } from '../lib/load-when-idle.ts';
import { showToast } from '../state/app-store.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { besides, previewPane, readShown, storeShown } from './load-pane.ts';
import { PaneBox } from './pane-box.tsx';
import { WebOutlined } from './preview-icons.ts';
import type { PreviewPane } from './preview-pane.tsx';

interface PreviewAreaProps {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
}

export function usePreviewArea({ editor, page }: PreviewAreaProps) {
  const isWide = useMediaQuery(besides);
  const [chosen, setChosen] = useState(readShown);
  const isShown = chosen ?? isWide;
  const [isPressed, setPressed] = useState(false);
  const loaded = usePane({ isShown, isPressed, giveUp: () => show(false) });
  function show(wanted: boolean): void {
    setChosen(wanted);
    setPressed(true);
    storeShown(wanted);
  }
  return {
    tool: <Switch {...{ isWide, isShown }} onChange={show} />,
    pane:
      isShown &&
      (loaded === undefined ? (
        <PaneBox isWide={isWide} />
      ) : (
        <loaded.Pane
          {...{ editor, page, isWide }}
          showForms={() => !isWide && flushSync(() => show(false))}
        />
      )),
    // A narrow window has room for one of the two.
    hidesForms: isShown && !isWide,
  };
}

interface LoadedPane {
  readonly Pane: typeof PreviewPane;
}

interface PaneOptions {
  readonly isShown: boolean;
  /** Whether the user asked for it in this visit. */
  readonly isPressed: boolean;
  giveUp(): void;
}

/** The pane, once its code has loaded: when the browser is idle, unless the user asked for it. */
function usePane({ isShown, isPressed, giveUp }: PaneOptions): LoadedPane | undefined {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<LoadedPane>();
  const fail = useEffectEvent(() => {
    showToast('error', t('app.lostText'));
    giveUp();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    const load = () => {
      previewPane.retry();
      return previewPane().then(
        (Pane) => isOver || setLoaded({ Pane }),
        () => isOver || fail(),
      );
    };
    const cancel = isPressed ? void load() : loadWhenIdle(load);
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [isShown, isPressed]);
  return loaded;
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
