import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          globalSetup: 'apps/api/test/database/embedded-cluster.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Only against a real object store: npm run test:s3.
      ...(process.env.S3_TEST_ENDPOINT
        ? [
            {
              test: {
                name: 's3',
                include: ['apps/api/test/**/*.s3.ts'],
                globalSetup: 'apps/api/test/database/embedded-cluster.ts',
                testTimeout: 60_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
})
