import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { heroModel, sampleModels } from '../../src/editor/testing/sample-models.ts';
import { breakDown, brittleField, registryWithBrittle } from '../../src/editor/testing/brittle-field.ts';
import { editorStories } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

/** Unwanted blocks: too long, invalid, or made of broken field types. */
export default { title: 'Editor/Odd blocks' } satisfies Meta;

const longWords =
  'Donaudampfschifffahrtsgesellschaftskapitäne besprechen die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

export const LongTitles = editorStories({
  models: sampleModels.map((model) => ({ ...model, name: `${model.name} ${longWords}` })),
  blocks: teaPage.map((block) => ({
    ...block,
    data: { ...block.data, title: longWords, words: longWords },
  })),
})(({ commands, type }) => {
  type('block-3', 'words', `${longWords}.`);
  commands.toggle('block-1');
});

/** The first block of the page, open, with another field and its value. */
function withField(
  name: string,
  field: Partial<FieldDefinition>,
  value?: unknown,
  registry?: FieldRegistry,
): StoryObj {
  const added = { [name]: { ...brittleField, ...field, order: -1 } };
  const stored = value === undefined ? {} : { [name]: value };
  return editorStories({
    models: [{ ...heroModel, content_model: { ...heroModel.content_model, ...added } }],
    blocks: teaPage.slice(0, 1).map((block) => ({ ...block, data: { ...block.data, ...stored } })),
    ...(registry && { registry }),
  })(({ commands }) => commands.toggle('block-1'));
}

/** A field of an unknown type sits among the others and keeps its value. */
export const UnknownField = withField('map', { field_type: 'map', field_title: 'Map' }, [27.04, 88.26]);

/** The field has options that its type does not accept. */
export const RefusedDefinition = withField('layout', {
  field_type: 'select',
  field_title: 'Layout',
  field_values: [],
});

/** The type of a field was changed: its value stays unchanged until the user decides. */
export const UnfitValue = withField('layout', { field_type: 'text', field_title: 'Layout' }, ['Wide']);

/** A field type failed to read its options: the stored value stays unchanged. */
export const PluginNotRead: StoryObj = {
  ...withField(
    'notes',
    { field_title: 'Notes' },
    { text: 'Kept as it is.' },
    registryWithBrittle({ readOptions: breakDown }),
  ),
  tags: ['breaks'],
};
