import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { QuickReplyEditorModel } from './QuickReplyEditor.tsx';

const QuickReplyEditor = lazy(async () => ({ default: (await import('./QuickReplyEditor.tsx')).QuickReplyEditor }));

/** Fetches the editor of quick replies when it is first opened. */
export const LazyQuickReplyEditor = observer(function LazyQuickReplyEditor({
  model,
}: {
  readonly model: QuickReplyEditorModel;
}) {
  return model.isOpen ? (
    <Suspense>
      <QuickReplyEditor model={model} />
    </Suspense>
  ) : null;
});
