import { Box, Button, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import { toastRoom } from '../../ui/use-toast-place.ts';
import { useEditor } from '../editor-context.ts';
import { useTypeMiniatures } from '../miniatures/use-miniatures.ts';
import { inGroups } from './block-groups.ts';
import { moveInGrid } from './move-in-grid.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { PickerSearch } from './picker-search.tsx';
import { useTypeSearch } from './search-types.ts';
import { TypeCard, cardGridSx } from './type-card.tsx';

interface PickerChoiceProps {
  readonly typedBefore: string;
  onChoose(modelId: string): void;
}

export function PickerChoice({ typedBefore, onChoose }: PickerChoiceProps) {
  const { t } = useTranslation();
  const { models } = useEditor();
  const [typed, setTyped] = useState(typedBefore);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const miniatures = useTypeMiniatures(models.offered);
  const found = useTypeSearch()(typed);
  const isSearching = typed.trim() !== '';
  const groups = isSearching ? [] : inGroups(found);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function searchKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const [first] = groups[0]?.[1] ?? found;
    if (event.key === 'Enter' && first) onChoose(first.id);
    if (event.key === 'ArrowDown') items()[0]?.focus();
    if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault();
  }

  function listKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInGrid(items(), target, key);
    if (next) next.focus();
    else if (key === 'ArrowUp') search.current?.focus();
    // The letter itself arrives in the field.
    else if (key.length === 1 && key !== ' ') return search.current?.focus();
    if (next || key.startsWith('Arrow')) event.preventDefault();
  }

  return (
    <>
      <div className="picker-search">
        <PickerSearch
          autoFocus
          ref={search}
          value={typed}
          aria-controls={id}
          onType={setTyped}
          onKeyDown={searchKey}
        />
        <Box role="status" sx={visuallyHidden}>
          {isSearching && t('editor.picker.found', { count: found.length })}
        </Box>
      </div>
      <Box
        ref={list}
        id={id}
        {...(found.length > 0 && { role: 'menu', 'aria-label': t('editor.addBlockTypes') })}
        onKeyDown={listKey}
        sx={{
          ...{ overflowY: 'auto', flex: 1, px: 5, borderTop: 1, borderColor: 'divider' },
          ...{ pb: `calc(20px + ${toastRoom})`, scrollPaddingBottom: toastRoom },
        }}
      >
        {isSearching && found.length > 0 && (
          <TypeGrid models={found} miniatures={miniatures} onChoose={onChoose} />
        )}
        {groups.map(([group, types]) => (
          <TypeGrid
            key={group}
            models={types}
            miniatures={miniatures}
            // A single group needs no title.
            {...(groups.length > 1 && { title: t(`editor.picker.groups.${group}`) })}
            onChoose={onChoose}
          />
        ))}
        {found.length === 0 && (
          <Box sx={{ py: 10, textAlign: 'center' }}>
            <Typography color="textSecondary" sx={{ mb: 4 }}>
              {t('editor.addBlockNone')}
            </Typography>
            <Button
              variant="outlined"
              onClick={() => {
                setTyped('');
                search.current?.focus();
              }}
            >
              {t('common.clearSearch')}
            </Button>
          </Box>
        )}
      </Box>
    </>
  );
}

interface TypeGridProps {
  readonly models: readonly BlockContentModel[];
  readonly title?: string;
  readonly miniatures: ReturnType<typeof useTypeMiniatures>;
  onChoose(modelId: string): void;
}

function TypeGrid({ models, title, miniatures: { look, html }, onChoose }: TypeGridProps) {
  const id = useId();
  const cards = models.map((model) => (
    <TypeCard
      key={model.id}
      model={model}
      look={look}
      html={html.get(model.id)}
      onChoose={() => onChoose(model.id)}
    />
  ));
  if (title === undefined) return <Box sx={cardGridSx}>{cards}</Box>;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" color="textSecondary" sx={{ pt: 4 }}>
        {title}
      </Typography>
      <Box sx={cardGridSx}>{cards}</Box>
    </Box>
  );
}
