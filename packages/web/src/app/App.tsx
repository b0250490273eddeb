import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SiteProvider, type Site } from '../navigation/site-context.ts';
import { ErrorReportProvider } from '../ui/error-report-context.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { ElsewherePage } from './ElsewherePage.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { ViewModelsProvider } from './view-models-context.ts';
import type { ModelSource } from './view-models.ts';

/** A running copy of the product in this tab. */
export interface Workplace {
  readonly models: ModelSource;
  /** Everything behind the login, by address: fetched when it is first shown. */
  readonly Pages: ComponentType;
}

export interface AppModel {
  readonly site: Site;
  /** Known before the first page is shown. */
  readonly lead: 'asking' | 'leading' | 'elsewhere';
  /** There while this tab leads. */
  readonly workplace: Workplace | undefined;
  /** This tab leads, but the workplace could not be opened. */
  readonly broken: boolean;
  readonly useHere: () => void;
  readonly report: (error: unknown) => void;
}

/** The whole page: the product where this tab leads, else a word about where it is. */
export const App = observer(function App({ model }: { readonly model: AppModel }) {
  const { workplace } = model;
  return (
    <SiteProvider value={model.site}>
      <ErrorReportProvider value={model.report}>
        <ErrorBoundary onError={model.report} fallback={<BrokenPage />}>
          {workplace !== undefined && (
            <ViewModelsProvider value={workplace.models}>
              {/* The login needs neither the router nor any other page. */}
              {workplace.models.model('authGate').isPassed ? <workplace.Pages /> : <LoginRoute />}
            </ViewModelsProvider>
          )}
          {model.broken && (
            <FullPage>
              <BrokenPage />
            </FullPage>
          )}
          {model.lead === 'elsewhere' && <ElsewherePage useHere={model.useHere} />}
        </ErrorBoundary>
      </ErrorReportProvider>
    </SiteProvider>
  );
});
