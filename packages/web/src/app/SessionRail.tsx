import { observer } from 'mobx-react-lite';
import { Rail } from '../navigation/Rail.tsx';
import { useModel } from './view-models-context.ts';

/** The rail beside a session: pages open as a drawer. */
export const SessionRail = observer(function SessionRail() {
  const drawer = useModel('pageDrawer');
  return (
    <Rail model={useModel('mainMenu')} isPageOpen={drawer.isOpen} openPage={drawer.open} closePage={drawer.close} />
  );
});
