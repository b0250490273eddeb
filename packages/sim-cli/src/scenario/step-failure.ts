/** A step cannot be played here, or was not allowed: the scenario fails with this sentence. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}
