import { runChecks, staticChecks, tests } from './checks.mjs'
import { install } from './install.mjs'
import { assertHostNode } from './runtime.mjs'

assertHostNode()
await install()
process.exitCode = await runChecks([...staticChecks, tests('unit tests', '--project=unit')])
