/**
 * A statement of the driver's that is sent once somebody waits for it: `handler` sends it, `resolve` and `reject` settle it. The driver
 * sets all of them at its making (`query.js`, version 3.4); `test/database/pool.test.ts` fails if another version does not.
 */
export interface PendingStatement extends Promise<unknown> {
  handler: (statement: PendingStatement) => unknown
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
  /** Null until the statement is sent. */
  state: unknown
  /** True once the driver was told to send it. */
  executed: boolean
}

/** Sends a statement in this very moment: by itself it goes out a tick after somebody waits for it, and so perhaps behind a later one. */
export function sendNow(statement: PendingStatement): void {
  statement.executed = true
  statement.handler(statement)
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

/** The driver's own codes, and the socket's. */
const lossCodes = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/

/** True for an error that tells of the end of a connection. */
export const isLoss = (error: unknown): boolean =>
  isLastWord(error) || lossCodes.test(String((error as { code?: string } | null)?.code))
