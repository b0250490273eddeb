import { IconMessageOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type SubmitEvent } from 'react';
import { MAX_BLOCKED_WORDS, MAX_WORD_LENGTH, type WordProblem } from '@greenroom/core/blocked-words/blocked-words';
import { shortDate } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { BlockedWordsModel } from './blocked-words.view-model.ts';
import css from './BlockedWordsPage.module.css';

interface Props {
  readonly model: BlockedWordsModel;
}

const NewWord = observer(function NewWord({ model }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<WordProblem>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Each answer is the whole list: of two at once the earlier one could be the last to arrive.
    if (model.adding || model.removing !== undefined) return;
    setProblem(model.add());
  };
  return (
    <form className="stack one-column gap-4 field-width" noValidate onSubmit={submit}>
      <TextField
        label={t('blockedWords.word')}
        help={t('blockedWords.help')}
        error={problem === undefined ? undefined : t(`blockedWords.problem.${problem}`, { max: MAX_BLOCKED_WORDS })}
        value={model.word}
        maxLength={MAX_WORD_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          model.write(target.value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" look="primary" busy={model.adding} waits={model.removing !== undefined}>
          {t('blockedWords.add')}
        </Button>
      </div>
    </form>
  );
});

const Words = observer(function Words({ model }: Props) {
  const { t } = useTranslation();
  const words = model.list.data ?? [];
  if (words.length === 0)
    return (
      <EmptyState
        icon={<IconMessageOff size={32} aria-hidden="true" />}
        title={t('blockedWords.none.title')}
        text={t('blockedWords.none.text')}
      />
    );
  return (
    <ul className="stack one-column gap-3">
      {words.map(({ id, word, held, lastHeldAt }) => (
        <li key={id} className={`row justify-between gap-3 ${css.row}`}>
          <div className="min-w-0">
            <p className="strong break-anywhere">{word}</p>
            <p className="quiet">
              {lastHeldAt === undefined
                ? t('blockedWords.neverHeld')
                : t('blockedWords.held', { count: held, date: shortDate(lastHeldAt) })}
            </p>
          </div>
          <Button
            busy={model.removing === id}
            waits={model.removing !== undefined || model.adding}
            aria-label={t('blockedWords.removeOne', { word })}
            onClick={() => model.remove(id)}
          >
            {t('blockedWords.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
});

/** Words with which a message is not delivered, and how many each has held back. */
export const BlockedWordsPage = observer(function BlockedWordsPage({ model }: Props) {
  const { t } = useTranslation();
  useEffect(() => model.clearError, [model]);
  return (
    <Page title={t('blockedWords.title')} intro={t('blockedWords.intro')}>
      <QueryState
        query={model.list}
        failed={t('error.blockedWords.notLoaded')}
        notAllowed={t('blockedWords.notAllowed')}
      >
        <div className="stack one-column gap-4">
          {model.errorKey !== undefined && (
            <Notice tone="stop" data-announce="assertive">
              {t(model.errorKey)}
            </Notice>
          )}
          <Panel aria-label={t('blockedWords.add')}>
            <NewWord model={model} />
          </Panel>
          <Panel keepsFocus aria-labelledby="blocked-words">
            <div className="stack one-column gap-4">
              <h2 id="blocked-words">
                {t('blockedWords.list', { used: model.list.data?.length ?? 0, max: MAX_BLOCKED_WORDS })}
              </h2>
              <Words model={model} />
            </div>
          </Panel>
          <Notice tone="info" title={t('blockedWords.rule.title')}>
            {t('blockedWords.rule.text')}
          </Notice>
        </div>
      </QueryState>
    </Page>
  );
});
