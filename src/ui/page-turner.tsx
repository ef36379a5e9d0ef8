import { Pagination, type PaginationProps } from '@mui/material';
import { useTranslation } from 'react-i18next';

/** MUI's pagination, with buttons labelled in the language of the interface. */
export function PageTurner(props: Omit<PaginationProps, 'getItemAriaLabel'>) {
  const { t } = useTranslation();
  return (
    <Pagination
      {...props}
      getItemAriaLabel={(type, page) => {
        if (type === 'page') return t('common.pagination.page', { page });
        return t(type === 'previous' ? 'common.pagination.previous' : 'common.pagination.next');
      }}
    />
  );
}
