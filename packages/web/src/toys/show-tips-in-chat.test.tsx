import { beforeEach, expect, it } from 'vitest';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { tipId } from '@greenroom/core/kernel/ids';
import { cents, credits, millis, seconds } from '@greenroom/core/kernel/units';
import type { Tip } from '@greenroom/core/toys/tips/tip';
import { show } from '../ui/show.fake.tsx';
import { showTipsInChat } from './show-tips-in-chat.ts';

const TIP: Tip = {
  id: tipId('t1'),
  trigger: { kind: 'tip', amount: credits(1_007) },
  credits: credits(1_007),
  earned: cents(16_112),
  isReported: true,
  at: seconds(0),
  total: cents(16_112),
  totalCredits: credits(1_007),
  job: undefined,
  ranFor: millis(0),
  play: { status: 'waiting' },
};

// It brings the words.
beforeEach(async () => void (await show(null)));

it('notes the amount that the platform tells, and marks one that is computed as about', () => {
  const paid = createEmitter<Tip>();
  const notes: string[] = [];
  showTipsInChat({ tips: { onPaid: paid.on } }, { note: (text) => void notes.push(text.replaceAll(/\s/g, ' ')) });
  paid.emit(TIP);
  paid.emit({ ...TIP, isReported: false });
  expect(notes).toEqual(['Tip of € 161.12 (1.007 credits)', 'Tip of about € 161.12 (1.007 credits)']);
});
