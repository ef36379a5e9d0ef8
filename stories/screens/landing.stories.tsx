import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingScreen } from '../../src/app/landing-screen.tsx';

const meta: Meta = { title: 'Screens/Landing' };
export default meta;

export const Guest: StoryObj = { render: () => <LandingScreen /> };
