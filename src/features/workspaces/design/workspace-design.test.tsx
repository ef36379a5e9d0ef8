import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeApi } from '../../../../stories/support/fake-api.ts';
import { makeDesign, makeWorkspace } from '../../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { FieldHostProvider } from '../../../app/field-host.tsx';
import { WorkspaceDesignScreen } from './workspace-design-screen.tsx';

const shop = makeWorkspace({ id: 'shop', title: 'Tea shop' });

function open() {
  return renderScreen(
    <FieldHostProvider workspaceId="shop">
      <WorkspaceDesignScreen workspaceId="shop" />
    </FieldHostProvider>,
    { data: { workspaces: [shop] } },
  );
}

const primary = () => screen.findByRole('textbox', { name: 'Primary colour' });
const renderedAs = (name: string) => screen.getByTestId('design-example').style.getPropertyValue(name);
const patches = ({ requests }: FakeApi) => requests.filter(({ method }) => method === 'PATCH');

test('renders a choice at once, and saves only changed values', async () => {
  const { api, user } = open();
  const field = await primary();
  expect(renderedAs('--site-primary-main')).toContain('#1F6B60');
  await user.clear(field);
  // While a colour is incomplete, the saved one stays.
  await user.type(field, '5b2');
  expect(renderedAs('--site-primary-main')).toContain('#55BB22');
  await user.type(field, 'a86');
  expect(renderedAs('--site-primary-main')).toContain('#5B2A86');
  await user.tab();
  expect(field).toHaveValue('#5B2A86');
  await user.click(screen.getByRole('radio', { name: /Lora/ }));
  expect(renderedAs('--site-font-title')).toContain('Lora');
  await user.click(screen.getByRole('radio', { name: 'Square' }));
  expect(renderedAs('--site-radius')).toBe('0rem');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(patches(api).map(({ body }) => body)).toEqual([
    { primary: '#5B2A86', fonts: 'lora', corners: 'square' },
  ]);
  // It has the focus, so it is not removed.
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('warns of a colour that is hard to see, and takes the suggested one with a press', async () => {
  const { user } = open();
  const field = await primary();
  fireEvent.change(screen.getByLabelText('Primary colour: colour picker'), { target: { value: '#ffd500' } });
  expect(field).toHaveValue('#FFD500');
  expect(field).toHaveAccessibleDescription(/hard to see. Contrast: 1.2, recommended: 4.5/);
  const fix = screen.getByRole('button', { name: /^Use #/ });
  const suggested = (fix.textContent ?? '').replace('Use ', '');
  await user.click(fix);
  expect(field).toHaveValue(suggested);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument();
});

test('rejects an invalid colour before the server does', async () => {
  const { api, user } = open();
  const field = await primary();
  await user.clear(field);
  await user.type(field, 'teal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/six hexadecimal digits/));
  expect(field).toHaveFocus();
  expect(patches(api)).toEqual([]);
});

test('names the address of the style sheet, and the example changes its mode', async () => {
  const { user } = open();
  const { css } = makeDesign('SHOP');
  expect(await screen.findByRole('link', { name: 'Style sheet' })).toHaveAttribute('href', css);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByTestId('design-example').style.colorScheme).toBe('dark');
});
