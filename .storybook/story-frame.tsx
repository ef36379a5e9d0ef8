import { Box, CssBaseline, GlobalStyles, ScopedCssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../src/app/query-client.ts';
import { Toasts } from '../src/app/toasts.tsx';
import type { Language } from '../shared/languages.ts';
import { type AppBrand, BrandContext, pageBrand } from '../src/ui/brand.ts';
import { createAppTheme, theme } from '../theme/theme.ts';
import type { ColourMode } from './colour-mode.ts';
import { words } from '../src/lib/words/words.ts';

interface StoryFrameProps {
  readonly mode: ColourMode;
  readonly language: Language;
  /** The text direction of the page. */
  readonly direction: 'ltr' | 'rtl';
  /** The path that the story's browser is at, with its query. */
  readonly path: string;
  /** The story is a page with its own landmarks. */
  readonly wholePage: boolean;
  /** The story shows toasts itself. */
  readonly ownToasts: boolean;
  /** The brand of another installation. */
  readonly brand?: AppBrand | undefined;
  /** The story is an example in a page of the guides, which has a ground, landmarks and toasts of its own. */
  readonly inGuide: boolean;
  readonly children: ReactNode;
}

/** Wraps every story: theme, translations, its own query client, a browser that never navigates, toasts. */
export function StoryFrame(props: StoryFrameProps) {
  const { mode, language, direction, path, wholePage, ownToasts, brand, inGuide, children } = props;
  const [queryClient] = useState(createQueryClient);
  const [location] = useState(() => {
    const [pathname = '/', searchPath = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath });
  });
  const [rendered] = useState(() => (brand === undefined ? theme : createAppTheme(brand)));
  useEffect(() => {
    words.speak(language);
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <ThemeProvider key={mode} theme={rendered} defaultMode={mode} storageManager={null}>
      {!inGuide && (
        <>
          <CssBaseline enableColorScheme />
          {window.parent !== window && <GlobalStyles styles={inFrame} />}
        </>
      )}
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <BrandContext value={brand ?? pageBrand}>
            <Ground {...{ wholePage, inGuide }}>{children}</Ground>
          </BrandContext>
          {!ownToasts && !inGuide && <Toasts />}
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Browsers paint the place that is kept free for a scrollbar white in a frame, so Storybook's frames keep none. */
const inFrame = {
  html: { scrollbarGutter: 'auto !important' },
  'body.sb-main-padded': { paddingRight: '1rem !important' },
} as const;

/** The surroundings of a story: nothing, the rest of a guide, or the landmark that a single part lacks. */
function Ground({
  wholePage,
  inGuide,
  children,
}: Pick<StoryFrameProps, 'wholePage' | 'inGuide' | 'children'>) {
  if (inGuide) return <ScopedCssBaseline sx={exampleSx}>{children}</ScopedCssBaseline>;
  return wholePage ? children : <Box component="main">{children}</Box>;
}

const exampleSx = { p: 5, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
