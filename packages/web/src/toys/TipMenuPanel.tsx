import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { useTipsWord } from './rule-words.ts';
import { RuleRow } from './RuleRow.tsx';
import type { ToyRulesModel } from './toy-rules.view-model.ts';
import css from './RuleTable.module.css';

const COLUMNS = ['amount', 'reactionShort', 'intensity', 'motions', 'toys'] as const;

/** Rules for tips as a table that is edited in place. @spec §3 Toy rule; §5 Toys */
export const TipMenuPanel = observer(function TipMenuPanel({ model }: { readonly model: ToyRulesModel }) {
  const { t } = useTranslation();
  const tipsWord = useTipsWord();
  const { hasRules, gap } = model;
  const frame = useRef<HTMLDivElement>(null);
  const add = (): void => {
    flushSync(model.add);
    // A new rule is the last one, which is below the window where there are several.
    const parts = frame.current?.querySelectorAll<HTMLElement>('tbody:last-of-type :is(input, button)');
    const first = [...(parts ?? [])].find((part) => part.checkVisibility());
    first?.focus({ preventScroll: true });
    // No further down than the bar with the button that saves, which would cover it.
    first?.scrollIntoView({ block: 'center' });
  };
  return (
    <Panel aria-label={t('toys.rules.title')}>
      <div className="row wrap gap-2 gap-x-4">
        <div className={css.switch}>
          <Switch
            label={t('toys.rules.hasRules')}
            on={hasRules}
            word={t(hasRules ? 'common.on' : 'common.off')}
            onPress={model.toggleRules}
          />
        </div>
        {hasRules && (
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
            {t('toys.rules.add')}
          </Button>
        )}
      </div>
      {hasRules && model.rules.length === 0 && <p>{t('toys.rules.noRules')}</p>}
      {hasRules && model.rules.length > 0 && (
        <div ref={frame} className={css.frame}>
          <table {...TABLE_ROLES.table} className={css.table} aria-label={t('toys.rules.title')}>
            <thead {...TABLE_ROLES.rowgroup} className={css.headings}>
              <tr {...TABLE_ROLES.row}>
                {COLUMNS.map((column) => (
                  <th key={column} {...TABLE_ROLES.columnheader}>
                    {t(column === 'motions' ? 'toys.list.motions' : `toys.rules.${column}`)}
                  </th>
                ))}
                <td {...TABLE_ROLES.cell} />
                <td {...TABLE_ROLES.cell} />
              </tr>
            </thead>
            {model.rules.map((row, place) => (
              <RuleRow
                key={row.rule.id}
                row={row}
                place={place}
                isLast={place === model.rules.length - 1}
                model={model}
              />
            ))}
          </table>
          {gap !== undefined && (
            <p className={`row gap-1 text-wait small ${css.advice}`}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              {t('toys.rules.gap', { tips: tipsWord(gap) })}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
});
