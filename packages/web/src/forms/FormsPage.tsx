import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import type { UnsavedModel } from './form-model.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly forms: readonly UnsavedModel[];
  readonly children: ReactNode;
}

/** A page of forms that is not left without a question while something on it is not saved. */
export const FormsPage = observer(function FormsPage({ title, intro, forms, children }: Props) {
  const discard = (): void => {
    for (const form of forms) form.undo();
  };
  return (
    <Page title={title} intro={intro}>
      {children}
      <LeaveQuestion edited={forms.some(({ edited }) => edited)} discard={discard} />
    </Page>
  );
});
