import { withTheme } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { BlockData } from '../../../shared/wire/content.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { FieldLayout } from './field-layout.tsx';
import { PluginField, type BlockFormContext } from './plugin-field.tsx';

/** The widget draws its own label, help and errors. */
function BareField({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

/** Arranges the fields according to their model. */
function ArrangedFields({ properties, registry }: ObjectFieldTemplateProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const model = useModel(useEditorState((state) => state.blocks.get(blockKey)?.modelId) ?? '');
  if (model === undefined) return null;
  const drawn = new Map(properties.map(({ name, content }) => [name, content]));
  return (
    <FieldLayout
      blockKey={blockKey}
      fields={modelFields(model, models.registry)}
      draw={({ name }) => drawn.get(name)}
    />
  );
}

/** rjsf without its own components: it manages the data, and the plugins draw. */
export const ThemedForm = withTheme<BlockData>({
  fields: { pluginField: PluginField },
  templates: { FieldTemplate: BareField, ObjectFieldTemplate: ArrangedFields },
});
