import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { keepTemporaryInMemory } from './scripts/scratch.mjs'

keepTemporaryInMemory()

const cluster = 'apps/api/test/database/embedded-cluster.ts'
// They count seconds or load two nodes at once: another test beside them would be judged with them.
const alone = [
  'apps/api/test/{nodes,nodes-remind,closing,readiness,rolling,database-*}.test.ts',
  'apps/api/test/{people/guessing,told/stream}.test.ts',
]
// They start and stop processes, and wait for them most of their time: beside each other they take half of it, beside busy ones too long.
const waiting = [
  'apps/api/test/backup.test.ts',
  'apps/api/test/candidate/resume-batch-worker.test.ts',
  'apps/api/test/database/{start,kill,pair}.test.ts',
  'apps/api/test/mail/{lost-worker,campaign-kill}.test.ts',
]
const api = { globalSetup: cluster, testTimeout: 30_000, hookTimeout: 60_000 }
const beside = { maxWorkers: 2, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          ...beside,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          exclude: [...alone, ...waiting],
          // A worker loads the application once for all of its files.
          isolate: false,
          ...api,
          ...beside,
        },
      },
      { test: { name: 'waiting', include: waiting, ...api, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      { test: { name: 'alone', include: alone, ...api, maxWorkers: 1, sequence: { groupOrder: 2 } } },
      // Only against Postfix and Dovecot: .ci/run.
      ...(process.env.POSTFIX_TEST_PORT
        ? [
            {
              test: {
                name: 'servers',
                include: ['apps/api/test/**/*.servers.ts'],
                globalSetup: cluster,
                testTimeout: 60_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
      // Only against a real object store: npm run test:s3.
      ...(process.env.S3_TEST_ENDPOINT
        ? [
            {
              test: {
                name: 's3',
                include: ['apps/api/test/**/*.s3.ts'],
                globalSetup: cluster,
                testTimeout: 60_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
})
