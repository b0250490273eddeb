import * as z from 'zod';
import type { Stage } from './stage.ts';

/** Actors of steps. Any other name is a customer's. */
export const ACTORS = ['performer', 'platform', 'network', 'toyApp', 'phone'] as const;
export type ScenarioActor = (typeof ACTORS)[number] | 'customer';

/** Something that a step can make happen. */
export interface ActionRow {
  readonly by: ScenarioActor;
  readonly says: string;
  readonly fields: z.ZodRawShape;
  /** A platform that runs cannot do it. */
  readonly isVirtualOnly?: true;
  readonly perform: (stage: Stage, given: unknown, who: string) => void | Promise<void>;
}

/** @param perform gets what the step says, checked */
export const action = <Shape extends z.ZodRawShape>(
  by: ScenarioActor,
  says: string,
  fields: Shape,
  perform: (stage: Stage, given: z.output<z.ZodObject<Shape>>, who: string) => void | Promise<void>,
): ActionRow => {
  const wire = z.object(fields);
  return { by, says, fields, perform: (stage, given, who) => perform(stage, wire.parse(given), who) };
};

/** Makes an action without further fields. */
export const plainAction = (
  by: ScenarioActor,
  says: string,
  perform: (stage: Stage) => void | Promise<void>,
): ActionRow => action(by, says, {}, perform);

/** Marks an action that no running platform can play. */
export const inVirtualTimeOnly = (row: ActionRow): ActionRow => ({ ...row, isVirtualOnly: true });
