import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import type { Page } from '../../../shared/wire/content.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { requestedPart, useRequestedPart } from '../../ui/requested-part.tsx';
import { MoreVert } from './page-icons.ts';

const actions = requestedPart(async () => (await import('./editor-page-actions.tsx')).PageActions);

interface PageMenuProps {
  readonly page: Page;
  onChanged(): void;
}

/** The button of the menu. The menu itself is not needed before someone presses it. */
export function PageMenu({ page, onChanged }: PageMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isReady = useRequestedPart(actions, isOpen, close);
  useEffect(() => whenIdle(actions.prepare), []);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('pageEditor.more')}
        title={t('pageEditor.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MoreVert />
      </IconButton>
      {isReady && (
        <actions.Part {...{ page, isOpen, onChanged }} anchor={() => button.current} onClose={close} />
      )}
    </>
  );
}
