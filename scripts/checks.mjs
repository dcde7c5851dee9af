import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildChangedWeb, buildWeb } from './build-web.mjs'
import { nameOf } from './chromium.mjs'
import { startCpuMeter } from './cpu-time.mjs'
import { around, root, run, runtimeNode, say, toolEnv } from './runtime.mjs'

/** A check answers how many of its tests passed and failed; one without tests of its own counts as one. */
const tool = (...path) => join(root, 'node_modules', ...path)
const asOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
const node = (args, options = {}) =>
  run(runtimeNode(), args, { stdio: ['ignore', 'inherit', 'inherit'], ...options, env: toolEnv(options.env) })

const types = (folder) => ({
  name: `types in ${folder}`,
  run: async () => asOne(await node([tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', folder])),
})

const script = (name, file) => ({
  name,
  run: async () => {
    if (existsSync(join(root, file))) return asOne(await node([file]))
    say(`${file} is missing.`)
    return asOne(1)
  },
})

export const staticChecks = [
  types('packages/contract'),
  types('apps/api'),
  types('apps/web'),
  types('e2e'),
  { name: 'lint', run: async () => asOne(await node([tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])) },
  script('structure', 'scripts/check-structure.ts'),
]

export const unusedCode = {
  name: 'unused code',
  run: async () => asOne(await node([tool('knip', 'bin', 'knip.js')])),
}

export const webBuild = { name: 'web build', run: async () => asOne(await buildWeb()) }
export const changedWebBuild = { name: 'web build', run: async () => asOne(await buildChangedWeb()) }
export const webSizes = script('web sizes', 'scripts/check-sizes.ts')

export const tests = (name, ...args) => ({
  name,
  run: () =>
    withReport(async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return node([tool('vitest', 'vitest.mjs'), 'run', ...reporters, ...args])
    }, toVitestCount),
})

export const journeys = (chromium, ...folders) => ({
  name: 'browser journeys',
  run: async () => {
    if (!chromium) {
      say('No Chromium was found, and none could be installed. Install it, or set CHROMIUM_PATH to it.')
      return asOne(1)
    }
    const counted = await withReport(
      (report) =>
        node([tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json', '--retries=1', ...folders], {
          cwd: join(root, 'e2e'),
          env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        }),
      toJourneyCount,
    )
    return { ...counted, on: nameOf(chromium) }
  },
})

// A loaded machine may cost one journey its turn; more than these are a fault of the product or of the journeys.
const unsteadyMax = 2

/** Journeys that passed at the second try only are named with what failed at the first, and count as failed if they are many. */
function toJourneyCount({ stats, suites, errors }) {
  const { expected, flaky, unexpected } = stats
  const isSteady = flaky <= unsteadyMax
  const notes = specsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky' || status === 'unexpected'))
    .map(({ file, line, title, tests }) => {
      const [test] = tests
      const [error = ''] = test.results.flatMap(({ errors }) => errors.map(({ message }) => message))
      return noteOf(`${file}:${line} ${title}${test.status === 'flaky' ? ' (passed at the second try)' : ''}`, error)
    })
  // Failures outside a journey: the server, or the search after all of them.
  notes.push(...errors.map(({ message }) => noteOf('browser journeys', message)))
  const times = specsOf(suites).map(({ file, title, tests }) => ({
    name: `${file} ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return { passed: expected + (isSteady ? flaky : 0), failed: unexpected + (isSteady ? 0 : flaky), notes, times }
}

const specsOf = (suites) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])

// A file that does not load, or cannot prepare its tests, has no failed test of its own.
function toVitestCount({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults: all }) => status === 'failed' && !all.some((one) => one.status === 'failed'),
  )
  const notes = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(broken.some((file) => file.name === name) ? [noteOf(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => noteOf(`${name} ${fullName}`, failureMessages[0])),
  ])
  // A worker takes a file at a time, so that a long file is what the others wait for.
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(`${root}/`, ''),
    ms: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: numFailedTests + broken.length, notes, times }
}

const noteLinesMax = 12
/** Notes a failure, and the beginning of its reason. */
function noteOf(what, error = '') {
  const why = stripVTControlCharacters(error).split('\n').slice(0, noteLinesMax)
  return [`FAILED: ${what.replace(`${root}/`, '')}`, ...why].join('\n    ')
}

async function withReport(runner, toCount) {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runner(report)
    if (!existsSync(report)) return asOne(code || 1)
    const { passed, failed, ...more } = toCount(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1), ...more }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const slowestCount = 20
/** The slowest of a check's files or journeys, the slowest first. */
function slowestOf(name, times) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, slowestCount)
  return [`The slowest of the ${name}:`, ...slowest.map(({ name, ms }) => `${inSeconds(ms)}  ${name}`)].join('\n')
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`

const inCpuSeconds = (seconds) => (seconds === undefined ? '' : ` ${inSeconds(seconds * 1000)} of CPU`)

/**
 * Runs the checks in order, each with its time by the clock and by the processors (which a busy machine does not lengthen), prints the sum
 * as the last line and returns the exit code. `isSlowestShown` names the slowest test files and journeys too; `leftOut` is said at the end.
 */
export async function runChecks(checks, { isSlowestShown = false, leftOut = [] } = {}) {
  const sum = { passed: 0, failed: 0 }
  const [lines, told, slowest] = [[], [], []]
  const meter = startCpuMeter()
  const lineOf = (state, ms, cpu, name) => `${state} ${inSeconds(ms)}${inCpuSeconds(cpu)}  ${name}`
  const start = Date.now()
  for (const check of checks) {
    say(`\n── ${check.name}`)
    const began = Date.now()
    const watch = meter && { began: (pid) => meter.began(pid, check), ended: () => meter.ended(check) }
    const { passed, failed, notes = [], times, on } = await around.run(watch, check.run)
    sum.passed += passed
    sum.failed += failed
    told.push(...notes)
    if (isSlowestShown && times) slowest.push(slowestOf(check.name, times))
    const name = `${check.name}${passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''}${on ? ` on ${on}` : ''}`
    lines.push(lineOf(failed ? 'FAILED' : 'ok    ', Date.now() - began, meter?.secondsOf(check), name))
  }
  const cpu = meter && checks.reduce((total, check) => total + meter.secondsOf(check), 0)
  lines.push(lineOf('      ', Date.now() - start, cpu, 'together'))
  for (const list of slowest) say(`\n${list}`)
  say(`\n${[...leftOut, ...told, ...lines].join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed ? 1 : 0
}
