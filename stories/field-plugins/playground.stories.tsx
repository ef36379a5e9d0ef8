import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypeScreen } from '../../src/features/block-types/block-type-screen.tsx';
import { createFakeApi } from '../support/fake-api.ts';
import { enterWorld } from '../support/fake-world.ts';
import { libraryModels } from '../support/library-models.ts';

const types = fieldRegistry.plugins.map(({ type }) => type);
const everyType = 'every-type';

/** A block type with a field of each of these types, as the first sample of the type defines it. */
function modelOf(slug: string, name: string, fieldTypes: readonly string[]): BlockContentModel {
  const fields = fieldTypes.map((field_type, order) => {
    const plain = { field_type, field_title: field_type, required: false, field_values: null };
    return [
      field_type.replaceAll('-', '_'),
      { ...plain, ...allSamples.get(field_type)?.definitions.default, order },
    ];
  });
  const content_model = Object.fromEntries(fields) as BlockContentModel['content_model'];
  return { id: slug, slug, name, content_model, content_model_type: 'PAGE', revision: 1 };
}

const models = [
  ...libraryModels.map((model) => ({ ...model, id: model.slug })),
  modelOf(everyType, 'Every type once', types),
  modelOf('empty', 'New block type', []),
  ...types.map((type) => modelOf(type, `A field of the type ${type}`, [type])),
];

interface PlaygroundArgs {
  readonly start: string;
}

/** The builder of block types in front of a server in memory, with every installed field type. */
export default {
  title: 'Field plugins/Playground',
  parameters: { path: '/admin/block-types/playground', controls: { disable: false } },
  argTypes: {
    start: {
      control: 'select',
      options: models.map(({ slug }) => slug),
      description: 'The block type to start from, or the type of its only field',
    },
  },
  beforeEach: () => enterWorld(createFakeApi({ models }), 'administrator'),
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
  render: ({ start }) => (
    <BlockTypesLayer>
      <BlockTypeScreen typeId={start} />
    </BlockTypesLayer>
  ),
} satisfies Meta<PlaygroundArgs>;

/** A block type of the library, ready to change. */
export const FromLibrary: StoryObj<PlaygroundArgs> = { args: { start: 'hero' } };

/** A field of each type that is installed. */
export const EveryType: StoryObj<PlaygroundArgs> = { args: { start: everyType } };
