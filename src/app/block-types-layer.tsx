import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../shared/languages.ts';
import { loadedFields } from '../../field-plugins/loaded-fields.ts';
import { FieldHostContext } from '../editor/field-host-context.ts';
import { FieldPluginsContext } from '../editor/field-plugins-context.ts';
import { SiteLooksContext } from '../editor/miniatures/studio.ts';
import { loadOnce } from '../../shared/load-once.ts';
import { useAppStore } from '../state/app-store.ts';
import { fieldPlugins } from './field-host.tsx';
import { useSampleHost } from './sample-host.ts';

/**
 * Wraps the screens of the block type builder. Administrators have no workspace: pictures, pages and the look of the site are
 * samples.
 */
export function BlockTypesLayer({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const provide = useAppStore((state) => state.fieldPlugins.provide);
  useEffect(() => provide(loadedFields), [provide]);
  const host = useSampleHost();
  const looks = useMemo(
    () => loadOnce(async () => (await import('../miniatures/sample-looks.ts')).sampleLooks(client, language)),
    [client, language],
  );
  return (
    <FieldPluginsContext value={fieldPlugins}>
      <FieldHostContext value={host}>
        <SiteLooksContext value={looks}>{children}</SiteLooksContext>
      </FieldHostContext>
    </FieldPluginsContext>
  );
}
