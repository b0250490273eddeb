import type { LevelMotion } from '@greenroom/core/toys/motions';
import type { ToyAction, ToyCommand } from '@greenroom/core/toys/toy-command';

/** Command that fetches the toys from the vendor's app. @spec §7 Local toy app — GetToys */
export const GET_TOYS_COMMAND = { command: 'GetToys' } as const;

const FUNCTION: Readonly<Record<LevelMotion, string>> = {
  vibrate: 'Vibrate',
  rotate: 'Rotate',
  pump: 'Pump',
  thrusting: 'Thrusting',
  fingering: 'Fingering',
  suction: 'Suction',
};

const actionWire = (action: ToyAction) => {
  switch (action.type) {
    case 'function': {
      const levels = action.levels.map(({ motion, level }) => `${FUNCTION[motion]}:${level}`);
      return { command: 'Function', action: levels.join(','), apiVer: 1 };
    }
    case 'preset':
      return { command: 'Preset', name: action.preset, apiVer: 1 };
    case 'pattern': {
      // In the rule of a pattern the first letter stands for a motion.
      const letters = action.motions.map((motion) => motion.charAt(0)).join(',');
      // The vendor's patterns are of version 2; everything else is of version 1.
      return {
        command: 'Pattern',
        rule: `V:1;F:${letters};S:${action.step}#`,
        strength: action.strengths.join(';'),
        apiVer: 2,
      };
    }
  }
};

/**
 * Encodes a command as the vendor's app takes it, the same on this machine and through the hub.
 * @spec §7 Local toy app — command, timeSec, apiVer, action, toy, name
 */
export const encodeCommand = ({ toy, action, time }: ToyCommand) => ({
  ...actionWire(action),
  timeSec: time / 1000,
  toy: String(toy),
});
