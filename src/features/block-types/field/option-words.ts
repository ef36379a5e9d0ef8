import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { OptionWords } from '../../../editor/form/options/schema-form-theme.tsx';

/** What the options of a type of field are called: in the words of its plugin, or else in those of the builder. */
export function useOptionWords(): (type: string) => OptionWords {
  const { t, i18n } = useTranslation('builder');
  const host = useFieldHost();
  return useCallback(
    (type) => {
      // A plugin may have words for its options and their choices below `options` and `choices`.
      const known = (name: string, own: 'options' | 'choices', key: string) => {
        if (i18n.exists(`${type}.${own}.${name}`, { ns: 'fields' }))
          return host.translate(`${type}.${own}.${name}`);
        return i18n.exists(key, { ns: 'builder' }) ? t(key as ParseKeys<'builder'>) : name;
      };
      return {
        option: (name) => known(name, 'options', `options.${name}`),
        choice: (name) => known(name, 'choices', `choices.${name}`),
        add: (title) => t('option.add', { title }),
        remove: (title) => t('option.remove', { title }),
        removeAction: t('option.removeAction'),
        kindOf: (title) => t('option.kindOf', { title }),
        none: t('option.none'),
      };
    },
    [t, i18n, host],
  );
}
