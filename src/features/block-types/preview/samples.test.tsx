import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../../field-plugins/views.ts';
import { event, openBlockType } from '../../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([
  loadFieldsFor([{ field_type: 'list', pattern: true }]),
  ...['text', 'checkbox'].map((type) => fieldViews.load(type)),
]);

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const headingIn = () => preview().findByRole('textbox', { name: /^Heading/ });

type User = Awaited<ReturnType<typeof openBlockType>>['user'];

/** Only one area is shown at once. */
const see = (user: User) => user.click(screen.getByRole('tab', { name: 'Preview' }));

async function rename(user: User, name: string): Promise<void> {
  await user.clear(screen.getByRole('textbox', { name: /^API name/ }));
  await user.type(screen.getByRole('textbox', { name: /^API name/ }), name);
}

test('a sample shows the values of a field while its new name is not saved, and accepts typed text', async () => {
  const samples = [{ name: 'Fair', data: { heading: 'Spring fair', place: 'Market' } }];
  const { user, choose } = await openBlockType({ ...event, samples });
  await choose(/^Heading/);
  await rename(user, 'title');
  await see(user);
  await user.click(preview().getByRole('combobox', { name: 'Sample' }));
  await user.click(screen.getByRole('option', { name: 'Fair' }));
  expect(await headingIn()).toHaveValue('Spring fair');
  await user.type(await headingIn(), ' 2027');
  await user.click(preview().getByRole('tab', { name: 'JSON' }));
  const json = preview().getByLabelText('JSON', { selector: 'pre' });
  expect(JSON.parse(json.textContent)).toMatchObject({
    data: { title: 'Spring fair 2027', place: 'Market' },
  });
});

test('the focus moves to the name of a sample that is kept, and back when it is removed', async () => {
  const { user } = await openBlockType();
  await see(user);
  await user.click(preview().getByRole('button', { name: 'Keep as sample' }));
  const name = () => preview().getByRole('textbox', { name: 'Name of the sample' });
  await waitFor(() => expect(name()).toHaveFocus());
  await user.keyboard('First');
  await user.click(preview().getByRole('button', { name: 'Remove sample First' }));
  await waitFor(() => expect(preview().getByRole('combobox', { name: 'Sample' })).toHaveFocus());
});
