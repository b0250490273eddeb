import { IconMessageOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type SubmitEvent } from 'react';
import { MAX_BLOCKED_WORDS, MAX_WORD_LENGTH, type WordProblem } from '@greenroom/core/blocked-words/blocked-words';
import type { BlockedWordsErrorCode } from '@greenroom/core/blocked-words/blocked-words-api.port';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { PageState, type PageView } from '../ui/PageState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './BlockedWordsPage.module.css';

interface WordRow {
  readonly id: string;
  readonly word: string;
  readonly held: number;
  /** Date of the latest message that it held back. */
  readonly lastHeldOn: string | undefined;
}

export interface BlockedWordsPageModel {
  readonly view: PageView;
  readonly mayBeOld: boolean;
  readonly rows: readonly WordRow[];
  /** The word that is written; it stays until the platform has it. */
  readonly word: string;
  readonly adding: boolean;
  /** Id of the word that is being removed. */
  readonly removing: string | undefined;
  readonly errorKey: `error.${BlockedWordsErrorCode}` | undefined;
  readonly write: (word: string) => void;
  /** @returns the problem for which the word is not sent */
  readonly add: () => WordProblem | undefined;
  readonly remove: (id: string) => void;
  readonly retry: () => void;
  /** Clears the error that was shown, as the page is left. */
  readonly clearError: () => void;
}

interface Props {
  readonly model: BlockedWordsPageModel;
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
    <form className={css.form} noValidate onSubmit={submit}>
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
  if (model.rows.length === 0)
    return (
      <EmptyState
        icon={<IconMessageOff size={32} aria-hidden="true" />}
        title={t('blockedWords.none.title')}
        text={t('blockedWords.none.text')}
      />
    );
  return (
    <ul className={css.rows}>
      {model.rows.map(({ id, word, held, lastHeldOn }) => (
        <li key={id} className={`row justify-between gap-3 ${css.row}`}>
          <div className="min-w-0">
            <p className="strong break-anywhere">{word}</p>
            <p className="quiet">
              {lastHeldOn === undefined
                ? t('blockedWords.neverHeld')
                : t('blockedWords.held', { count: held, date: lastHeldOn })}
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
      <PageState
        view={model.view}
        mayBeOld={model.mayBeOld}
        failed={t('error.blockedWords.notLoaded')}
        notAllowed={t('blockedWords.notAllowed')}
        retry={model.retry}
      >
        <div className={css.parts}>
          {model.errorKey !== undefined && (
            <Notice tone="stop" data-announce="assertive">
              {t(model.errorKey)}
            </Notice>
          )}
          <Panel aria-label={t('blockedWords.add')}>
            <NewWord model={model} />
          </Panel>
          <Panel keepsFocus aria-labelledby="blocked-words">
            <div className={css.parts}>
              <h2 id="blocked-words">{t('blockedWords.list', { used: model.rows.length, max: MAX_BLOCKED_WORDS })}</h2>
              <Words model={model} />
            </div>
          </Panel>
          <Notice tone="info" title={t('blockedWords.rule.title')}>
            {t('blockedWords.rule.text')}
          </Notice>
        </div>
      </PageState>
    </Page>
  );
});
