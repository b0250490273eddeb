import { expect, it } from 'vitest';
import { toyId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import type { ToyAction } from '@greenroom/core/toys/toy-command';
import { encodeCommand } from './toy-command.wire.ts';

const wire = (action: ToyAction) => encodeCommand({ toy: toyId('a1'), time: millis(6_000), action });

it('writes motions and presets as apiVer 1', () => {
  const levels = [
    { motion: 'vibrate', level: 10 },
    { motion: 'rotate', level: 5 },
  ] as const;
  expect(wire({ type: 'function', levels })).toEqual({
    command: 'Function',
    action: 'Vibrate:10,Rotate:5',
    timeSec: 6,
    toy: 'a1',
    apiVer: 1,
  });
  expect(wire({ type: 'preset', preset: 'pulse' })).toMatchObject({ command: 'Preset', name: 'pulse', apiVer: 1 });
});

it('writes patterns as apiVer 2, the version in which the vendor knows them', () => {
  expect(wire({ type: 'pattern', motions: ['vibrate', 'pump'], strengths: [5, 15], step: millis(500) })).toEqual({
    command: 'Pattern',
    rule: 'V:1;F:v,p;S:500#',
    strength: '5;15',
    timeSec: 6,
    toy: 'a1',
    apiVer: 2,
  });
});
