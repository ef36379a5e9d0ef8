import '@fontsource-variable/inter/wght.css';
import './words.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isLanguage, fallbackLanguage, languageNames, languages } from '../src/shared/languages.ts';
import { colourModes, StoryFrame } from './story-frame.tsx';

// Several stories open at once when all are tested, and each has to find what it waits for on a busy machine too.
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
  },
  initialGlobals: { mode: 'light', language: fallbackLanguage },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const mode = colourModes.find((one) => one === globals['mode']);
      const language: unknown = globals['language'];
      const path: unknown = parameters['path'];
      return (
        <StoryFrame
          mode={mode ?? 'light'}
          language={isLanguage(language) ? language : fallbackLanguage}
          path={typeof path === 'string' ? path : '/'}
          wholePage={parameters['wholePage'] === true}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
