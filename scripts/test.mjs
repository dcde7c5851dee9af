import { journeys, runChecks, staticChecks, tests, unusedCode, webBuild, webSizes } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { mailServersIn } from './mail-servers.mjs'
import { ensureOtherPrograms } from './other-programs.mjs'
import { assertHostNode, say, stopWithNpm } from './runtime.mjs'
import { keepTemporaryInMemory } from './scratch.mjs'

assertHostNode()
stopWithNpm()
keepTemporaryInMemory()
if (!(await ensureInstalled())) {
  say('The packages could not be installed. The reason is above.\n\n0 passed, 1 failed')
  process.exit(1)
}
const chromium = await ensureChromium()
const mail = await mailServersIn(process.env)
const leftOut = [...(await ensureOtherPrograms()), ...mail.leftOut]
const checks = [...staticChecks, unusedCode, tests('unit and API tests'), webBuild, webSizes, journeys(chromium)]
process.exitCode = await runChecks(checks, { isSlowestShown: true, leftOut }).catch((error) => {
  say(`${error.stack}\n\n0 passed, 1 failed`)
  return 1
})
await mail.stop()
