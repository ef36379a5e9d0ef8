import AddLink from '@mui/icons-material/AddLink';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '../sdk/visually-hidden.ts';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { FieldGroup } from '../sdk/field-group.tsx';
import { itemKeys, moved, removed, replaced } from '../sdk/list-edits.ts';
import type { ListOptions } from '../sdk/list-options.ts';
import { Nothing } from '../sdk/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/view.ts';
import { ButtonPicture } from './button-picture.tsx';
import { linkField } from './field.ts';
import { LinkCard } from './link-card.tsx';
import { newLink, type LinkItem } from './link-item.ts';
import { usePages } from '../sdk/use-pages.ts';

function LinkWidget(props: WidgetProps<readonly LinkItem[], ListOptions>) {
  const { id, value, options, readOnly, errors, host, onChange } = props;
  const pages = usePages(host);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focusNext, setFocusNext] = useState<'last' | 'add'>();
  const keys = itemKeys(value);
  const total = value.length;
  const full = options.max !== undefined && total >= options.max;
  const change = (items: readonly LinkItem[]) => {
    if (!readOnly) onChange(items);
  };

  // The focus follows what was done: into a link just added, back to the button from a link just removed.
  useEffect(() => {
    if (focusNext === undefined) return;
    const last = list.current?.lastElementChild?.querySelector<HTMLElement>('[aria-pressed=true]');
    (focusNext === 'last' ? last : addButton.current)?.focus();
    setFocusNext(undefined);
  }, [focusNext]);

  return (
    <FieldGroup
      {...props}
      hint={
        options.multiple && options.max !== undefined && !readOnly
          ? host.translate('link.chosen', { used: total, max: options.max })
          : undefined
      }
    >
      {total > 0 && (
        <Box
          component="ul"
          ref={list}
          sx={{ listStyle: 'none', m: 0, p: 0, mb: full ? 0 : 2, display: 'grid', gap: 2 }}
        >
          {value.map((item, index) => (
            <LinkCard
              key={keys[index]}
              id={`${id}-${keys[index]}`}
              {...{ item, index, total, pages, readOnly, host, multiple: options.multiple }}
              errorsId={errors.length > 0 ? `${id}-messages` : undefined}
              onChange={(next) => change(replaced(value, index, next))}
              onMove={(to) => {
                change(moved(value, index, to));
                setTold(host.translate('link.item', { position: to + 1, total }));
              }}
              onRemove={() => {
                change(removed(value, index));
                setFocusNext('add');
              }}
            />
          ))}
        </Box>
      )}
      {total === 0 && readOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {host.translate('link.empty')}
        </Typography>
      )}
      {!readOnly && !full && (
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<AddLink />}
          onClick={() => {
            change([...value, newLink(newId())]);
            setFocusNext('last');
          }}
          sx={{ alignSelf: 'start' }}
        >
          {host.translate('link.add')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
    </FieldGroup>
  );
}

function LinkPreview({ value, host }: PreviewProps<readonly LinkItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {value.map((item, index) => (
        <ButtonPicture key={keys[index]} item={item} host={host} />
      ))}
    </Box>
  );
}

export const linkView = defineView(linkField, { Widget: LinkWidget, Preview: LinkPreview });
