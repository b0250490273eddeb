import './theme/first.css';
import { createRoot } from 'react-dom/client';
import { detach } from '@greenroom/core/kernel/detach';
import { App } from './app/App.tsx';
import { AppViewModel } from './app/app.view-model.ts';
import { showConfigurationFault } from './composition/configuration/configuration-fault-page.ts';
import { loadConfiguration } from './composition/configuration/load-configuration.ts';
import { configureDecoding } from './composition/configure-decoding.ts';
import { openWorkplace } from './composition/workplace.ts';
import { firstLanguage } from './device/remembered.ts';
import { createTabLead, leadDecided } from './device/tab-lead.ts';
import { startI18n } from './i18n/i18n.ts';
import { createAppUpdate } from './installation/app-update.ts';
import { loadInstallation } from './installation/browser-installation.ts';
import { whenLoaded, whenLookedAt } from './installation/update-moments.ts';
import { readShell } from './login/read-shell.ts';
import { configureMobx } from './mobx/configure.ts';
import { startErrorReporting } from './reporting/start-error-reporting.ts';
import { loadFont } from './theme/load-font.ts';
import { startAnnouncing } from './ui/announcer.ts';
import { tolerateMovedNodes } from './ui/moved-nodes.ts';

const start = async (root: HTMLElement): Promise<void> => {
  tolerateMovedNodes(Node.prototype);
  startAnnouncing();
  configureMobx();
  configureDecoding();
  const language = firstLanguage();
  const [configuration] = await Promise.all([loadConfiguration(), startI18n(language)]);
  if (!configuration.ok) {
    showConfigurationFault(configuration.error, language, root);
    return;
  }
  const reporting = startErrorReporting(configuration.value, window);
  const lead = createTabLead({
    locks: navigator.locks,
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) => document.addEventListener('visibilitychange', listener),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: reporting.report,
  });
  const appUpdate = createAppUpdate({
    load: () => loadInstallation(navigator.serviceWorker, configuration.value.serviceWorker),
    reload: () => location.reload(),
    onCheckDue: (listener) => whenLookedAt(document, listener),
    report: reporting.report,
  });
  // Until then the shell stays, and with it the text that is being typed.
  await leadDecided(lead);
  const model = new AppViewModel({
    site: configuration.value,
    lead,
    openWorkplace: () =>
      openWorkplace({ configuration: configuration.value, reporting, typedInShell: readShell(document), appUpdate }),
    report: reporting.report,
  });
  createRoot(root, { onRecoverableError: reporting.report }).render(<App model={model} />);
  loadFont(document.fonts);
  whenLoaded(window, appUpdate.start);
};

const root = document.querySelector<HTMLElement>('#root');
if (root !== null) detach(start(root));
