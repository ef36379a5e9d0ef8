import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import { useEditorState } from '../editor-context.ts';
import { ErrorOutlineOutlined } from '../editor-icons.ts';
import { unpublishedIssues } from './unpublished-issues.ts';
import { tabOf, type FieldSection, type FieldTab, type FormLayout } from './form-layout.ts';

interface FieldTabsProps {
  readonly blockKey: string;
  readonly layout: FormLayout;
  readonly tabs: readonly FieldTab[];
  renderSections(sections: readonly FieldSection[]): ReactNode;
}

/**
 * The tabs of a form, one of them open. A focus request for a field opens its tab. Each tab shows its number of errors.
 */
export function FieldTabs({ blockKey, layout, tabs, renderSections }: FieldTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useEditorState(({ focus }) =>
    focus?.key === blockKey && focus.field !== null ? tabOf(layout, focus.field)?.title : undefined,
  );
  const [chosen, setChosen] = useState(wanted);
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== undefined) setChosen(wanted);
  }
  const errors = useErrorCounts(blockKey, layout);
  const open = tabs.find(({ title }) => title === chosen) ?? tabs[0];
  if (open === undefined) return null;
  const at = tabs.indexOf(open);

  function step(event: KeyboardEvent): void {
    const target = targets[event.key]?.(at, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    setChosen(tab.title);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className="form-tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its tabs take the focus. */}
      <div ref={list} role="tablist" onKeyDown={step} className="form-tab-list">
        {tabs.map(({ title }, index) => (
          <Tab
            key={title}
            id={`${id}-tab-${index}`}
            panelId={`${id}-panel`}
            isOpen={title === open.title}
            errors={errors.get(title) ?? 0}
            onOpen={() => setChosen(title)}
          >
            {title}
          </Tab>
        ))}
      </div>
      <div
        key={open.title}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${at}`}
        className="form-panel"
      >
        {renderSections(open.sections)}
      </div>
    </div>
  );
}

const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface TabProps {
  readonly id: string;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly errors: number;
  readonly children: string;
  onOpen(): void;
}

function Tab({ id, panelId, isOpen, errors, children, onOpen }: TabProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={id}
      role="tab"
      aria-selected={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      className="form-tab"
    >
      {children}
      {errors > 0 && (
        <>
          <ErrorOutlineOutlined />
          <span style={visuallyHidden}>{t('editor.tabErrors', { count: errors })}</span>
        </>
      )}
    </button>
  );
}

function useErrorCounts(blockKey: string, layout: FormLayout): ReadonlyMap<string, number> {
  // Returns one string, because a selector must not create new objects.
  const places = useEditorState((state) => {
    const block = state.blocks.get(blockKey);
    const shown = block ? state.models.shownErrors(block) : [];
    // The block alone doesn't show whether its values are unique.
    const unpublished = uniqueNames(layout).filter(
      (name) => unpublishedIssues(state, blockKey, name).length > 0,
    );
    return [...new Set([...shown, ...unpublished])].join('\n');
  });
  const counts = new Map<string, number>();
  for (const place of places === '' ? [] : places.split('\n')) {
    const title = tabOf(layout, place)?.title;
    if (title !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}

function uniqueNames({ tabs }: FormLayout): readonly string[] {
  const fields = tabs.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  return fields.filter(({ definition }) => definition.unique === true).map(({ name }) => name);
}
