/** A step cannot be played here, or was not allowed: the scenario fails with this sentence. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  /** Expected outcome of the step. */
  readonly wanted: string;

  constructor(message: string, wanted = 'the step to be possible') {
    super(message);
    this.wanted = wanted;
  }
}
