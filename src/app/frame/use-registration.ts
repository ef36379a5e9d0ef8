import { useFeatures } from '../../state/use-features.ts';

interface Registration {
  /** There is a way to a new account, or may be: its place is kept until the server has said so, so that nothing moves. */
  readonly hasPlace: boolean;
  readonly open: boolean;
  readonly closed: boolean;
}

/** Whether visitors may make themselves an account here. */
export function useRegistration(): Registration {
  const { offered, status } = useFeatures();
  return {
    hasPlace: offered?.registration ?? status !== 'failed',
    open: offered?.registration === true,
    closed: offered?.registration === false,
  };
}
