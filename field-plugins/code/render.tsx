import { defineRender } from '../sdk/contract/render.ts';
import { languageNames } from './code.ts';
import { codeField } from './field.ts';

/** Code without highlighting. Long lines scroll, so the frame is focusable. */
export const codeRender = defineRender(codeField, {
  Render({ value: { code, language } }) {
    if (code.trim() === '') return null;
    // The class comes from our own list: a stored name that is no longer in it must not become a class.
    const isKnown = Object.hasOwn(languageNames, language);
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it with the arrow keys.
      <pre className="s-code" tabIndex={0}>
        <code {...(isKnown && { className: `language-${language}` })}>{code}</code>
      </pre>
    );
  },
});
