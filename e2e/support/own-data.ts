/** Playwright starts the server before this runs; what remains is to see that it is ours. */
import { address } from './world.ts'

export default async function checkServer(): Promise<void> {
  const answer = await fetch(`${address}/api/v1/demo`)
  const { demo } = (await answer.json()) as { demo: boolean }
  if (!demo) throw new Error(`The server at ${address} does not run the demo that the journeys need`)
}
