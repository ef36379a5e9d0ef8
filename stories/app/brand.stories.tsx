import { Button } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FailureScreen } from '../../src/app/failure-screen.tsx';
import { SiteFooter } from '../../src/app/frame/site-footer.tsx';
import { SiteHeader } from '../../src/app/frame/site-header.tsx';
import { LandingScreen } from '../../src/app/landing-screen.tsx';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { WorkspacesScreen } from '../../src/features/workspaces/workspaces-screen.tsx';
import { sampleBrand, wideBrand } from '../support/sample-brand.ts';
import { screenStory } from '../support/screen-story.tsx';

/** The main screens of an installation with a custom name, logo, colours and font. */
const meta: Meta = { title: 'App/Brand', parameters: { brand: sampleBrand, wholePage: true } };
export default meta;

const guest = { visitor: 'guest' as const };

const framed = (screen: ReactNode) => (
  <>
    <SiteHeader />
    <main style={{ padding: '52px 16px 16px' }}>{screen}</main>
    <SiteFooter />
  </>
);

export const SignIn: StoryObj = screenStory({ ...guest, render: () => framed(<SignInScreen />) });

/** The images of the editor lose their header, which shows our name. */
export const Landing: StoryObj = screenStory({ ...guest, render: () => framed(<LandingScreen />) });

export const WideLogo: StoryObj = {
  ...SignIn,
  parameters: { brand: wideBrand },
};

export const Workspaces: StoryObj = screenStory({
  render: () => (
    <>
      <SiteHeader />
      <main style={{ padding: '68px 16px 16px' }}>
        <WorkspacesScreen />
      </main>
    </>
  ),
});

export const Failure: StoryObj = screenStory({
  ...guest,
  render: () => (
    <main>
      <FailureScreen title="Something went wrong" text="Your work is safe.">
        <Button variant="contained">Reload</Button>
      </FailureScreen>
    </main>
  ),
});
