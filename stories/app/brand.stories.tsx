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
export default { title: 'App/Brand', parameters: { brand: sampleBrand, wholePage: true } } satisfies Meta;

const framed = (screen: ReactNode, top: number, footer?: ReactNode) => (
  <>
    <SiteHeader />
    <main style={{ padding: `${top}px 16px 16px` }}>{screen}</main>
    {footer}
  </>
);
const guest = (screen: ReactNode) =>
  screenStory({ visitor: 'guest', render: () => framed(screen, 52, <SiteFooter />) });

export const SignIn = guest(<SignInScreen />);
export const WideLogo: StoryObj = { ...SignIn, parameters: { brand: wideBrand } };

/** The images of the editor lose their header, which shows our name. */
export const Landing = guest(<LandingScreen />);

export const Workspaces = screenStory({ render: () => framed(<WorkspacesScreen />, 68) });

export const Failure = screenStory({
  visitor: 'guest',
  render: () => (
    <main>
      <FailureScreen title="Something went wrong" text="Your work is safe.">
        <Button variant="contained">Reload</Button>
      </FailureScreen>
    </main>
  ),
});
