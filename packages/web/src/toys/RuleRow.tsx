import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconDots, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type MouseEvent } from 'react';
import { credits, seconds } from '@greenroom/core/kernel/units';
import type { ToyRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import { useTranslation } from '../i18n/i18n.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { useEffectWord, useTipsWord } from './rule-words.ts';
import { RuleChoiceCell, RuleNumberCell, RuleToysCell } from './RuleCells.tsx';
import { RuleNote } from './RuleNote.tsx';
import type { ToyRulesModel, RuleModel } from './toy-rules.view-model.ts';
import { TryButton } from './TryButton.tsx';
import css from './RuleTable.module.css';

interface Props {
  readonly row: RuleModel;
  readonly place: number;
  readonly isLast: boolean;
  readonly model: ToyRulesModel;
}

interface PartProps extends Props {
  readonly name: string;
}

interface MoveItemProps {
  readonly Icon: typeof IconArrowUp;
  /** There is no place to move to: it does nothing, and keeps the focus, which a disabled item would never get. */
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const MoveItem = ({ Icon, isOff, onClick, children }: MoveItemProps) => (
  <Menu.Item
    leftSection={<Icon size={20} aria-hidden="true" />}
    aria-disabled={isOff || undefined}
    closeMenuOnClick={!isOff}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </Menu.Item>
);

/** Menu that moves the rule up or down in the list, or removes it. */
const RuleMenu = ({ row: { rule, removable }, place, isLast, model, name }: PartProps) => {
  const { t } = useTranslation();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const own = currentTarget.closest('tbody');
    // There is another one: some rules cannot be removed.
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    [...(other?.querySelectorAll('button') ?? [])].findLast((button) => button.checkVisibility())?.focus();
    model.remove(rule.id);
  };
  return (
    <MenuButton label={t('toys.rules.more', { name })} icon={<IconDots size={20} aria-hidden="true" />} chevron={false}>
      <MoveItem Icon={IconArrowUp} isOff={place === 0} onClick={() => model.move(rule.id, place - 1)}>
        {t('toys.list.up', { name })}
      </MoveItem>
      <MoveItem Icon={IconArrowDown} isOff={isLast} onClick={() => model.move(rule.id, place + 1)}>
        {t('toys.list.down', { name })}
      </MoveItem>
      {removable ? (
        <Menu.Item leftSection={<IconTrash size={20} aria-hidden="true" />} onClick={remove}>
          {t('toys.rules.remove', { id: rule.id })}
        </Menu.Item>
      ) : (
        <Menu.Label>{t('toys.rules.fixed')}</Menu.Label>
      )}
    </MenuButton>
  );
};

/** Rule as one line, where the table has no room; a press opens its fields. */
const RuleLine = ({
  row,
  model,
  name,
  isOpen,
  toggle,
}: PartProps & { readonly isOpen: boolean; readonly toggle: () => void }) => {
  const { t } = useTranslation();
  const tipsWord = useTipsWord();
  const effectWord = useEffectWord();
  const { rule, tips, problems, advice } = row;
  return (
    <tr {...TABLE_ROLES.row} className={css.line}>
      <td {...TABLE_ROLES.cell} className={css.lineCell}>
        <button type="button" className={css.opener} aria-expanded={isOpen} onClick={toggle}>
          <span className={css.lineText}>
            <span className={css.lineHead}>{tips === undefined ? name : tipsWord(tips)}</span>
            <span className={css.lineEffect}>{effectWord(rule)}</span>
            {(problems.length > 0 || advice.length > 0) && <span className={css.marked}>{t('toys.rules.look')}</span>}
          </span>
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
        <TryButton name={name} isTried={row.isTried} onTry={() => model.tryRule(rule)} />
      </td>
    </tr>
  );
};

/** One rule for tips, edited in place. @spec §3 Toy rule */
export const RuleRow = observer(function RuleRow(props: Props) {
  const { t } = useTranslation();
  const { row, model } = props;
  const { rule, problems } = row;
  const name = t('toys.rules.name', { id: rule.id });
  const note = `${useId()}-note`;
  const [isOpen, setIsOpen] = useState(false);
  // What is wrong is in sight; it stays open once it is right, because the performer is typing there.
  if (problems.length > 0 && !isOpen) setIsOpen(true);
  const change = (to: ToyRuleChange): void => model.edit(rule.id, to);
  return (
    <tbody {...TABLE_ROLES.rowgroup} className={`line-above ${css.rule}`} aria-label={name} data-open={isOpen}>
      <RuleLine {...props} name={name} isOpen={isOpen} toggle={() => setIsOpen(!isOpen)} />
      <tr {...TABLE_ROLES.row} className={css.fields}>
        <RuleNumberCell
          field="amount"
          rule={name}
          value={rule.amount}
          isWrong={problems.includes('toys.amountOutOfRange')}
          note={note}
          onChange={(amount) => change({ amount: credits(amount) })}
        />
        <RuleNumberCell
          field="reaction"
          rule={name}
          value={rule.reactionTime}
          isWrong={problems.includes('toys.reactionTimeOutOfRange')}
          note={note}
          onChange={(time) => change({ reactionTime: seconds(time) })}
        />
        <RuleNumberCell
          field="intensity"
          rule={name}
          value={rule.intensity}
          isWrong={problems.includes('toys.intensityOutOfRange')}
          note={note}
          onChange={(intensity) => change({ intensity })}
        />
        <RuleChoiceCell
          title={t('toys.list.motions')}
          rule={name}
          items={model.motions.map((motion) => ({ value: motion, label: t(`toys.motion.${motion}`) }))}
          chosen={rule.motions}
          error={problems.includes('toys.atleastOneCapabilty') ? t('error.toys.atleastOneCapabilty') : undefined}
          onToggle={(motion) => model.switchMotion(rule, motion)}
        />
        <RuleToysCell
          rule={name}
          toys={rule.toys}
          known={model.known}
          problems={problems}
          onChange={(toys) => change({ toys })}
        />
        <td {...TABLE_ROLES.cell} className={css.tryCell}>
          <TryButton name={name} isTried={row.isTried} onTry={() => model.tryRule(rule)} />
        </td>
        <td {...TABLE_ROLES.cell} className={css.menuCell}>
          <RuleMenu {...props} name={name} />
        </td>
      </tr>
      <tr {...TABLE_ROLES.row} className={css.notes}>
        <td {...TABLE_ROLES.cell} colSpan={7} className={css.noteCell}>
          <RuleNote row={row} id={note} />
        </td>
      </tr>
    </tbody>
  );
});
