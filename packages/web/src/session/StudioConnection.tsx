import { observer } from 'mobx-react-lite';
import { ConnectionBadge, type ConnectionBadgeModel } from '../realtime/ConnectionBadge.tsx';
import css from './StudioConnection.module.css';

/** On the phone the studio covers the top bar, so a lost connection is told here as well. */
export const StudioConnection = observer(function StudioConnection({
  model,
}: {
  readonly model: ConnectionBadgeModel;
}) {
  if (model.word === 'connected') return null;
  return (
    <div className={css.connection}>
      <ConnectionBadge model={model} />
    </div>
  );
});
