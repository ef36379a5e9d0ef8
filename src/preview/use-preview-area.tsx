import FormsIcon from '@mui/icons-material/ViewAgendaOutlined';
import PreviewIcon from '@mui/icons-material/WebOutlined';
import { Box, Button, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../editor/store/create-editor.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { showToast } from '../state/app-store.ts';
import { besides, previewPane, readShown, storeShown } from './load-pane.ts';
import { PaneBox } from './pane-box.tsx';
import type { PreviewPane } from './preview-pane.tsx';

interface PreviewAreaProps {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
}

export function usePreviewArea({ editor, page }: PreviewAreaProps) {
  const isWide = useMediaQuery(besides, { noSsr: true });
  const [chosen, setChosen] = useState(readShown);
  const isShown = chosen ?? isWide;
  const loaded = usePane(isShown, () => show(false));
  function show(wanted: boolean): void {
    setChosen(wanted);
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

/** The pane, once its code has loaded: after the form, which users wait for. */
function usePane(isShown: boolean, giveUp: () => void): LoadedPane | undefined {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<LoadedPane>();
  const fail = useEffectEvent(() => {
    showToast('error', t('app.lostText'));
    giveUp();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    const cancel = whenIdle(() => {
      previewPane.retry();
      previewPane().then(
        (Pane) => isOver || setLoaded({ Pane }),
        () => isOver || fail(),
      );
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [isShown]);
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
      sx={switchSx}
    >
      <span className="words">{label}</span>
    </Button>
  );
  return (
    <Box role="group" aria-label={t('preview.view')} sx={{ display: 'flex', flexShrink: 0 }}>
      {!isWide && button(<FormsIcon />, t('preview.edit'), !isShown, false)}
      {button(<PreviewIcon />, t('preview.show'), isShown, !isWide || !isShown)}
    </Box>
  );
}

const switchSx = {
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' },
  color: 'text.secondary',
  minWidth: 0,
  px: { xs: 2, sm: 3 },
  '& .MuiButton-startIcon': { mx: { xs: 0, sm: 'auto' }, mr: { sm: 1.5 } },
  '& > .words': { display: { xs: 'none', sm: 'inline' } },
} as const;
