import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, type ButtonProps } from '../../field-plugins/sdk/kit/button.tsx';
import { Add } from '../../field-plugins/sdk/kit/icons.ts';
import { longSentence } from '../support/long-words.ts';

export default { title: 'UI/Button' } satisfies Meta;

const variants = ['contained', 'outlined', 'text'] as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 } as const;

function Looks(props: ButtonProps) {
  return variants.map((variant) => (
    <div key={variant} style={row}>
      <Button {...props} variant={variant}>
        Publish
      </Button>
      <Button {...props} variant={variant} color="error">
        Delete page
      </Button>
      {variant !== 'contained' && (
        <Button {...props} variant={variant} color="inherit">
          Cancel
        </Button>
      )}
      <Button {...props} variant={variant} startIcon={<Add />}>
        New page
      </Button>
      <Button {...props} variant={variant} endIcon={<Add />} href="/pages">
        Pages
      </Button>
      <Button {...props} variant={variant} disabled>
        Disabled
      </Button>
    </div>
  ));
}

export const Medium: StoryObj = { render: () => <Looks /> };

export const Small: StoryObj = { render: () => <Looks size="small" /> };

export const Large: StoryObj = { render: () => <Looks size="large" /> };

export const Wide: StoryObj = { render: () => <Looks fullWidth /> };

export const RightToLeft: StoryObj = { globals: { direction: 'rtl' }, render: () => <Looks /> };

export const Focused: StoryObj = {
  render: () => <Looks />,
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Publish' })[0]).toHaveFocus();
  },
};

export const LongWords: StoryObj = { render: () => <Button variant="outlined">{longSentence}</Button> };
