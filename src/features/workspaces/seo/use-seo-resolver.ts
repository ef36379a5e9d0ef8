import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findUnknownPlaceholder, knownPlaceholders } from '../../../../shared/seo-title.ts';
import type { WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';

/** Rejects unknown placeholders in the title template, like the server. */
export function useSeoResolver(): Resolver<WorkspaceSeo> {
  const { t } = useTranslation();
  return (values) => {
    const placeholder = findUnknownPlaceholder(values.title_template);
    if (placeholder === undefined) return { values, errors: {} };
    const message = t('seo.unknownPlaceholder', { placeholder, known: knownPlaceholders });
    return { values: {}, errors: { title_template: { type: 'api', message } } };
  };
}
