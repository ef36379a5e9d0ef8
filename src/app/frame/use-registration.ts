import { useFeatures } from '../../state/use-features.ts';

interface Registration {
  /** Whether to reserve a place for registration, so nothing moves: it is open, or the server has not answered yet. */
  readonly hasPlace: boolean;
  readonly open: boolean;
  readonly closed: boolean;
}

export function useRegistration(): Registration {
  const { offered, status } = useFeatures();
  return {
    hasPlace: offered?.registration ?? status !== 'failed',
    open: offered?.registration === true,
    closed: offered?.registration === false,
  };
}
