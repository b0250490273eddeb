import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { detach } from '@greenroom/core/kernel/detach';
import { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { useErrorReport } from '../ui/error-report-context.ts';
import { NotFetched } from '../ui/NotFetched.tsx';
import { BrokenPage } from './BrokenPage.tsx';

/** Page shown by the router when another page throws or cannot be loaded; one that was not fetched is fetched again by a button. */
export const RouteErrorPage = () => {
  const error = useRouteError();
  const report = useErrorReport();
  const { revalidate, state } = useRevalidator();
  useEffect(() => report(error), [error, report]);
  if (!(error instanceof ChunkNotFetched)) return <BrokenPage />;
  return <NotFetched busy={state === 'loading'} retry={() => detach(revalidate())} />;
};
