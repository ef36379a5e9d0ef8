import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readAddress } from '../sdk/kit/address.ts';
import { Button } from '../sdk/kit/button.tsx';
import { ChoiceButtons } from '../sdk/kit/choice-buttons.tsx';
import { PagePicker } from '../sdk/kit/page-picker.tsx';
import { TextField } from '../sdk/kit/text-field.tsx';
import { usePages } from '../sdk/kit/use-pages.ts';
import type { FieldHost, PageChoice } from '../sdk/contract/view.ts';
import { maxAddressLength, type RichLink } from './rich-text.ts';

export type LinkAnswer = { readonly link: RichLink; readonly text: string } | 'remove' | 'cancel';

interface LinkPanelProps {
  readonly id: string;
  /** The current link; undefined for a new one. */
  readonly link: RichLink | undefined;
  readonly host: FieldHost;
  readonly onAnswer: (answer: LinkAnswer) => void;
}

export function LinkPanel({ id, link, host, onAnswer }: LinkPanelProps) {
  const pages = usePages(host);
  const panel = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>(
    link !== undefined && 'url' in link ? 'address' : 'page',
  );
  const [pageId, setPageId] = useState(link !== undefined && 'page' in link ? link.page : undefined);
  const [address, setAddress] = useState(link !== undefined && 'url' in link ? link.url : '');
  const [isAsked, setIsAsked] = useState(false);
  const page = choiceOf(pageId, pages.choices);
  const url = readAddress(address);
  const toPage = page && { link: { page: page.id }, text: page.title || page.url_path || page.id };
  const toAddress = url === undefined ? null : { link: { url }, text: url };
  const answer = kind === 'page' ? toPage : toAddress;
  const isWrong = isAsked && answer === null;
  const problem = host.translate(`richtext.link.${kind === 'page' ? 'needsPage' : 'needsAddress'}`);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input')?.focus();
  }, [kind]);

  const apply = () => {
    if (answer === null) setIsAsked(true);
    else onAnswer(answer);
  };
  const press = (event: KeyboardEvent) => {
    // The page list handles these keys first, and they must not submit the surrounding form.
    const isList = event.target instanceof HTMLElement && event.target.ariaExpanded === 'true';
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!isList) apply();
    }
    if (event.key !== 'Escape' || isList || event.defaultPrevented) return;
    event.stopPropagation();
    onAnswer('cancel');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of its controls.
    <div
      className="ui-link-panel"
      ref={panel}
      role="group"
      aria-label={host.translate('richtext.link.title')}
      onKeyDown={press}
    >
      <div className="ui-row">
        <div className="ui-narrow">
          <div className="ui-label" id={`${id}-link-kind`}>
            {host.translate('richtext.link.leadsTo')}
          </div>
          <ChoiceButtons
            labelId={`${id}-link-kind`}
            value={kind}
            choices={kinds}
            nameOf={(one) => host.translate(`richtext.link.${one === 'page' ? 'toPage' : 'toAddress'}`)}
            onChange={setKind}
          />
        </div>
        <div className="ui-wide">
          {kind === 'page' ? (
            <>
              <PagePicker
                id={`${id}-link-page`}
                readOnly={false}
                wrong={isWrong}
                describedBy={isWrong ? `${id}-link-problem` : undefined}
                onChange={(choice) => setPageId(choice?.id)}
                {...{ page, pages, host }}
              />
              {isWrong && (
                <div className="ui-caption ui-error" id={`${id}-link-problem`} role="status">
                  {problem}
                </div>
              )}
            </>
          ) : (
            <TextField
              id={`${id}-link-address`}
              label={host.translate('richtext.link.address')}
              value={address}
              placeholder="https://"
              wrong={isWrong}
              help={isWrong && problem}
              inputMode="url"
              spellCheck={false}
              maxLength={maxAddressLength}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </div>
      </div>
      <div className="ui-actions">
        <Button variant="contained" size="small" onClick={apply}>
          {host.translate('richtext.link.apply')}
        </Button>
        {link !== undefined && (
          <Button variant="outlined" size="small" color="error" onClick={() => onAnswer('remove')}>
            {host.translate('richtext.link.remove')}
          </Button>
        )}
        <Button size="small" onClick={() => onAnswer('cancel')}>
          {host.translate('richtext.link.cancel')}
        </Button>
      </div>
    </div>
  );
}

const kinds = ['page', 'address'] as const;

/** A page that is not in the workspace, or not loaded yet, is known only by its id. */
function choiceOf(id: string | undefined, choices: readonly PageChoice[]): PageChoice | null {
  if (id === undefined) return null;
  return choices.find((choice) => choice.id === id) ?? { id, title: '', url_path: '' };
}
