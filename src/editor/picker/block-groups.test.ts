import { expect, it } from 'vitest';
import { libraryModels } from '../../../stories/support/library-models.ts';
import { groupOf } from './block-groups.ts';

it('every block type of the library that pages have is in a group', () => {
  const strays = libraryModels.filter(
    (model) => model.content_model_type === 'PAGE' && groupOf(model) === 'own',
  );
  expect(strays.map(({ name }) => name)).toEqual([]);
});
