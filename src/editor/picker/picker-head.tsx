import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { Close } from '../../../field-plugins/sdk/kit/icons.ts';
import { useEditorState } from '../editor-context.ts';
import { useBlockName } from '../rows/use-block-name.ts';

interface PickerHeadProps {
  /** The start of the ids of the title and the place, which name and describe the dialog. */
  readonly id: string;
  readonly place: string;
  onClose(): void;
}

export function PickerHead({ id, place, onClose }: PickerHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="picker-head">
      <h2 id={`${id}-title`}>{t('editor.addBlock')}</h2>
      <p id={`${id}-place`}>{place}</p>
      <IconButton aria-label={t('common.close')} onClick={onClose}>
        <Close />
      </IconButton>
    </div>
  );
}

/** Attributes of the dialog with this head. */
export function namedByHead(id: string, place: string) {
  return {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': place === '' ? undefined : `${id}-place`,
  };
}

/** Describes the position of the new block; empty for the end. */
export function usePlace(position: number): string {
  const { t } = useTranslation();
  const modelId = useEditorState(({ order, blocks }) => blocks.get(order[position] ?? '')?.modelId);
  const name = useBlockName()(modelId ?? '', position + 1);
  return modelId === undefined ? '' : t('editor.picker.before', { name });
}
