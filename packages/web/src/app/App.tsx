import { observer } from 'mobx-react-lite';
import { RouterProvider } from 'react-router/dom';
import { ElsewherePage } from './ElsewherePage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorReportProvider } from './error-report-context.ts';
import type { createRouter } from './router.tsx';
import { SiteProvider, type Site } from './site-context.ts';
import { Splash } from './Splash.tsx';
import { ViewModelsProvider } from './view-models-context.ts';
import type { ModelSource } from './view-models.ts';

/** A running copy of the product in this tab. */
export interface Workplace {
  readonly models: ModelSource;
  readonly router: ReturnType<typeof createRouter>;
}

export interface AppModel {
  readonly site: Site;
  readonly lead: 'asking' | 'leading' | 'elsewhere';
  /** There while this tab leads. */
  readonly workplace: Workplace | undefined;
  readonly useHere: () => void;
  readonly report: (error: unknown) => void;
}

/** The whole page: the product where this tab leads, else a word about where it is. */
export const App = observer(function App({ model }: { readonly model: AppModel }) {
  const { workplace } = model;
  return (
    <SiteProvider value={model.site}>
      <ErrorReportProvider value={model.report}>
        <ErrorBoundary report={model.report}>
          {workplace !== undefined && (
            <ViewModelsProvider value={workplace.models}>
              <RouterProvider router={workplace.router} />
            </ViewModelsProvider>
          )}
          {model.lead === 'asking' && <Splash />}
          {model.lead === 'elsewhere' && <ElsewherePage useHere={model.useHere} />}
        </ErrorBoundary>
      </ErrorReportProvider>
    </SiteProvider>
  );
});
