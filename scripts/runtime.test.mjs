import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, runtimeNode, toolEnv } from './runtime.mjs'

it('what Node compiled is kept beside the packages, by account', () => {
  const { NODE_COMPILE_CACHE, ...env } = toolEnv()
  const ask = "process.stdout.write(require('node:module').getCompileCacheDir())"
  const kept = execFileSync(runtimeNode(), ['-e', ask], { env: { ...env, NODE_COMPILE_CACHE }, encoding: 'utf8' })
  expect(kept).toContain(join(root, 'node_modules'))
  expect(statSync(kept).uid).toBe(process.getuid?.())
})
