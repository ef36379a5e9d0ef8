import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useAppStore } from '../../state/app-store.ts';
import { sizes } from '../../../theme/tokens.ts';
import { toastRoom } from '../../ui/use-toast-place.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { frame } from '../route-kinds.ts';
import { FramePart, LostFramePart, LostSideMenu } from './frame-part.tsx';
import { SiteHeader } from './site-header.tsx';
import { useFreshStart } from './use-fresh-start.ts';
import { useTranslation } from 'react-i18next';

// A user sees only one of these, so each loads separately.
const SideMenu = lazyPart(frame.sideMenu);
const SiteFooter = lazyPart(frame.siteFooter);

/** The frame around every screen: the header, and the side menu or, for guests, the footer. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFreshStart(main);
  const signedIn = useAppStore((state) => state.session.status === 'user');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: `calc(100dvh + ${toastRoom})`,
        pt: `${sizes.header}px`,
        pl: { md: signedIn ? `${sizes.drawer}px` : 0 },
        // The end of a page does not move when a toast appears or disappears.
        pb: signedIn ? { xs: `max(64px, ${toastRoom})`, md: 0 } : toastRoom,
      }}
    >
      <SkipLink />
      <SiteHeader />
      {signedIn && (
        <FramePart instead={<LostSideMenu />}>
          <SideMenu />
        </FramePart>
      )}
      <Box
        component="main"
        id="content"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: sizes.content + 64,
          mx: 'auto',
          px: { xs: 4, sm: 6, lg: 8 },
          py: { xs: 5, sm: 7 },
          '&:focus-visible': { outline: 'none' },
        }}
      >
        {children}
      </Box>
      {!signedIn && (
        <FramePart instead={<LostFramePart />}>
          <SiteFooter />
        </FramePart>
      )}
    </Box>
  );
}

/** The first stop of the Tab key. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className="skip-link">
      {t('frame.skip')}
    </a>
  );
}
