import { useColourMode } from '../lib/colour-mode.ts';
import { use, useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import type { Editor } from '../editor/store/create-editor.ts';
import { useAppStore } from '../state/app-store.ts';
import { FrameAddress } from './frame-address.ts';
import { FramedPage } from './framed-page.tsx';
import { PaneBox } from './pane-box.tsx';
import { storeExternal, storeWidth, readExternal, readWidth, type PreviewWidth } from './pane-choices.ts';
import { PreviewBar } from './preview-bar.tsx';
import { useBrand } from '../ui/brand.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPaneProps {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
  readonly isWide: boolean;
  showForms(): void;
}

/** The page as visitors will see it: rendered by the theme, or on the workspace's own site if that shows drafts. */
export function PreviewPane({ editor, page, isWide, showForms }: PreviewPaneProps) {
  const [wanted, setWanted] = useState(readExternal);
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === page.workspace));
  const hasSite = (workspace?.preview_url ?? null) !== null;
  const isOutside = hasSite && wanted;
  const [width, setWidth] = useState(readWidth);
  const [isFull, setIsFull] = useState(false);
  const root = useRef<HTMLElement>(null);
  useAlone(root, isFull, () => setIsFull(false));

  function chooseSource(next: boolean): void {
    setWanted(next);
    storeExternal(next);
  }

  function chooseWidth(next: PreviewWidth): void {
    setWidth(next);
    storeWidth(next);
  }

  return (
    <PaneBox ref={root} {...{ isWide, isFull }}>
      <PreviewBar {...{ width, isFull }} onWidth={chooseWidth} onFull={setIsFull}>
        {hasSite && <SourceChoice isOutside={isOutside} onChange={chooseSource} />}
      </PreviewBar>
      <SourceFrame
        // Another source needs another preview.
        key={String(isOutside)}
        {...{ editor, page, isOutside, width }}
        onEscape={() => setIsFull(false)}
        showForms={() => {
          setIsFull(false);
          showForms();
        }}
      />
    </PaneBox>
  );
}

interface SourceFrameProps extends Omit<PreviewPaneProps, 'isWide'> {
  readonly isOutside: boolean;
  readonly width: PreviewWidth;
  onEscape(): void;
}

function SourceFrame({ width, ...options }: SourceFrameProps) {
  const { t } = useTranslation();
  const { name: product } = useBrand();
  const address = use(FrameAddress);
  const scheme = useColourMode();
  const preview = usePreview({ ...options, scheme });
  const { isOutside } = options;
  const { state, frame, nonce, isFramed, bridge, retry } = preview;
  return (
    <div data-state={state} style={{ display: 'contents' }}>
      <FramedPage
        {...{ frame, nonce, width, state }}
        testId="page-preview"
        title={t('preview.title')}
        isShown={isFramed}
        address={isOutside ? (bridge ?? '') : address}
        // Our bridge page frames the site, and gives it a sandbox of its own.
        {...(isOutside ? {} : { sandbox: 'allow-scripts' })}
        {...(isOutside && state === 'unreachable' && { message: t('preview.siteUnreachable', { product }) })}
        onRetry={retry}
      />
    </div>
  );
}

interface SourceChoiceProps {
  readonly isOutside: boolean;
  onChange(isOutside: boolean): void;
}

function SourceChoice({ isOutside, onChange }: SourceChoiceProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('preview.source')} className="preview-source">
      {[false, true].map((own) => (
        <Button
          key={String(own)}
          size="small"
          color="inherit"
          aria-pressed={own === isOutside}
          onClick={() => onChange(own)}
        >
          {t(own ? 'preview.ownSite' : 'preview.theme')}
        </Button>
      ))}
    </div>
  );
}

/** While an element fills the window, the elements behind it are inert, and Escape ends it. */
function useAlone(root: RefObject<HTMLElement | null>, isAlone: boolean, end: () => void): void {
  const leave = useEffectEvent(end);
  useEffect(() => {
    if (!isAlone) return undefined;
    const covered = besides(root.current).filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      for (const element of covered) element.inert = false;
    };
  }, [root, isAlone]);
}

function besides(element: HTMLElement | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? [])
      if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling);
  return found;
}
