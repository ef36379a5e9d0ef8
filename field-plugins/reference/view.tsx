import { Box, Typography } from '@mui/material';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { PagePicker } from '../sdk/kit/page-picker.tsx';
import { usePages } from '../sdk/kit/use-pages.ts';
import { defineView, type PageChoice, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { isOffered, nameOf, referenceField, type PageReference, type ReferenceOptions } from './field.ts';
import { PageRows } from './page-rows.tsx';

type Props = WidgetProps<readonly PageReference[], ReferenceOptions>;

function ReferenceWidget(props: Props) {
  const { id, value, options, readOnly, issues, host } = props;
  const pages = usePages(host);
  const [first] = value;
  // A value may have more pages than the model allows: they can only be removed where all are listed.
  const isList = options.multiple || value.length > 1;
  const isFull = options.max !== undefined && value.length >= options.max;
  const offers = (page: PageChoice) =>
    isOffered(page.url_path, options) && !(isList && value.some((one) => one.id === page.id));
  const picker = { pages, readOnly, host, offers };
  const wrong = describedBy(issuesOfItem(issues, 0, `${id}-messages`));
  return (
    <FieldGroup {...props} hint={hintOf(props)}>
      {isList && <PageRows {...props} pages={pages} />}
      {!isList && (
        <PagePicker
          {...picker}
          id={`${id}-page`}
          page={first ?? null}
          wrong={wrong !== undefined}
          describedBy={wrong}
          onChange={(page) => change(page === null ? [] : [page])}
        />
      )}
      {isList && !isFull && !readOnly && (
        <PagePicker
          {...picker}
          id={`${id}-add`}
          page={null}
          label={host.translate('reference.add')}
          wrong={false}
          describedBy={undefined}
          onChange={(page) => page !== null && change([...value, page])}
        />
      )}
    </FieldGroup>
  );

  function change(chosen: readonly PageChoice[]) {
    if (!readOnly)
      props.onChange(chosen.map(({ id: page, title, url_path }) => ({ id: page, title, url_path })));
  }
}

function hintOf({ value, options: { multiple, max, below }, readOnly, host }: Props): string | undefined {
  if (readOnly) return undefined;
  const hints = [
    ...(below === undefined ? [] : [host.translate('reference.below', { below })]),
    ...(multiple && max !== undefined
      ? [host.translate('reference.chosen', { used: value.length, max })]
      : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' · ');
}

function ReferencePreview({ value, host }: PreviewProps<readonly PageReference[], ReferenceOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
      {value.map((page, index) => (
        <Box key={index} component="li" sx={pageSx}>
          <Typography variant="body2">{nameOf(page)}</Typography>
          {page.title.trim() !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {page.url_path}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const pageSx = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minWidth: 0 },
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

export const referenceView = defineView(referenceField, {
  Widget: ReferenceWidget,
  Preview: ReferencePreview,
});
