import { ensureInstalled } from './install.mjs'
import { ensureObjectStore, startObjectStore } from './object-store.mjs'
import { assertHostNode, fail, root, run, runtimeNode, say, stopWithNpm, toolEnv } from './runtime.mjs'

assertHostNode()
stopWithNpm()
if (!(await ensureInstalled())) fail('The packages could not be installed. The reason is above.')

const given = process.env.S3_TEST_ENDPOINT
if (!given && !(await ensureObjectStore()))
  fail(
    'There is no radosgw, and it could not be installed. Set S3_TEST_ENDPOINT to an S3 store; see docs/operations.md.',
  )
const began = Date.now()
const store = given ? undefined : await startObjectStore()
if (store) say(`radosgw answers at ${store.endpoint} after ${((Date.now() - began) / 1000).toFixed(1)} s`)
const env = store && {
  S3_TEST_ENDPOINT: store.endpoint,
  S3_TEST_ACCESS_KEY_ID: store.accessKeyId,
  S3_TEST_SECRET_ACCESS_KEY: store.secretAccessKey,
}
const vitest = `${root}/node_modules/vitest/vitest.mjs`
process.exitCode = await run(runtimeNode(), [vitest, 'run', '--project=s3', ...process.argv.slice(2)], {
  env: toolEnv(env),
})
await store?.stop()
