/**
 * A statement of the driver's that is sent once somebody waits for it: `handler` sends it, `resolve` and `reject` settle it. The driver
 * sets all three at its making (`query.js`, version 3.4); `test/database/pool.test.ts` fails if another version does not.
 */
export interface PendingStatement extends Promise<unknown> {
  handler: (statement: PendingStatement) => unknown
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
  /** Null until the statement is sent. */
  state: unknown
}

/** Takes a thing that a pool or a transaction made for a statement, if it is one; a name or a list of values is none. */
export const toStatement = (made: unknown): PendingStatement | undefined =>
  made instanceof Promise && 'handler' in made ? (made as PendingStatement) : undefined

/**
 * True for the server's last word on a connection. The driver hands it once more to the first who has that connection opened again; whoever
 * sent nothing yet is not meant, and asks a second time.
 */
export const isLastWord = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && /^(FATAL|PANIC)$/.test(String(error.severity))
