import '@fontsource-variable/inter/wght.css';
import './words.ts';
import type { Preview } from '@storybook/react-vite';
import { isLanguage, fallbackLanguage, languageNames, languages } from '../src/shared/languages.ts';
import { StoryFrame } from './story-frame.tsx';

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
  },
  initialGlobals: { mode: 'light', language: fallbackLanguage },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const language: unknown = globals['language'];
      const path: unknown = parameters['path'];
      return (
        <StoryFrame
          mode={globals['mode'] === 'dark' ? 'dark' : 'light'}
          language={isLanguage(language) ? language : fallbackLanguage}
          path={typeof path === 'string' ? path : '/'}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
