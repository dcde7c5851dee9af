/** A start that cannot go on for a reason the operator can remove. The message is one line and holds no secret. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
