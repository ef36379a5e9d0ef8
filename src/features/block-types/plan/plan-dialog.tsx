import { Alert, FormControl, FormLabel, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { touchesValues } from '../../../../shared/touching-operations.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { Plan, PlanChoice, PlanLive } from '../../../../shared/wire/plans.ts';
import { applyPlan, createPlan, discardPlan, getPlan } from '../../../api/plans.ts';
import { errorSentence } from '../../../lib/http-error.ts';
import { CloseDialog } from '../../../records/close-dialog.tsx';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { RadioChoices } from '../../../ui/radio-choices.tsx';
import { PlanFailures } from './plan-failures.tsx';
import { PlanSteps } from './plan-steps.tsx';

interface PlanDialogProps {
  readonly plan: Plan;
  readonly model: BlockContentModel;
  onDone(): void;
  onClose(): void;
}

const times: readonly PlanLive[] = ['when_published', 'at_once'];

/** Shows the effects of a plan on stored data, asks about values that do not convert, and applies it. */
export function PlanDialog({ plan: first, model, onDone, onClose }: PlanDialogProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const id = useId();
  const [plan, setPlan] = useState(first);
  const [live, setLive] = useState<PlanLive>('when_published');
  const [work, setWork] = useState<'planning' | 'running'>();
  const [failure, setFailure] = useState<string>();
  const { counts, operations } = plan;
  const isTouching = touchesValues(operations);
  const touched = (['blocks', 'pages', 'live_pages', 'components', 'workspaces'] as const).filter(
    (noun) => counts[noun] > 0,
  );

  async function run(kind: 'planning' | 'running', act: () => Promise<void>): Promise<void> {
    setWork(kind);
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(errorSentence(error)));
    setWork(undefined);
  }

  const decide = (operation: number, choice: PlanChoice) =>
    run('planning', async () => {
      const decisions = { ...plan.decisions, [String(operation)]: choice };
      setPlan(await createPlan(model, { operations: plan.operations, decisions }));
      leave(plan);
    });
  const close = () => {
    leave(plan);
    onClose();
  };
  const apply = () =>
    run('running', async () => {
      await finished(await applyPlan(plan, live));
      onDone();
    });
  const isBusy = work !== undefined;
  return (
    <CloseDialog
      title={t(isTouching ? 'plan.title' : 'plan.titleUntouched')}
      maxWidth="md"
      closeLabel={common('common.cancel')}
      busy={isBusy}
      submit={
        <LoadingButton
          loading={work === 'running'}
          disabled={work === 'planning'}
          onClick={() => void apply()}
        >
          {t('plan.apply')}
        </LoadingButton>
      }
      onClose={close}
    >
      <Stack sx={{ gap: 5 }}>
        <PlanSteps operations={plan.operations} />
        <Typography role="status">
          {touched.length === 0
            ? t('plan.touchesNothing')
            : `${t('plan.touches')} ${touched.map((noun) => t(`plan.counts.${noun}`, { count: counts[noun] })).join(', ')}.`}
        </Typography>
        <PlanFailures plan={plan} disabled={isBusy} onDecide={(...choice) => void decide(...choice)} />
        {counts.components > 0 && <Alert severity="warning">{t('plan.components')}</Alert>}
        {counts.live_pages > 0 && (
          <FormControl disabled={isBusy}>
            <FormLabel id={`${id}-live`}>{t('plan.live.label')}</FormLabel>
            <RadioChoices
              aria-labelledby={`${id}-live`}
              value={live}
              choices={times.map((value) => ({ value, label: t(`plan.live.${value}`) }))}
              onChange={(next) => setLive(next)}
            />
          </FormControl>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('plan.undoHelp')}
        </Typography>
        {work === 'running' && <LinearProgress aria-label={t('plan.running')} />}
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      </Stack>
    </CloseDialog>
  );
}

/** Discards a plan without waiting: a leftover plan does no harm. */
function leave(plan: Plan): void {
  void discardPlan(plan).catch(() => undefined);
}

/** Resolves when the server has rewritten everything, which it also does by itself. */
async function finished(plan: Plan): Promise<void> {
  let { state } = plan;
  while (state === 'running' || state === 'undoing') {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    ({ state } = await getPlan(plan));
  }
}
