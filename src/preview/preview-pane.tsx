import { useColorScheme } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../editor/store/create-editor.ts';
import { useAppStore } from '../state/app-store.ts';
import { FramedPage } from './framed-page.tsx';
import { PaneBox } from './pane-box.tsx';
import { keepOutside, keepWidth, readOutside, readWidth, type PreviewWidth } from './preview-choices.ts';
import { PreviewBar } from './preview-bar.tsx';
import { SourceChoice } from './source-choice.tsx';
import { useAlone } from './use-alone.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPaneProps {
  readonly editor: Editor;
  readonly page: { readonly id: string; readonly workspace: string };
  /** Whether it is beside the form. */
  readonly isWide: boolean;
  /** A field of a form is about to take the focus. */
  showForms(): void;
  /** Where the frame is. Stories show it without a server. */
  readonly address?: string;
}

/** The page as visitors will see it: drawn by the theme, or on the workspace's own site if that shows drafts. */
export function PreviewPane(props: PreviewPaneProps) {
  const { page } = props;
  const [wanted, setWanted] = useState(readOutside);
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === page.workspace));
  const hasSite = (workspace?.preview_url ?? null) !== null;
  const isOutside = hasSite && wanted;
  function choose(next: boolean): void {
    setWanted(next);
    keepOutside(next);
  }
  const source = hasSite && <SourceChoice isOutside={isOutside} onChange={choose} />;
  // Another source is another preview.
  return <SourcePane key={String(isOutside)} {...props} {...{ isOutside, source }} />;
}

interface SourcePaneProps extends PreviewPaneProps {
  readonly isOutside: boolean;
  readonly source: ReactNode;
}

/** The page, drawn from what is in the editor now. */
function SourcePane({
  editor,
  page,
  isWide,
  showForms,
  address = '/preview/frame',
  isOutside,
  source,
}: SourcePaneProps) {
  const { t } = useTranslation();
  const { colorScheme } = useColorScheme();
  const [width, setWidth] = useState(readWidth);
  const [isFull, setIsFull] = useState(false);
  const root = useRef<HTMLElement>(null);
  useAlone(root, isFull, () => setIsFull(false));
  const preview = usePreview({
    ...{ editor, page, isOutside },
    scheme: colorScheme === 'dark' ? 'dark' : 'light',
    showForms() {
      setIsFull(false);
      showForms();
    },
  });
  const { state, frame, nonce, isFramed, bridge, retry } = preview;

  function choose(next: PreviewWidth): void {
    setWidth(next);
    keepWidth(next);
  }

  return (
    <PaneBox ref={root} data-state={state} {...{ isWide, isFull }}>
      <PreviewBar {...{ width, isFull }} onWidth={choose} onFull={setIsFull}>
        {source}
      </PreviewBar>
      <FramedPage
        {...{ frame, nonce, width, state }}
        testId="page-preview"
        title={t('preview.title')}
        isShown={isFramed}
        address={isOutside ? (bridge ?? '') : address}
        // Our page between frames the site, and gives it a sandbox of its own.
        {...(isOutside ? {} : { sandbox: 'allow-scripts' })}
        {...(isOutside && state === 'unreachable' && { message: t('preview.siteUnreachable') })}
        onRetry={retry}
      />
    </PaneBox>
  );
}
