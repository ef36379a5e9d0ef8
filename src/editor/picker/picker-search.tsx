import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

interface PickerSearchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly value: string;
  onType(text: string): void;
}

export function PickerSearch({ onType, ...attributes }: PickerSearchProps) {
  const { t } = useTranslation();
  return (
    <input
      {...attributes}
      type="text"
      className="ui-input"
      placeholder={t('editor.addBlockSearch')}
      aria-label={t('editor.addBlockSearch')}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
