import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation, type TextKey } from '../i18n/i18n.ts';
import { lazyFeature } from './lazy-feature.tsx';
import { Modal } from './Modal.tsx';
import type { WindowName } from './windows.ts';

interface Props<Model> {
  readonly model: Model;
}

interface WindowModel {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/**
 * Makes a window whose code is fetched when it is opened for the first time. Where that fails the window says so and offers another try, and all
 * behind it goes on.
 *
 * @param fetch fails with `ChunkNotFetched` where another try may help
 */
export const lazyWindow = <Model extends WindowModel>(
  name: WindowName,
  title: TextKey,
  fetch: () => Promise<ComponentType<Props<Model>>>,
): ComponentType<Props<Model>> => {
  const Frame = ({ model, children }: Props<Model> & { readonly children: ReactNode }) => {
    const { t } = useTranslation();
    return (
      <Modal name={name} open title={t(title)} close={{ label: t('common.close'), press: model.close }}>
        {children}
      </Modal>
    );
  };
  const Window = lazyFeature<Props<Model>>(fetch, undefined, Frame);
  return observer(function LazyWindow({ model }: Props<Model>) {
    return model.isOpen ? <Window model={model} /> : null;
  });
};
