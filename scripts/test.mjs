import { areas, testsOf } from './areas.mjs'
import { changedWebBuild, journeys, runChecks, staticChecks, tests, unusedCode, webBuild, webSizes } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { mailServersIn } from './mail-servers.mjs'
import { ensureOtherPrograms } from './other-programs.mjs'
import { assertHostNode, fail, say, stopWithNpm } from './runtime.mjs'
import { keepTemporaryInMemory } from './scratch.mjs'

assertHostNode()
const [option, area, ...others] = process.argv.slice(2)
if (option !== undefined && (option !== '--area' || !areas.includes(area) || others.length > 0))
  fail(`Give an area after --area, or nothing for all tests. The areas are ${areas.join(', ')}.`)
stopWithNpm()
keepTemporaryInMemory()
if (!(await ensureInstalled())) {
  say('The packages could not be installed. The reason is above.\n\n0 passed, 1 failed')
  process.exit(1)
}
const chromium = await ensureChromium()
const mail = await mailServersIn(process.env)
const leftOut = [...(await ensureOtherPrograms()), ...mail.leftOut]
const everything = () => [
  ...[...staticChecks, unusedCode, tests('unit and API tests')],
  ...[webBuild, webSizes, journeys(chromium)],
]
function onlyOf(area) {
  const own = testsOf(area)
  return [
    ...(own.tests.length > 0 ? [tests(`unit and API tests of ${area}`, ...own.tests)] : []),
    ...(own.journeys.length > 0 ? [changedWebBuild, journeys(chromium, ...own.journeys)] : []),
  ]
}
const checks = area ? onlyOf(area) : everything()
process.exitCode = await runChecks(checks, { isSlowestShown: true, leftOut }).catch((error) => {
  say(`${error.stack}\n\n0 passed, 1 failed`)
  return 1
})
await mail.stop()
