import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { PatternRow } from './PatternRow.tsx';
import type { ToyRulesModel } from './toy-rules.view-model.ts';
import css from './RuleTable.module.css';

const COLUMNS = ['pattern', 'amount', 'reactionShort', 'toys'] as const;

/** Patterns that customers choose by name. @spec §3 Special rule; §5 Toys */
export const PatternsPanel = observer(function PatternsPanel({ model }: { readonly model: ToyRulesModel }) {
  const { t } = useTranslation();
  const { hasSpecial } = model;
  return (
    <Panel aria-label={t('toys.rules.special')}>
      <Switch
        label={t('toys.rules.hasSpecial')}
        on={hasSpecial}
        word={t(hasSpecial ? 'common.on' : 'common.off')}
        onPress={model.toggleSpecial}
      />
      {hasSpecial && (
        <div className={css.frame}>
          <table {...TABLE_ROLES.table} className={`${css.table} ${css.patterns}`} aria-label={t('toys.rules.special')}>
            <thead {...TABLE_ROLES.rowgroup} className={css.headings}>
              <tr {...TABLE_ROLES.row}>
                {COLUMNS.map((column) => (
                  <th key={column} {...TABLE_ROLES.columnheader}>
                    {t(`toys.rules.${column}`)}
                  </th>
                ))}
                <td {...TABLE_ROLES.cell} />
              </tr>
            </thead>
            {model.specialRules.map((row) => (
              <PatternRow key={row.rule.pattern} row={row} model={model} />
            ))}
          </table>
        </div>
      )}
    </Panel>
  );
});
