import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact, Facts } from '../../src/ui/facts.tsx';

export default { title: 'UI/Facts' } satisfies Meta;

export const Several: StoryObj = {
  render: () => (
    <Facts from={140}>
      <Fact name="File name">harbour-at-dusk.jpg</Fact>
      <Fact name="Dimensions">1600 × 900 pixels</Fact>
      <Fact name="File size">412 kB</Fact>
      <Fact name="A value without spaces">01990c5e7a00700b80006f6374617600-and-more-of-it</Fact>
    </Facts>
  ),
};
