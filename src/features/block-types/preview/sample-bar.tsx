import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import type { BlockData, ModelSample } from '../../../../shared/wire/content.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';

interface SampleBarProps {
  readonly samples: readonly ModelSample[];
  /** The index of the shown sample; undefined for unsaved trial data. */
  readonly chosen: number | undefined;
  readonly data: BlockData;
  onChoose(chosen: number | undefined): void;
  /** Changes to the same subject are one undo step. */
  onChange(samples: ModelSample[], about?: string): void;
}

/** Chooses the shown sample. The first one represents the type where blocks are added. */
export function SampleBar({ samples, chosen, data, onChoose, onChange }: SampleBarProps) {
  const { t } = useTranslation('builder');
  const { focusOn } = useFocusOn();
  const sample = chosen === undefined ? undefined : samples[chosen];
  const isFull = samples.length >= limits.samplesPerModel;
  const keep = () => {
    onChange([...samples, { name: t('samples.name', { number: samples.length + 1 }), data }]);
    onChoose(samples.length);
    focusOn('#sample-name');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <SelectField
        id="sample"
        label={t('samples.label')}
        value={sample === undefined ? '' : String(chosen)}
        choices={[
          { value: '', label: t('samples.tried') },
          ...samples.map(({ name }, at) => ({ value: String(at), label: name })),
        ]}
        onChange={(at) => onChoose(at === '' ? undefined : Number(at))}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ flex: '1 1 160px' }}
      />
      {sample && chosen !== undefined ? (
        <>
          <TextField
            id="sample-name"
            label={t('samples.nameLabel')}
            value={sample.name}
            onChange={({ target }) =>
              onChange(samples.with(chosen, { ...sample, name: target.value }), `sample name ${chosen}`)
            }
            slotProps={{ htmlInput: { maxLength: limits.modelNameLength } }}
            sx={{ flex: '1 1 160px' }}
          />
          <IconButton
            aria-label={t('samples.remove', { name: sample.name })}
            onClick={() => {
              onChange(samples.toSpliced(chosen, 1));
              onChoose(undefined);
              focusOn('#sample');
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      ) : (
        <Button variant="outlined" disabled={isFull} onClick={keep}>
          {t('samples.keep')}
        </Button>
      )}
    </Stack>
  );
}
