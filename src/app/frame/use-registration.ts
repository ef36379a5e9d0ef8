import { useFeatures } from '../../state/use-features.ts';

interface Registration {
  /** Whether to keep a place for registration: it is open, or the server has not answered yet. Then nothing moves. */
  readonly hasPlace: boolean;
  readonly open: boolean;
  readonly closed: boolean;
}

/** Whether visitors may register here. */
export function useRegistration(): Registration {
  const { offered, status } = useFeatures();
  return {
    hasPlace: offered?.registration ?? status !== 'failed',
    open: offered?.registration === true,
    closed: offered?.registration === false,
  };
}
