import DragIndicator from '@mui/icons-material/DragIndicator';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Carrier } from '../../../../field-plugins/sdk/kit/drag-row.ts';
import { fetchDragging, handleEvents } from '../../../../field-plugins/sdk/kit/handle-events.ts';
import { moved } from '../../../../field-plugins/sdk/kit/list-edits.ts';
import { visuallyHidden } from '../../../../field-plugins/sdk/kit/visually-hidden.ts';
import { motion, sizes } from '../../../../theme/tokens.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged, fieldMoved, groupOf, tabOf } from '../draft/arrange.ts';
import { apiNameOf, type DraftField, titleOf } from '../draft/draft-field.ts';
import { type DraftProblem, isWithin } from '../draft/draft-problems.ts';
import { useFieldTypes } from './field-types.ts';
import { fieldRowsSx } from './field-rows-sx.ts';

interface FieldRowsProps {
  readonly editor: TypeEditor;
  /** In form order. */
  readonly fields: readonly DraftField[];
  readonly problems: readonly DraftProblem[];
}

interface Carried {
  readonly uid: string;
  readonly to: number;
}

const marks = { row: 'field-row', body: 'field-body', top: sizes.header + 64, glide: motion.normal };

/** Rows of fields below the titles of their tabs and groups. A row is moved by its handle, with the pointer or the keyboard. */
export function FieldRows({ editor, fields, problems }: FieldRowsProps) {
  const { t } = useTranslation('builder');
  const { place, goTo, changeFields } = editor;
  const [carried, setCarried] = useState<Carried>();
  const [announcement, setAnnouncement] = useState('');
  const held = useRef<Carried>(undefined);
  useEffect(() => void fetchDragging().catch(fetchDragging.retry), []);
  const uids = fields.map(({ uid }) => uid);
  const shown = carried && moved(uids, uids.indexOf(carried.uid), carried.to);
  const hold = (next: Carried | undefined) => {
    held.current = next;
    setCarried(next);
  };
  const announce = (key: 'picked' | 'over' | 'dropped' | 'cancelled', position: number) =>
    setAnnouncement(t(`fields.moving.${key}`, { position: position + 1, total: fields.length }));
  const carrierOf = (uid: string): Carrier => ({
    isCarried: () => held.current?.uid === uid,
    pickUp() {
      const to = uids.indexOf(uid);
      flushSync(() => hold({ uid, to }));
      announce('picked', to);
    },
    carry(by) {
      if (held.current === undefined) return;
      const to = Math.min(Math.max(held.current.to + by, 0), fields.length - 1);
      hold({ uid, to });
      announce('over', to);
    },
    drop() {
      const { to = 0 } = held.current ?? {};
      const focused = document.activeElement;
      flushSync(() => {
        hold(undefined);
        if (uids.indexOf(uid) !== to) changeFields((before) => fieldMoved(arranged(before), uid, to));
        announce('dropped', to);
      });
      // The move may take the focus from the handle. A focus elsewhere stays there.
      if (focused?.id === `field-${uid}-handle`) document.getElementById(focused.id)?.focus();
    },
    putBack() {
      hold(undefined);
      announce('cancelled', uids.indexOf(uid));
    },
  });
  return (
    <>
      <Box component="ol" sx={fieldRowsSx} aria-labelledby="fields-title">
        {fields.map((field, index) => {
          const before = fields[index - 1];
          return (
            <Fragment key={field.uid}>
              {!carried && <Headings field={field} before={before} />}
              <FieldRow
                field={field}
                index={index}
                seenAt={shown?.indexOf(field.uid)}
                isCarried={carried?.uid === field.uid}
                isChosen={place.uid === field.uid}
                isMovable={fields.length > 1}
                problems={problems.filter((one) => isWithin(one, [...place.path, field.uid])).length}
                carrier={carrierOf(field.uid)}
                onChoose={() => goTo({ path: place.path, uid: field.uid })}
                onOpen={() => goTo({ path: [...place.path, field.uid], uid: undefined })}
              />
            </Fragment>
          );
        })}
      </Box>
      <div id="field-rows-help" hidden>
        {t('fields.moving.help')}
      </div>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}

function Headings({
  field,
  before,
}: {
  readonly field: DraftField;
  readonly before: DraftField | undefined;
}) {
  const { t } = useTranslation('builder');
  const [tab, group] = [tabOf(field), groupOf(field)];
  const isNewTab = tab !== (before ? tabOf(before) : '');
  const isNewGroup = isNewTab ? group !== '' : group !== (before ? groupOf(before) : '');
  return (
    <>
      {isNewTab && (
        <Typography component="li" className="field-heading" variant="overline">
          {tab === '' ? t('fields.noTab') : t('fields.tab', { title: tab })}
        </Typography>
      )}
      {isNewGroup && (
        <Typography component="li" className="field-heading" variant="caption">
          {group === '' ? t('fields.noGroup') : group}
        </Typography>
      )}
    </>
  );
}

interface FieldRowProps {
  readonly field: DraftField;
  readonly index: number;
  readonly seenAt: number | undefined;
  readonly isCarried: boolean;
  readonly isChosen: boolean;
  readonly isMovable: boolean;
  readonly problems: number;
  readonly carrier: Carrier;
  onChoose(): void;
  onOpen(): void;
}

function FieldRow(props: FieldRowProps) {
  const { field, index, seenAt, isCarried, isChosen, isMovable, problems, carrier } = props;
  const { t } = useTranslation('builder');
  const types = useFieldTypes();
  const title = titleOf(field);
  // The content of a field whose plugin is missing cannot be changed, so it is shown with the settings of the field.
  const isSupported = useFieldPlugins().registry.find(field.definition.field_type) !== undefined;
  return (
    <li
      className="field-row"
      style={seenAt === undefined ? undefined : { order: seenAt }}
      data-index={seenAt ?? index}
      data-dragging={isCarried}
      data-chosen={isChosen}
      data-field={apiNameOf(field)}
    >
      {isMovable && (
        <button
          type="button"
          id={`field-${field.uid}-handle`}
          className="field-handle"
          aria-label={t('fields.moving.handle', { title })}
          aria-roledescription={t('fields.moving.role')}
          aria-describedby="field-rows-help"
          aria-pressed={isCarried || undefined}
          {...handleEvents(carrier, marks)}
        >
          <DragIndicator fontSize="small" />
        </button>
      )}
      <button
        type="button"
        id={`field-${field.uid}-choose`}
        className="field-choose"
        aria-current={isChosen || undefined}
        onClick={props.onChoose}
      >
        <span className="field-title">
          {title}
          {field.definition.required && <span aria-hidden="true"> *</span>}
        </span>
        <span className="field-about">
          {types.labelOf(field.definition.field_type)} · <code>{apiNameOf(field)}</code>
        </span>
      </button>
      {problems > 0 && (
        <Tooltip title={t('fields.problems', { count: problems })}>
          <ErrorOutline
            color="error"
            fontSize="small"
            titleAccess={t('fields.problems', { count: problems })}
          />
        </Tooltip>
      )}
      {field.items && isSupported && (
        <Tooltip title={t('fields.openList')}>
          <IconButton size="small" aria-label={t('fields.openListOf', { title })} onClick={props.onOpen}>
            <ChevronRight fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </li>
  );
}
