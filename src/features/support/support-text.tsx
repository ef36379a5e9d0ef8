import { Box, Link, Typography } from '@mui/material';
import { TextLink } from '../../ui/link-button.tsx';
import { OfficeAddress } from '../../ui/office.tsx';
import { readRuns, readText, type TextPart } from './read-text.ts';

/** The link targets of the tags in the texts. */
const places: Readonly<Record<string, string>> = {
  signIn: '/auth',
  register: '/auth/register',
  forgot: '/auth/forgot-password',
  workspaces: '/workspaces',
  password: '/profile/password',
  settings: '/profile/settings',
  help: '/support/help',
  privacy: '/support/privacy',
  terms: '/support/terms',
  rules: '/support/rules',
};

/** A text of the support pages: paragraphs, lists and steps, with links. */
export function SupportText({ text }: { readonly text: string }) {
  return readText(text).map((part, position) => <Part key={position} part={part} />);
}

const words = { color: 'text.secondary', fontSize: 15, lineHeight: 1.6 } as const;

function Part({ part }: { readonly part: TextPart }) {
  if (part.kind === 'paragraph') {
    return (
      <Typography sx={{ ...words, my: 2 }}>
        <Runs text={part.text} />
      </Typography>
    );
  }
  return (
    <Box
      component={part.kind === 'list' ? 'ul' : 'ol'}
      sx={{ ...words, my: 2, pl: 6, '& > li + li': { mt: 1 } }}
    >
      {part.items.map((item) => (
        <li key={item}>
          <Runs text={item} />
        </li>
      ))}
    </Box>
  );
}

function Runs({ text }: { readonly text: string }) {
  return readRuns(text).map(({ text: run, tag }, position) => <Run key={position} text={run} tag={tag} />);
}

function Run({ text, tag }: { readonly text: string; readonly tag: string | undefined }) {
  if (tag === undefined) return text;
  if (tag === 'office') return <OfficeAddress />;
  // A page of the server, which the router does not know.
  if (tag === 'docs') return <Link href="/api/docs/">{text}</Link>;
  if (tag === 'b')
    return (
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
        {text}
      </Box>
    );
  if (tag === 'kbd') return <Key name={text} />;
  const place = places[tag];
  return place === undefined ? text : <TextLink href={place}>{text}</TextLink>;
}

function Key({ name }: { readonly name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.sunken',
        color: 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
      }}
    >
      {name}
    </Box>
  );
}
