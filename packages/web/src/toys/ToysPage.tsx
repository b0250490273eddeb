import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { PatternsPanel } from './PatternsPanel.tsx';
import { useRuleName } from './rule-words.ts';
import { RulesSaveBar } from './RulesSaveBar.tsx';
import { TipMenuPanel } from './TipMenuPanel.tsx';
import type { ToyConnectionModel } from './toy-connection.view-model.ts';
import type { ToyRulesModel } from './toy-rules.view-model.ts';
import type { ToyServiceModel } from './toy-service.view-model.ts';
import { ToyConnection } from './ToyConnection.tsx';
import { ToyListPanel, type ToyListModel } from './ToyListPanel.tsx';
import { ToyService } from './ToyService.tsx';
import css from './ToysPage.module.css';

export interface ToysPageModel {
  readonly connection: ToyConnectionModel;
  readonly service: ToyServiceModel;
  readonly toyList: ToyListModel;
  readonly rules: ToyRulesModel;
}

/** Views of the page, as the address names them; the first has no name there. */
const VIEWS = ['tips', 'patterns', 'toys'] as const;
type View = (typeof VIEWS)[number];

interface Props {
  readonly model: ToysPageModel;
}

const goTo = (place: HTMLElement | null | undefined): void => {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
};

const RulesState = observer(function RulesState({ model }: { readonly model: ToyRulesModel }) {
  const { t } = useTranslation();
  const ruleName = useRuleName();
  const { errorKey, wrongRule } = model;
  const { saving } = model.save;
  const problem = useRef<HTMLDivElement>(null);
  const wasSaving = useRef(saving);
  // The answer comes later than the press, and far above the button on a phone.
  useEffect(() => {
    if (wasSaving.current && !saving) goTo(problem.current);
    wasSaving.current = saving;
  }, [saving]);
  return (
    <>
      <MayBeOld when={model.mayBeOld} retry={model.reload} />
      {model.loading && <Loading label={t('toys.rules.loading')} />}
      {errorKey !== undefined && (
        <div ref={problem} tabIndex={-1} data-problem="">
          <Notice
            tone="stop"
            data-announce="assertive"
            actions={model.isNotLoaded ? <Button onClick={model.reload}>{t('common.tryAgain')}</Button> : undefined}
          >
            {wrongRule !== undefined && `${ruleName(wrongRule)}: `}
            {t(errorKey)}
          </Notice>
        </div>
      )}
    </>
  );
});

const Views = observer(function Views({ model, view }: Props & { readonly view: View }) {
  const { t } = useTranslation();
  const { length: count } = model.toyList.toys;
  return (
    <LinkTabs
      label={t('toys.title')}
      tabs={VIEWS.map((name) => ({
        key: name,
        text: name === 'toys' && count > 0 ? t('toys.view.toysCount', { number: count }) : t(`toys.view.${name}`),
        to: { search: name === 'tips' ? '' : `?view=${name}` },
        current: name === view,
      }))}
    />
  );
});

/** Page to connect toys and to set what customers' credits do with them. @spec §2 /toys/ */
export const ToysPage = observer(function ToysPage({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'tips';
  const { rules } = model;
  const body = useRef<HTMLDivElement>(null);
  const save = (): void => {
    flushSync(rules.save.save);
    // Its row has opened, far from the button on a phone; a rule of the other view is named by the notice.
    const wrong =
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]') ??
      body.current?.querySelector<HTMLElement>('[data-problem]');
    goTo(wrong);
  };
  const shown = useRef<HTMLDivElement>(null);
  const undo = (): void => {
    // The bar goes with its buttons.
    shown.current?.focus({ preventScroll: true });
    rules.save.undo();
  };
  const areRulesKnown = !rules.loading && !rules.isNotLoaded;
  return (
    <Page title={t('toys.title')}>
      <div ref={body} className={`stack gap-4 min-w-0 ${css.body}`}>
        <div className={`stack gap-4 ${css.status}`}>
          <ToyConnection model={model.connection} />
          <ToyService model={model.service} />
        </div>
        <Views model={model} view={view} />
        {(view !== 'toys' || rules.save.word !== 'none') && <RulesState model={rules} />}
        <div ref={shown} tabIndex={-1} role="group" aria-label={t(`toys.view.${view}`)}>
          {view === 'tips' && areRulesKnown && <TipMenuPanel model={rules} />}
          {view === 'patterns' && areRulesKnown && <PatternsPanel model={rules} />}
          {view === 'toys' && <ToyListPanel model={model.toyList} />}
        </div>
        <RulesSaveBar model={rules.save} save={save} undo={undo} />
      </div>
    </Page>
  );
});
