import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { BrokenPage } from './BrokenPage.tsx';
import { useErrorReport } from './error-report-context.ts';

/** Page shown by the router when another page throws or cannot be loaded. */
export const RouteErrorPage = () => {
  const error = useRouteError();
  const report = useErrorReport();
  useEffect(() => report(error), [error, report]);
  return <BrokenPage />;
};
