import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { keepTemporaryInMemory } from './scripts/scratch.mjs'

keepTemporaryInMemory()

const cluster = 'apps/api/test/database/embedded-cluster.ts'
// They stop processes, count seconds or load two nodes at once: another test beside them would be judged with them.
const alone = [
  'apps/api/test/{nodes,nodes-remind,closing,backup,readiness,database-*}.test.ts',
  'apps/api/test/candidate/resume-batch-worker.test.ts',
  'apps/api/test/database/{start,kill}.test.ts',
  'apps/api/test/mail/{lost-worker,campaign-kill}.test.ts',
  'apps/api/test/{people/guessing,told/stream}.test.ts',
]
const beside = { maxWorkers: 2, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          ...beside,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          exclude: alone,
          globalSetup: cluster,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...beside,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          globalSetup: cluster,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
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
