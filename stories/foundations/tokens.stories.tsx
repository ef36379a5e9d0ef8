import { TextField } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import { cssVariables, sourceTokens, type TokenGroup } from './theme-tokens.ts';
import { TokenList } from './token-list.tsx';

export default { title: 'Foundations/Tokens' } satisfies Meta;

interface TokensProps {
  readonly title: string;
  readonly intro: string;
  readonly groups: readonly TokenGroup[];
  readonly copied?: (name: string) => string;
}

function Tokens({ title, intro, groups, copied }: TokensProps) {
  const [sought, setSought] = useState('');
  const shown = groups
    .map(({ name, tokens }) => ({ name, tokens: tokens.filter((token) => matches(token, sought)) }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <FoundationPage title={title} intro={intro}>
      <TextField
        type="search"
        label="Name or value"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: 320 }}
      />
      {shown.map(({ name, tokens }) => (
        <FoundationSection key={name} title={name}>
          <TokenList tokens={tokens} {...(copied && { copied })} />
        </FoundationSection>
      ))}
    </FoundationPage>
  );
}

function matches(token: TokenGroup['tokens'][number], sought: string): boolean {
  return Object.values(token).some((part: string) =>
    part.toLowerCase().includes(sought.trim().toLowerCase()),
  );
}

/** The file that designers change, from which everything else is made. */
export const Source: StoryObj = {
  render: () => (
    <Tokens
      title="Tokens"
      intro="Every colour, size and duration of the interface, as theme/tokens.ts says it; nothing else in the client writes a colour. Where there are two values, the first is that of light mode and the second that of dark. Press a name to copy it."
      groups={sourceTokens()}
    />
  ),
};

/** The variables for style sheets. */
export const Variables: StoryObj = {
  render: () => (
    <Tokens
      title="Variables"
      intro="Every variable of CSS that the theme makes from the tokens, with its value in light and in dark mode. Groups that begin with a capital, greys, overlays and shadows come from MUI and are not used by our own parts. Press a name to copy it as var(…)."
      groups={cssVariables()}
      copied={(name) => `var(${name})`}
    />
  ),
};
