import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { foldTotals } from './db/list-state.ts'
import type { Database } from './db/open.ts'
import { runParse, runScan } from './features/agent/run-parse.ts'
import { endLostParses } from './features/agent/store.ts'
import { serveMailbox } from './features/demo/mailbox.ts'
import { fileAddressRoot, serveFiles } from './features/file/disk-routes.ts'
import { sweepFiles } from './features/file/sweep.ts'
import { serveHealth } from './http/health.ts'
import { serveReference } from './http/openapi.ts'
import { makeRateLimits } from './http/rate-limits.ts'
import { serveContract } from './http/rpc.ts'
import { makeServer, type ServerParts } from './http/server.ts'
import { serveWeb } from './http/static-web.ts'
import { startExtractor } from './platform/extract/extract.ts'
import { openJobs } from './platform/jobs.ts'
import { openMail } from './platform/mail.ts'
import type { Platform } from './platform/platform.ts'
import { openDiskStorage } from './platform/storage.ts'
import { router } from './router.ts'

interface AppParts {
  config: Config
  db: Database
  server?: ServerParts
}

/** Builds the whole process, ready to listen. Closing it ends requests, jobs and workers, in this order. */
export async function buildApp({ config, db, server }: AppParts): Promise<FastifyInstance> {
  const app = makeServer(config, server)
  const storage = await openDiskStorage(config.dataDir, fileAddressRoot)
  const jobs = await openJobs(db.owner, db.urls.owner, (error) =>
    app.log.error({ error: (error as Error).name }, 'jobs'),
  )
  const mail = openMail(db.sql, jobs, config.smtpUrl, `no-reply@${new URL(config.publicUrl).hostname}`)
  const extractor = startExtractor({ languages: config.ocr })
  const platform: Platform = { storage, jobs, mail, extractor }

  serveHealth(app, db.sql)
  if (config.role !== 'worker') {
    serveFiles(app, db.sql, storage)
    serveReference(app)
    serveContract(app, router, { db: db.sql, platform, limits: makeRateLimits(db.sql), isDemo: config.demo })
    if (config.demo) serveMailbox(app, db.sql)
    serveWeb(app)
  }
  if (config.role !== 'api') {
    jobs.handle('parse-resume', (data) => runParse(db.sql, platform, data))
    jobs.handle('parse-scan', (data) => runScan(db.sql, platform, data))
    jobs.handle('end-lost-parses', async () => void (await endLostParses(db.sql)))
    jobs.handle('fold-totals', () => foldTotals(db.sql))
    jobs.handle('sweep-files', () => sweepFiles(db.sql, storage))
    await jobs.work()
  }
  app.addHook('onClose', async () => {
    await jobs.stop()
    await extractor.close()
  })
  return app
}
