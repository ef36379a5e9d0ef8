import { Stack } from '@mui/material';
import { modelFields } from '../../../content-model/model-fields.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { useEditor } from '../editor-context.ts';
import { DraftField } from '../form/draft-field.tsx';
import { LeaveContext } from '../form/leave-context.ts';
import { useAfterPress } from '../form/use-after-press.ts';

interface SampleFieldsProps {
  readonly blockKey: string;
  readonly model: BlockContentModel;
}

/** The fields of a block without the form around them. */
export function SampleFields({ blockKey, model }: SampleFieldsProps) {
  const { models } = useEditor();
  const afterPress = useAfterPress();
  return (
    <LeaveContext value={afterPress}>
      <Stack sx={{ gap: 5 }}>
        {modelFields(model, models.registry).map((field) => (
          <DraftField
            key={field.name}
            blockKey={blockKey}
            field={field}
            place={field.name}
            id={`${blockKey}-${model.id}-${field.name}`}
          />
        ))}
      </Stack>
    </LeaveContext>
  );
}
