import { runChecks, staticChecks, tests } from './checks.mjs'
import { install } from './install.mjs'
import { assertHostNode, stopWithNpm } from './runtime.mjs'

assertHostNode()
stopWithNpm()
await install()
process.exitCode = await runChecks([...staticChecks, tests('unit tests', '--project=unit')])
