import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLostPart } from '../lib/lost-parts.ts';
import { FailureScreen } from './failure-screen.tsx';
import { LostPartScreen } from './lost-part-screen.tsx';

interface AppErrorBoundaryProps {
  readonly children: ReactNode;
  /** The path. When it changes, the boundary renders its children again. */
  readonly place?: string;
  /** Shown after a failure; by default a whole screen. */
  readonly instead?: ReactNode;
}

interface AppErrorBoundaryState {
  /** The thrown error; undefined if nothing failed. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly place: string | undefined;
}

/** Keeps a broken screen from breaking the whole window, and offers ways to continue. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  override readonly state: AppErrorBoundaryState = { failure: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<AppErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: AppErrorBoundaryProps,
    state: AppErrorBoundaryState,
  ): Partial<AppErrorBoundaryState> | null {
    return place === state.place ? null : { failure: undefined, place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, instead } = this.props;
    if (failure === undefined) return children;
    if (instead !== undefined) return instead;
    return isLostPart(failure.error) ? <LostPartScreen /> : <BrokenScreen />;
  }
}

function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <FailureScreen title={t('app.brokenTitle')} text={t('app.brokenText')}>
      <Button variant="outlined" href="/">
        {t('app.toStart')}
      </Button>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('app.reload')}
      </Button>
    </FailureScreen>
  );
}
