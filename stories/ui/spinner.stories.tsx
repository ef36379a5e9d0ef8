import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/ui/spinner.tsx';

export default { title: 'UI/Spinner' } satisfies Meta;

export const Loading: StoryObj = { render: () => <Spinner /> };
