import { type ReactNode, useRef } from 'react';
import { useAppStore } from '../../state/app-store.ts';
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
    <div className="page-frame" data-signed-in={signedIn ? '' : undefined}>
      <SkipLink />
      <SiteHeader />
      {signedIn && (
        <FramePart instead={<LostSideMenu />}>
          <SideMenu />
        </FramePart>
      )}
      <main id="content" ref={main} tabIndex={-1} className="page-content">
        {children}
      </main>
      {!signedIn && (
        <FramePart instead={<LostFramePart />}>
          <SiteFooter />
        </FramePart>
      )}
    </div>
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
