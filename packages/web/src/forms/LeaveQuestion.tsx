import { useBlocker } from 'react-router';
import { LeaveDialog } from './LeaveDialog.tsx';

interface Props {
  /** Something on this page is not saved. */
  readonly edited: boolean;
  readonly discard: () => void;
}

/** Asks before another page opens while something is not saved. One per page: the router knows one question at a time. */
export const LeaveQuestion = ({ edited, discard }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => edited && currentLocation.pathname !== nextLocation.pathname,
  );
  const go = (): void => {
    discard();
    blocker.proceed?.();
  };
  return <LeaveDialog open={blocker.state === 'blocked'} stay={() => blocker.reset?.()} discard={go} />;
};
