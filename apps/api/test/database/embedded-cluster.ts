import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedServer } from '../../src/db/embedded/server.ts'
import { migrate } from '../../src/db/migrate.ts'
import { connectDatabase, urlsOf } from '../../src/db/pool/open.ts'
import { keepRowsApart } from '../../src/db/row-security/keep-apart.ts'
import { queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'

export interface Cluster {
  superuser: string
  owner: string
  app: string
  /** Log of the server itself. */
  logFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

// Settings that keep nothing for the case that the machine dies: these databases end with the run.
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: 200,
  max_wal_size: '256MB',
}

/** One server for the whole run; its `corridor` database, migrated and with the queues, is the template of every test's own. */
export default async function setup({ vitest }: TestProject) {
  // Another project of the run has started it.
  if (vitest.getProvidedContext().cluster) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'corridor-test-'))
  const server = await startEmbeddedServer(dataDir, forgetful)
  const clear = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const template = connectDatabase(urlsOf(server))
  try {
    await migrate(template)
    await keepRowsApart(template)
    const jobs = await openJobs(template.owner, template.urls.owner, queues, (error) => {
      throw error
    })
    await jobs.stop()
  } catch (error) {
    await template.close()
    await clear()
    throw error
  }
  await template.close()
  vitest.provide('cluster', {
    superuser: server.url('superuser'),
    owner: server.url('owner'),
    app: server.url('app'),
    logFile: join(dataDir, 'postgres.log'),
  })
  return clear
}
