import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroModel, sampleModels } from '../../src/editor/testing/sample-models.ts';
import { breakDown, brittleField, registryWithBrittle } from '../../src/editor/testing/brittle-field.ts';
import { editorStory } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

/** Unwanted blocks: too long, invalid, or made of broken field types. */
const meta: Meta = { title: 'Editor/Odd blocks' };
export default meta;

const longWords =
  'Donaudampfschifffahrtsgesellschaftskapitäne besprechen die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

export const LongTitles: StoryObj = editorStory({
  options: {
    models: sampleModels.map((model) => ({ ...model, name: `${model.name} ${longWords}` })),
    blocks: teaPage.map((block) => ({
      ...block,
      data: { ...block.data, title: longWords, words: longWords },
    })),
  },
  prepare({ commands, type }) {
    type('block-3', 'words', `${longWords}.`);
    commands.toggle('block-1');
  },
});

/** A field of an unknown type sits among the others and keeps its value. */
export const UnknownField: StoryObj = editorStory({
  options: {
    models: [
      {
        ...heroModel,
        content_model: {
          map: { ...brittleField, field_type: 'map', field_title: 'Map', order: -1 },
          ...heroModel.content_model,
        },
      },
    ],
    blocks: teaPage.slice(0, 1).map((block) => ({ ...block, data: { ...block.data, map: [27.04, 88.26] } })),
  },
  prepare: ({ commands }) => commands.toggle('block-1'),
});

/** The model has an option that the field type does not support. */
export const RefusedDefinition: StoryObj = editorStory({
  options: {
    models: [
      {
        ...heroModel,
        content_model: {
          layout: {
            ...brittleField,
            field_type: 'select',
            field_title: 'Layout',
            order: -1,
            field_values: [],
          },
          ...heroModel.content_model,
        },
      },
    ],
    blocks: teaPage.slice(0, 1),
  },
  prepare: ({ commands }) => commands.toggle('block-1'),
});

/** The type of a field was changed: its value stays unchanged until the user decides. */
export const UnfitValue: StoryObj = editorStory({
  options: {
    models: [
      {
        ...heroModel,
        content_model: {
          layout: { ...brittleField, field_type: 'text', field_title: 'Layout', order: -1 },
          ...heroModel.content_model,
        },
      },
    ],
    blocks: teaPage.slice(0, 1).map((block) => ({ ...block, data: { ...block.data, layout: ['Wide'] } })),
  },
  prepare: ({ commands }) => commands.toggle('block-1'),
});

const brittleModel = {
  ...heroModel,
  content_model: { ...heroModel.content_model, notes: { ...brittleField, field_title: 'Notes', order: -1 } },
};
const brittleBlock = teaPage
  .slice(0, 1)
  .map((block) => ({ ...block, data: { ...block.data, notes: { text: 'Kept as it is.' } } }));

/** The field definition of a field type failed: the stored value stays unchanged. */
export const PluginNotRead: StoryObj = {
  ...editorStory({
    options: {
      registry: registryWithBrittle({ readOptions: breakDown }),
      models: [brittleModel],
      blocks: brittleBlock,
    },
    prepare: ({ commands }) => commands.toggle('block-1'),
  }),
  tags: ['breaks'],
};
