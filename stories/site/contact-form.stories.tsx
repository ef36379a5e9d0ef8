import type { Meta, StoryObj } from '@storybook/react-vite';
import { libraryTypes } from '../../server/library/block-types.ts';
import { workspaceTypes } from '../../shared/wire/workspaces.ts';
import { renderBlock } from '../../site/render.ts';
import type { SiteRenderEnv } from '../../site/env.ts';
import { siteBlock } from './site-blocks.ts';
import { SiteStage } from './site-stage.tsx';
import { storyEnv } from './story-env.ts';

/** How a site answers a message that was sent without script: with the same page. */
export default { title: 'Site/Contact form', parameters: { layout: 'fullscreen' } } satisfies Meta;

function formStory(env: Partial<SiteRenderEnv>): StoryObj {
  const block = siteBlock('contact', libraryTypes.contact, {
    title: 'Write, ring, knock',
    text: 'We answer within two days.',
    show_form: true,
    background: 'light',
  });
  const { translate } = storyEnv();
  return {
    render: () => (
      <>
        {workspaceTypes.map((kind) => {
          const named = storyEnv({
            ...env,
            translate: (key) => (key === 'form.label' ? `${translate(key)}: ${kind}` : translate(key)),
          });
          return <SiteStage key={kind} html={renderBlock(block, named)} kind={kind} />;
        })}
      </>
    ),
  };
}

/** The message has arrived. */
export const Sent: StoryObj = formStory({
  inquiry: { state: 'sent', values: { name: '', email: '', message: '' }, errors: {} },
});

/** The message was rejected: all input is kept. */
export const Refused: StoryObj = formStory({
  inquiry: {
    state: 'rejected',
    values: { name: 'Mara Savić', email: 'mara@', message: 'Is the wheel free on Thursday?' },
    errors: { email: 'Enter a valid email address.' },
  },
});

/** In a preview there is nowhere to send it. */
export const Disabled: StoryObj = formStory({ inquiries: undefined });
