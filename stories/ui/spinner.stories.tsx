import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/ui/spinner.tsx';

const meta: Meta = { title: 'UI/Spinner' };
export default meta;

export const Loading: StoryObj = { render: () => <Spinner /> };
