import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../shared/languages.ts';
import { FieldHostContext } from '../editor/field-host-context.ts';
import { FieldPluginsContext } from '../editor/field-plugins-context.ts';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';
import { loadOnce } from '../../shared/load-once.ts';
import { fieldPlugins } from './field-host.tsx';
import type { ParseKeys } from 'i18next';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { intlTag } from '../../shared/intl.ts';
import { sampleImages } from '../miniatures/sample-images.ts';
import { loadChoices } from './load-choices.ts';

/**
 * Wraps the screens of the block type builder. Administrators have no workspace, so images, pages and the look of the
 * site are samples.
 */
export function BlockTypesLayer({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
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

/** The host of fields without a workspace: offers a few sample images and pages. */
function useSampleHost(): FieldHost {
  const { t, i18n } = useTranslation('fields');
  const { t: tBuilder } = useTranslation('builder');
  const client = useQueryClient();
  return useMemo<FieldHost>(
    () => ({
      async pickMedia({ multiple, max = Infinity, selected }) {
        const isNew = ({ id }: { readonly id: string }) => selected.every((one) => one.id !== id);
        const images = sampleImages.map(({ id, url }) => ({ id, file: url }));
        const next = images.find(isNew) ?? images[0];
        if (next === undefined) return undefined;
        return multiple ? [...selected, ...(isNew(next) ? [next] : [])].slice(0, max) : [next];
      },
      listPages: async () => [
        { id: 'sample-home', title: tBuilder('sample.home'), url_path: '/' },
        { id: 'sample-about', title: tBuilder('sample.about'), url_path: '/about' },
      ],
      loadChoices: (source, show) => loadChoices(client, { source, workspaceId: '', show }),
      mediaUrl: (file) => file,
      isMediaGone: async () => false,
      translate: (key, params) => t(key as ParseKeys<'fields'>, params ?? {}),
      locale: intlTag(i18n.language),
    }),
    [client, t, tBuilder, i18n.language],
  );
}
