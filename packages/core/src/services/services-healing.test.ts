import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BROKEN, setUpServices, UNANSWERED, type Answer } from '../../testing/services/services-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import { NO_SERVICES, servicesOn, withServicesOn } from './service-flags.ts';
import { SERVICES, type ServiceFlags } from './service.ts';
import { PAUSED_SERVICES } from './services.constants.ts';

it('shows what the platform has after any mixture of toggles, pauses and failures', async () => {
  const move = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...SERVICES).map((service) => ({ do: 'toggle', service }) as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('pause', 'resume', 'sessionWentIdle').map((act) => ({ do: act }) as const),
    },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 2_000 }).map((wait) => ({ do: 'wait', wait }) as const) },
    { weight: 2, arbitrary: fc.constantFrom('saved', 'refused', 'lost').map((answer) => ({ do: answer }) as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 40 }), fc.subarray([...SERVICES]), async (moves, on) => {
      const { clock, services, saves, answer, state } = setUpServices(...on);
      let platform: ServiceFlags = withServicesOn(NO_SERVICES, on);
      let answered = 0;
      const reply = async (kept: boolean, result: Answer): Promise<void> => {
        if (answered === saves.length) return;
        if (kept) platform = { ...platform, ...saves[answered] };
        answered += 1;
        await answer(result);
      };
      for (const act of moves) {
        if (act.do === 'toggle') services.toggle(act.service);
        else if (act.do === 'wait') clock.advance(millis(act.wait));
        else if (act.do === 'saved') await reply(true, done);
        else if (act.do === 'refused') await reply(false, BROKEN);
        else if (act.do === 'lost') await reply(true, UNANSWERED);
        else services[act.do]();
        const { flags, status } = state();
        expect(status === 'pause' ? servicesOn(flags, PAUSED_SERVICES) : []).toEqual([]);
      }
      services.toggle('sms');
      for (let round = 0; round < 5; round += 1) {
        clock.advance(millis(6_000));
        await reply(true, done);
      }
      expect(state().flags).toEqual(platform);
      expect([state().save, clock.pending()]).toEqual(['idle', 0]);
    }),
    { numRuns: 300 },
  );
});
