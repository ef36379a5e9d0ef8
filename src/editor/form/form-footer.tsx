import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { useBlock, useEditor } from '../editor-context.ts';
import { canSave, isBusy, isChanged } from '../store/block-facts.ts';

export function FormFooter({ blockKey }: { readonly blockKey: string }) {
  const { models } = useEditor();
  const block = useBlock(blockKey);
  if (block === undefined) return null;
  const isBlockChanged = isChanged(block);
  return (
    <FooterButtons
      {...{ blockKey }}
      isSaving={block.sync === 'saving'}
      isBusy={isBusy(block)}
      canSave={canSave(block, models)}
      canDiscard={isBlockChanged && block.saved !== null}
      wrong={isBlockChanged ? models.wrongPlaces(block).length : 0}
      wasAttempted={block.attempted}
      failure={block.sync === 'failed' ? (block.failure ?? '') : ''}
    />
  );
}

interface FooterButtonsProps {
  readonly blockKey: string;
  readonly isSaving: boolean;
  readonly isBusy: boolean;
  readonly canSave: boolean;
  readonly canDiscard: boolean;
  /** How many fields keep the block from being saved. */
  readonly wrong: number;
  readonly wasAttempted: boolean;
  readonly failure: string;
}

/** Few keys change what they show. */
const FooterButtons = memo(function FooterButtons(props: FooterButtonsProps) {
  const { blockKey, wrong, failure } = props;
  const { t } = useTranslation();
  const { commands } = useEditor();
  return (
    <div className="form-footer" data-bottom-bar>
      <LoadingButton
        type="submit"
        data-testid="block-save"
        loading={props.isSaving}
        disabled={!props.canSave}
      >
        {t('common.save')}
      </LoadingButton>
      {props.canDiscard && (
        <Button color="inherit" disabled={props.isBusy} onClick={() => commands.discard(blockKey)}>
          {t('editor.discard')}
        </Button>
      )}
      {wrong > 0 && (
        <Button
          // Do not report errors in a form that the user has only just started.
          color={props.wasAttempted ? 'error' : 'inherit'}
          disabled={props.isBusy}
          onClick={() => void commands.save(blockKey)}
          className="form-wrong"
        >
          {t('editor.fieldsToFix', { count: wrong })}
        </Button>
      )}
      {failure !== '' && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
});
