import { TextField } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import { sourceTokens, type Token } from './theme-tokens.ts';
import { TokenList } from './token-list.tsx';

export default { title: 'Foundations/Tokens' } satisfies Meta;

function Tokens() {
  const [sought, setSought] = useState('');
  const shown = sourceTokens()
    .map(({ name, tokens }) => ({ name, tokens: tokens.filter((token) => matches(token, sought)) }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <FoundationPage
      title="Tokens"
      intro="Every colour, size and duration of the interface, as theme/tokens.ts says it; nothing else in the client writes a colour. Where there are two values, the first is that of light mode and the second that of dark. Press a name to copy it."
    >
      <TextField
        type="search"
        label="Name or value"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: 320 }}
      />
      {shown.map(({ name, tokens }) => (
        <FoundationSection key={name} title={name}>
          <TokenList tokens={tokens} />
        </FoundationSection>
      ))}
    </FoundationPage>
  );
}

function matches(token: Token, sought: string): boolean {
  return Object.values(token).some((part: string) =>
    part.toLowerCase().includes(sought.trim().toLowerCase()),
  );
}

/** The file that designers change, from which everything else is made. */
export const Source: StoryObj = { render: () => <Tokens /> };
