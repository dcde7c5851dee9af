import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import { keepSomeUnread } from './tables.ts'

const atOnce = 1_000
/** A longer run lets others have their turn. */
const turnMs = 20_000

/** Works through candidates that were there before they were compared with jobs, or came by another way than a save. */
export async function readProfiles(sql: postgres.Sql): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await sql.begin((tx) => keepSomeUnread(tx, atOnce))) && now().getTime() < until);
}
