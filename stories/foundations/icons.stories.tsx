import { Box, Stack, TextField, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { usedIcons } from 'virtual:used-icons';
import { CopyName } from './copy-name.tsx';
import { iconMeanings } from './icon-meanings.ts';
import { plainList, FoundationPage, FoundationSection, tile } from './foundation-page.tsx';

export default { title: 'Foundations/Icons' } satisfies Meta;

interface IconTileProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly copied: string;
  readonly note?: string | undefined;
}

function IconTile({ name, icon, copied, note }: IconTileProps) {
  return (
    <Stack component="li" sx={{ ...tile, alignItems: 'center', gap: 2, p: 3, textAlign: 'center' }}>
      <Box aria-hidden sx={{ display: 'flex', height: 28, alignItems: 'center' }}>
        {icon}
      </Box>
      <CopyName copied={copied}>{name}</CopyName>
      {note !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Stack>
  );
}

/** Classes of the buttons of a row, which draw their icons. */
const rowIcons = ['row-handle', 'row-toggle', 'row-up', 'row-down', 'row-delete'];

function IconGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 3,
      }}
    >
      {children}
    </Box>
  );
}

function AllIcons() {
  const [sought, setSought] = useState('');
  const fits = (name: string) =>
    `${name} ${iconMeanings[name] ?? ''}`.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <FoundationPage
      title="Icons"
      intro="Every icon that the product draws, and what it says: one icon has one meaning, and one meaning has one icon. Before you take another, look for one that already says the same. Press a name to copy its import."
    >
      <TextField
        type="search"
        label="Name or meaning"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: 320 }}
      />
      <FoundationSection title="Material icons" note="Outlined where there is an outline.">
        <IconGrid>
          {usedIcons
            .filter(({ name }) => fits(name))
            .map(({ name, Icon }) => (
              <IconTile
                key={name}
                name={name}
                icon={<Icon />}
                copied={`import ${name} from '@mui/icons-material/${name}';`}
                note={iconMeanings[name]}
              />
            ))}
        </IconGrid>
      </FoundationSection>
      <FoundationSection
        title="Icons of the block list"
        note="Masks in theme/rows.css instead of elements, because a page may have a thousand rows and each has several."
      >
        <IconGrid>
          {rowIcons.filter(fits).map((name) => (
            <IconTile key={name} name={name} icon={<span className={`row-tool ${name}`} />} copied={name} />
          ))}
        </IconGrid>
      </FoundationSection>
    </FoundationPage>
  );
}

export const All: StoryObj = { render: () => <AllIcons /> };
