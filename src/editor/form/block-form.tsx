import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import { formData, formSchema } from './form-schema.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { FormFooter } from './form-footer.tsx';
import { LeaveContext } from './leave-context.ts';
import { ThemedForm } from './form-theme.tsx';
import { formValidator } from './form-validator.ts';
import { useAfterPress } from './use-after-press.ts';

interface BlockFormProps {
  readonly block: EditorBlock;
  readonly model: BlockContentModel;
  /** Whether the block is a sample, which is not saved from its form. */
  readonly isSample?: boolean;
}

/** The form of the open block. It is controlled: values go from a field to the store and come back from there. */
export function BlockForm({ block, model, isSample = false }: BlockFormProps) {
  const { commands, models } = useEditor();
  const { key } = block;
  const { schema, uiSchema } = formSchema(model, models.registry);
  const formContext = useMemo(() => ({ blockKey: key }), [key]);
  const idPrefix = `block-${key}`;
  const afterPress = useAfterPress();
  // A draft with errors takes the same path, because the editor knows where the first error is.
  const submit = useCallback(() => {
    if (!isSample) void commands.save(key);
  }, [commands, key, isSample]);
  return (
    <LeaveContext value={afterPress}>
      <ThemedForm
        schema={schema as RJSFSchema}
        uiSchema={uiSchema as UiSchema<BlockData>}
        validator={formValidator(models, model.id)}
        formData={formData(model, models.registry, block.draft)}
        formContext={formContext}
        idPrefix={idPrefix}
        onSubmit={submit}
        onError={submit}
        noHtml5Validate
        // Data that the browser has stored is not content. An input may override this.
        autoComplete="off"
        showErrorList={false}
        experimental_defaultFormStateBehavior={formState}
      >
        {isSample ? <></> : <FormFooter block={block} />}
      </ThemedForm>
    </LeaveContext>
  );
}

/** Drafts already contain their defaults; rjsf adds none. */
const formState = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;
