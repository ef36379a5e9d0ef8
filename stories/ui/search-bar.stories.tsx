import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchBar } from '../../src/ui/search-bar.tsx';
import { longSentence } from '../support/long-words.ts';

export default { title: 'UI/Search bar', tags: ['new'] } satisfies Meta;

interface LiveProps {
  readonly first: string;
  readonly found: string | false;
}

function Live({ first, found }: LiveProps) {
  const [search, setSearch] = useState(first);
  return <SearchBar label="Search pages" search={search} found={found} onSearch={setSearch} />;
}

export const Empty: StoryObj = { render: () => <Live first="" found="1,240 pages" /> };
export const Sought: StoryObj = { render: () => <Live first="harbour" found="3 pages" /> };
/** The number of results is not known yet. */
export const Loading: StoryObj = { render: () => <Live first="harbour" found={false} /> };
export const LongWords: StoryObj = { render: () => <Live first={longSentence} found="No pages" /> };
