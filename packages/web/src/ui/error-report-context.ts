import { createContext, use } from 'react';

const ErrorReportContext = createContext<(error: unknown) => void>(() => undefined);

/** Hands down the way to tell the makers about a bug. */
export const ErrorReportProvider = ErrorReportContext.Provider;

export const useErrorReport = (): ((error: unknown) => void) => use(ErrorReportContext);
