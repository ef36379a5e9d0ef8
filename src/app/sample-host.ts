import { useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { intlTag } from '../../shared/intl.ts';
import { samplePictures } from '../miniatures/sample-pictures.ts';
import { loadChoices } from './load-choices.ts';

/** The host of fields without a workspace: offers a few sample pictures and pages. */
export function useSampleHost(): FieldHost {
  const { t, i18n } = useTranslation('fields');
  const { t: words } = useTranslation('builder');
  const client = useQueryClient();
  return useMemo<FieldHost>(
    () => ({
      async pickMedia({ multiple, max = Infinity, selected }) {
        const isNew = ({ id }: { readonly id: string }) => selected.every((one) => one.id !== id);
        const pictures = samplePictures.map(({ id, url }) => ({ id, file: url }));
        const next = pictures.find(isNew) ?? pictures[0];
        if (next === undefined) return undefined;
        return multiple ? [...selected, ...(isNew(next) ? [next] : [])].slice(0, max) : [next];
      },
      listPages: async () => [
        { id: 'sample-home', title: words('sample.home'), url_path: '/' },
        { id: 'sample-about', title: words('sample.about'), url_path: '/about' },
      ],
      loadChoices: (source, show) => loadChoices(client, { source, workspaceId: '', show }),
      mediaUrl: (file) => file,
      isMediaGone: async () => false,
      translate: (key, params) => t(key as ParseKeys<'fields'>, params ?? {}),
      locale: intlTag(i18n.language),
    }),
    [client, t, words, i18n.language],
  );
}
