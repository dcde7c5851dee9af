import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { foldTotals } from './db/list-state.ts'
import { serveWork } from './db/long-work/serve.ts'
import { forgetKeys } from './db/once.ts'
import type { Database } from './db/open.ts'
import { resealColumns } from './db/reseal.ts'
import { sealedColumns } from './db/sealed-columns.ts'
import { serveMailbox } from './features/base/demo/mailbox.ts'
import { fileAddressRoot, serveFiles } from './features/base/file/disk-routes.ts'
import { removeFiles, sweepFiles } from './features/base/file/sweep.ts'
import { forgetReadings } from './features/base/parse/forget.ts'
import { runParse, runScan } from './features/base/parse/run-parse.ts'
import { endLostParses } from './features/base/parse/store.ts'
import { forgetMerges } from './features/candidate/duplicate/forget.ts'
import { matchWaiting } from './features/candidate/duplicate/match.ts'
import { settleFile } from './features/candidate/resume-batch/settle.ts'
import { batchWork } from './features/candidate/resume-batch/work.ts'
import { indexWaiting } from './features/candidate/search/index-words.ts'
import { readResumeScan, readResumeText } from './features/candidate/search/read-resume-text.ts'
import { tendCompanies } from './features/company/company/tend.ts'
import { tendPlans } from './features/money/plan/tend.ts'
import { sendCode } from './features/people/account/send-code.ts'
import { sendResetLink } from './features/people/account/send-reset-link.ts'
import { tendAudit } from './features/records/audit/tend.ts'
import { purgeBin } from './features/records/bin/purge.ts'
import { bulkWork } from './features/records/bulk/work.ts'
import { forgetDrafts } from './features/records/draft/store.ts'
import { exportWork } from './features/records/export/work.ts'
import { importWork } from './features/records/import/work.ts'
import { writeDigests } from './features/told/notification/digest.ts'
import { serveOneClick } from './features/told/notification/one-click.ts'
import { tendNotifications } from './features/told/notification/tend.ts'
import { forgetWatches } from './features/told/watch/store.ts'
import { tellWatchers } from './features/told/watch/tell-watchers.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import { serveReference } from './http/openapi.ts'
import { makeRateLimits } from './http/rate-limits.ts'
import { serveContract } from './http/rpc.ts'
import { makeServer, type ServerParts } from './http/server.ts'
import { forgetSessions } from './http/session/own-sessions.ts'
import { serveWeb } from './http/static-web.ts'
import { openAntivirus } from './platform/antivirus.ts'
import { openEvents } from './platform/events.ts'
import { makeFieldCrypto } from './platform/field-crypto.ts'
import { loadOwnKeys } from './platform/field-keys.ts'
import { openJobs } from './platform/jobs.ts'
import { openMail } from './platform/mail/mail.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Platform } from './platform.ts'
import { startExtractor } from './reading/extract.ts'
import { openModel } from './reading/second-opinion/model.ts'
import { router } from './router.ts'

interface AppParts {
  config: Config
  db: Database
  server?: ServerParts
}

/** Builds the whole process, ready to listen. Closing it ends requests, jobs and workers, in this order. */
export async function buildApp({ config, db, server }: AppParts): Promise<FastifyInstance> {
  const app = makeServer(config, server)
  const { storage, disk } = await openStorage(config, fileAddressRoot)
  const antivirus = openAntivirus(config.clamdUrl)
  const fields = makeFieldCrypto(config.fieldKeys ?? (await loadOwnKeys(config.dataDir)))
  const jobs = await openJobs(db.owner, db.urls.owner, (error) =>
    app.log.error({ error: (error as Error).name }, 'jobs'),
  )
  const mail = openMail({
    sql: db.sql,
    jobs,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    publicUrl: config.publicUrl,
  })
  const extractor = startExtractor({ languages: config.ocr })
  const model = config.model ? openModel(config.model) : null
  const events = await openEvents(db.sql)
  const platform: Platform = {
    ...{ storage, antivirus, fields, jobs, mail, events, extractor, model },
    onChanged: (tx, change) => tellWatchers(tx, platform, change),
  }

  serveHealth(app, { sql: db.sql, storage, mail })
  serveMetrics(app, config, db.sql)
  if (config.role !== 'worker') {
    if (disk) serveFiles(app, db.sql, disk)
    serveReference(app)
    serveOneClick(app, db.sql, platform)
    serveContract(app, router, {
      db: db.sql,
      platform,
      limits: makeRateLimits(db.sql),
      isDemo: config.demo,
      bypassCode: config.bypassCode,
      answerWithinMs: server?.answerWithinMs,
    })
    if (config.demo) serveMailbox(app, db.sql, config.publicUrl)
    serveWeb(app)
  }
  if (config.role !== 'api') {
    jobs.handle('parse-resume', (data) => runParse(db.sql, platform, data))
    jobs.handle('parse-scan', (data) => runScan(db.sql, platform, data))
    jobs.handle('settle-resume', (data) => settleFile(db.sql, platform, data))
    jobs.handle('read-resume-text', (data) => readResumeText(db.sql, platform, data))
    jobs.handle('read-resume-scan', (data) => readResumeScan(db.sql, platform, data))
    jobs.handle('index-candidates', () => indexWaiting(db.sql, jobs))
    jobs.handle('match-candidates', () => matchWaiting(db.sql))
    jobs.handle('forget-merges', () => forgetMerges(db.sql, jobs))
    jobs.handle('end-lost-parses', async () => void (await endLostParses(db.sql)))
    jobs.handle('forget-readings', () => forgetReadings(db.sql, jobs))
    jobs.handle('send-code', (data) => sendCode(db.sql, platform, data))
    jobs.handle('send-reset-link', (data) => sendResetLink(db.sql, platform, data))
    jobs.handle('forget-keys', async () => void (await forgetKeys(db.sql)))
    jobs.handle('forget-sessions', () => forgetSessions(db.sql))
    jobs.handle('forget-drafts', async () => void (await forgetDrafts(db.sql)))
    jobs.handle('reseal-fields', async () => void (await resealColumns(db.sql, fields, sealedColumns)))
    jobs.handle('fold-totals', async () => void (await foldTotals(db.sql)))
    jobs.handle('tend-notifications', () => tendNotifications(db.sql))
    jobs.handle('forget-watches', async () => void (await forgetWatches(db.sql)))
    jobs.handle('write-digests', () => writeDigests(db.sql, platform))
    jobs.handle('sweep-files', () => sweepFiles(db.sql, storage))
    serveWork(db.sql, platform, [bulkWork, importWork, exportWork], [batchWork])
    jobs.handle('tend-audit', () => tendAudit(db.sql))
    jobs.handle('tend-plans', () => tendPlans(db.sql, platform))
    jobs.handle('tend-companies', () => tendCompanies(db.sql))
    jobs.handle('purge-bin', () => purgeBin(db.sql, jobs))
    jobs.handle('remove-files', ({ keys }) => removeFiles(storage, keys))
    await jobs.work()
  }
  // Streams would hold the close until their readers leave.
  app.addHook('preClose', async () => events.close())
  app.addHook('onClose', async () => {
    await jobs.stop()
    mail.close()
    await extractor.close()
  })
  return app
}
