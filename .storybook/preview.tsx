import '@fontsource-variable/inter/wght.css';
import '../theme/styles.css';
import './translations.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { AppBrand } from '../src/ui/brand.ts';
import { isLanguage, fallbackLanguage, languageNames, languages } from '../shared/languages.ts';
import { readColourMode, sideBySide } from './colour-mode.ts';
import { DocsFrame } from './docs-frame.tsx';
import { loadConfirmQuestion } from '../src/ui/confirm-dialog.tsx';
import { StoryFrame } from './story-frame.tsx';

// A full test run opens several stories at once, and each must find what it waits for even on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes: {
    mode: {
      description: 'Colour mode',
      toolbar: {
        title: 'Mode',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: sideBySide, title: 'Light and dark', icon: 'sidebyside' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: languageNames[value] })),
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
  },
  initialGlobals: { mode: 'system', language: fallbackLanguage, direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // Without this, a failing play function goes unnoticed.
    throwPlayFunctionExceptions: true,
    // Stories that take arguments turn this on. Nothing here writes source files.
    controls: { disable: true, disableSaveFromUI: true },
    docs: { container: DocsFrame },
    // Only our colour mode sets backgrounds: one of Storybook's would hide it.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        // WCAG 1.4.10: a window of 1280 px zoomed to 400 %.
        zoomed: { name: 'Zoomed to 400 %, 320', styles: { width: '320px', height: '256px' }, type: 'other' },
      },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start', 'For designers', 'For plugin authors', 'Light and dark', 'Design tokens', 'Changelog'],
          'Foundations',
          'UI',
          'Field plugins',
          'Blocks',
          ['Pages', 'Components'],
          'Editor',
          'Screens',
          'App',
          'Site',
          ['Pages', 'Components'],
        ],
      },
    },
  },
  // As in the app some time after its start.
  loaders: [async () => void (await loadConfirmQuestion())],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const language: unknown = globals['language'];
      const path: unknown = parameters['path'];
      return (
        <StoryFrame
          mode={readColourMode(globals)}
          language={isLanguage(language) ? language : fallbackLanguage}
          direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
          path={typeof path === 'string' ? path : '/'}
          wholePage={parameters['wholePage'] === true}
          ownToasts={parameters['ownToasts'] === true}
          brand={parameters['brand'] as AppBrand | undefined}
          inGuide={viewMode === 'docs'}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
