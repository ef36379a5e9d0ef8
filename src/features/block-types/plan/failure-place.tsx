import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { failurePath } from '../../../../shared/failure-path.ts';
import type { PlanFailure } from '../../../../shared/wire/plans.ts';

/** The place of a value, by the titles around it. Links to the block. */
export function FailurePlace({ failure }: { readonly failure: PlanFailure }) {
  const { t } = useTranslation('builder');
  const { kind, page_title = '', workspace_title = '', summary = '', path, items = [] } = failure;
  const inside = path.map((part, at) => {
    if (at % 2 === 1) return part;
    const number = items[at / 2];
    return number === undefined ? '' : t('plan.item', { number });
  });
  const name = [page_title, summary, ...inside].filter((part) => part !== '').join(' › ');
  const around = [workspace_title, kind === 'live_page' ? t('plan.livePlace') : ''];
  return (
    <>
      <Link href={failurePath(failure)} target="_blank" rel="noreferrer">
        {name || t(`plan.places.${kind}`)}
      </Link>
      {around.filter((part) => part !== '').map((part) => ` · ${part}`)}
    </>
  );
}
