import { IconWorldOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { Question } from '../ui/Question.tsx';
import type { RegionBlocksModel } from './region-blocks.view-model.ts';
import { useRegionNames } from './region-names.ts';
import { RegionChoice } from './RegionChoice.tsx';
import css from './RegionBlocksPage.module.css';

interface Props {
  readonly model: RegionBlocksModel;
}

const Blocked = observer(function Blocked({ model }: Props) {
  const { t } = useTranslation();
  const { fullNameOf, choicesOf } = useRegionNames();
  const [asked, setAsked] = useState<RegionCode>();
  const regions = model.list.data ?? [];
  if (regions.length === 0)
    return (
      <EmptyState
        icon={<IconWorldOff size={32} aria-hidden="true" />}
        title={t('regionBlocks.none.title')}
        text={t('regionBlocks.none.text')}
      />
    );
  return (
    <>
      <ul className="stack gap-3">
        {choicesOf(regions).map(({ value }) => (
          <li key={value} className={`row justify-between gap-3 ${css.row}`}>
            <span className="min-w-0 strong break-anywhere">{fullNameOf(value)}</span>
            <Button
              busy={model.busy === value}
              waits={model.busy !== undefined}
              aria-label={t('regionBlocks.showIn', { region: fullNameOf(value) })}
              onClick={() => setAsked(value)}
            >
              {t('regionBlocks.show')}
            </Button>
          </li>
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        title={asked === undefined ? '' : t('regionBlocks.question.title', { region: fullNameOf(asked) })}
        no={() => setAsked(undefined)}
        yes={{
          label: t('regionBlocks.question.yes'),
          press: () => {
            if (asked !== undefined) model.unblock(asked);
            setAsked(undefined);
          },
        }}
      >
        <p>{t('regionBlocks.question.text')}</p>
      </Question>
    </>
  );
});

/** Countries and provinces whose customers do not find the performer, with what such a block cannot do. */
export const RegionBlocksPage = observer(function RegionBlocksPage({ model }: Props) {
  const { t } = useTranslation();
  useEffect(() => model.clearError, [model]);
  return (
    <Page title={t('regionBlocks.title')} intro={t('regionBlocks.intro')}>
      <QueryState
        query={model.list}
        failed={t('error.regionBlocks.notLoaded')}
        notAllowed={t('regionBlocks.notAllowed')}
      >
        <div className="stack one-column gap-4">
          {model.errorKey !== undefined && (
            <Notice tone="stop" data-announce="assertive">
              {t(model.errorKey)}
            </Notice>
          )}
          <RegionChoice model={model} />
          <Panel keepsFocus aria-labelledby="blocked-regions">
            <div className="stack one-column gap-4">
              <h2 id="blocked-regions">{t('regionBlocks.blocked')}</h2>
              <Blocked model={model} />
            </div>
          </Panel>
          <Notice tone="info" title={t('regionBlocks.limits.title')}>
            <ul className="stack gap-2 bullets">
              <li>{t('regionBlocks.limits.address')}</li>
              <li>{t('regionBlocks.limits.vpn')}</li>
              <li>{t('regionBlocks.limits.session')}</li>
              <li>{t('regionBlocks.limits.elsewhere')}</li>
            </ul>
          </Notice>
        </div>
      </QueryState>
    </Page>
  );
});
