import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { listPageVersions, restorePageVersion } from '../../api/pages.ts';
import { hasUnsavedChanges } from '../../editor/store/block-facts.ts';
import type { Editor } from '../../editor/store/create-editor.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { requestedPart } from '../../ui/requested-part.tsx';
import { LoadState } from '../../records/load-state.tsx';
import type { Page, PageVersion } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { Fold } from './editor-fold.tsx';
import { Author } from './editor-information.tsx';

const versionDialog = requestedPart(async () => (await import('./editor-version-dialog.tsx')).VersionDialog);

interface PageVersionsProps {
  readonly page: Page;
  readonly editor: Editor;
  onReplaced(): Promise<void>;
}

export function PageVersions({ page, editor, onReplaced }: PageVersionsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<number | null>(null);
  const [viewed, setViewed] = useState<PageVersion | null>(null);
  const unsaved = useStore(editor.store, hasUnsavedChanges);

  async function view(version: PageVersion): Promise<void> {
    if (await versionDialog.request()) setViewed(version);
  }

  return (
    <div className="page-versions">
      <Fold title={t('pageEditor.versions.title')}>
        <VersionList page={page} onView={(version) => void view(version)} onRestore={setAsked} />
      </Fold>
      {viewed && (
        <versionDialog.Part
          {...{ page, editor }}
          version={viewed}
          onRestore={() => setAsked(viewed.version)}
          onClose={() => setViewed(null)}
        />
      )}
      {asked !== null && (
        <CallDialog
          color="primary"
          title={t('pageEditor.versions.restoreTitle', { version: String(asked) })}
          confirmLabel={t('pageEditor.versions.restore')}
          call={async () => {
            await editor.flush();
            await restorePageVersion(page.id, asked);
            await onReplaced();
          }}
          successMessage={t('pageEditor.versions.restored', { version: String(asked) })}
          onDone={() => setViewed(null)}
          onClose={() => setAsked(null)}
        >
          {t('pageEditor.versions.restoreText')}
          {unsaved && ` ${t('pageEditor.versions.unsaved')}`}
        </CallDialog>
      )}
    </div>
  );
}

interface VersionListProps {
  readonly page: Page;
  onView(version: PageVersion): void;
  onRestore(version: number): void;
}

function VersionList({ page, onView, onRestore }: VersionListProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['page-versions', page.id, page.published_at],
    queryFn: () => listPageVersions(page.id),
    gcTime: 0,
  });
  const { data } = query;
  if (!data || query.error) return <LoadState query={query} failed={t('pageEditor.versions.loadFailed')} />;
  if (data.length === 0) return <p className="ui-text ui-quiet">{t('pageEditor.versions.empty')}</p>;
  return (
    <ul className="page-version-list">
      {data.map((version) => (
        <VersionItem
          key={version.version}
          version={version}
          onView={() => onView(version)}
          onRestore={() => onRestore(version.version)}
        />
      ))}
    </ul>
  );
}

interface VersionItemProps {
  readonly version: PageVersion;
  onView(): void;
  onRestore(): void;
}

function VersionItem({ version, onView, onRestore }: VersionItemProps) {
  const { t } = useTranslation();
  return (
    <li className="page-version">
      <div>
        <p className="ui-text ui-cut">
          {t('pageEditor.versions.version', { version: String(version.version) })} · {version.title}
        </p>
        <span className="ui-caption ui-quiet">
          <Time value={version.published_at} /> · <Author user={version.published_by} />
        </span>
      </div>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={t('pageEditor.versions.viewVersion', { version: String(version.version) })}
        onClick={onView}
      >
        {t('pageEditor.versions.view')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('pageEditor.versions.restoreVersion', { version: String(version.version) })}
        onClick={onRestore}
      >
        {t('pageEditor.versions.restore')}
      </Button>
    </li>
  );
}
