import { foldText } from '../../../shared/fold-text.ts';
import type { FieldHost, PageChoice } from '../contract/view.ts';
import { Button } from './button.tsx';
import { ComboBox } from './combo-box.tsx';
import type { Pages } from './use-pages.ts';

interface PagePickerProps {
  readonly id: string;
  readonly page: PageChoice | null;
  readonly pages: Pages;
  readonly readOnly: boolean;
  readonly wrong: boolean;
  readonly describedBy: string | undefined;
  readonly host: FieldHost;
  /** The label of the input; “Page” by default. */
  readonly label?: string;
  /** Whether a page can be chosen; by default, all can. */
  readonly offers?: (choice: PageChoice) => boolean;
  readonly onChange: (page: PageChoice | null) => void;
}

/** Finds a page of the workspace by title or path. Ignores case, diacritics and the choice of Latin or Cyrillic. */
export function PagePicker({
  id,
  page,
  pages,
  readOnly,
  wrong,
  describedBy,
  host,
  label = host.translate('common.pages.label'),
  offers = () => true,
  onChange,
}: PagePickerProps) {
  const { choices } = pages;
  const isLoaded = pages.state === 'ready' || pages.state === 'empty';
  const gone = page !== null && isLoaded && !choices.some((choice) => choice.id === page.id);
  const problemId = `${id}-problem`;
  const problem = gone || pages.state === 'failed';
  return (
    <div>
      <ComboBox<PageChoice>
        {...{ id, label, readOnly }}
        value={page}
        options={choices}
        keyOf={(choice) => choice.id}
        nameOf={(choice) => choice.title || choice.url_path}
        isOffered={(choice, typed) => offers(choice) && matches(choice, typed)}
        renderOption={(choice) => (
          <>
            <span className="ui-page-title ui-cut">{choice.title}</span>
            <span className="ui-page-path ui-small ui-cut">{choice.url_path}</span>
          </>
        )}
        placeholder={readOnly ? '' : host.translate('common.pages.placeholder')}
        wrong={wrong || gone}
        describedBy={[describedBy, problem && problemId].filter(Boolean).join(' ') || undefined}
        nothing={host.translate(noOptions(pages))}
        openText={host.translate('common.pages.open')}
        closeText={host.translate('common.pages.close')}
        clearText={host.translate('common.pages.clear')}
        onChange={(choice) =>
          onChange(choice && { id: choice.id, url_path: choice.url_path, title: choice.title })
        }
      />
      <div className="ui-line ui-problem" id={problemId} role="status">
        {problem && (
          <span className="ui-caption">
            {host.translate(gone ? 'common.pages.gone' : 'common.pages.failed')}
          </span>
        )}
        {pages.state === 'failed' && !readOnly && (
          <Button size="small" onClick={pages.retry}>
            {host.translate('common.pages.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

function noOptions(pages: Pages): string {
  if (pages.state === 'loading') return 'common.pages.loading';
  if (pages.state === 'failed') return 'common.pages.failed';
  if (pages.state === 'empty') return 'common.pages.empty';
  return 'common.pages.none';
}

function matches(choice: PageChoice, typed: string): boolean {
  const wanted = foldText(typed.trim());
  return foldText(choice.title).includes(wanted) || foldText(choice.url_path).includes(wanted);
}
