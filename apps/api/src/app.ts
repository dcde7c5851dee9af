import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { beatAsWorker } from './db/pool/live-workers.ts'
import type { Database } from './db/pool/open.ts'
import { besideTransaction } from './db/pool/transaction.ts'
import { databaseTime } from './db/time.ts'
import { type DrawingOptions, startDrawing } from './drawing/drawing.ts'
import { serveUploads } from './features/base/file/disk-routes.ts'
import { serveDownloads } from './features/base/file/download-routes.ts'
import { openFiles } from './features/base/file/open-files.ts'
import { tellBrokenFile } from './features/base/file/tell-broken.ts'
import { leadToKept, serveMailbox } from './features/flow/demo/mailbox.ts'
import { serveApply } from './features/job/application/visit-routes.ts'
import { serveSitemap } from './features/job/job/sitemap-routes.ts'
import { servePublicJobs } from './features/job/job/visit-routes.ts'
import { openReaders, type ReaderLimits } from './features/mail/mailbox/readers.ts'
import { serveClicks } from './features/mail/recipient/visit-routes.ts'
import { serveMailChoice } from './features/mail/suppression/visit-routes.ts'
import { servePresentations } from './features/sales/presentation/visit-routes.ts'
import { serveShares } from './features/sales/share/visit-routes.ts'
import { serveBookings } from './features/site/booking/visit-routes.ts'
import { serveLeads } from './features/site/lead/visit-routes.ts'
import { tellPages } from './features/told/event/tell-pages.ts'
import { serveUnsubscribe } from './features/told/notification/visit-routes.ts'
import { tellWatchers } from './features/told/watch/tell-watchers.ts'
import { serveCertificates } from './features/trust/certificate/visit-routes.ts'
import { serveSigningPage } from './features/trust/signing-page/visit-routes.ts'
import { exports, jobs as featureJobs, hooks, imports, kinds, lists, queues } from './features.ts'
import { describeError } from './http/answer-error.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import { serveReference } from './http/openapi.ts'
import { makeRateLimits } from './http/rate-limits.ts'
import { serveContract } from './http/rpc.ts'
import { makeServer, type ServerParts } from './http/server.ts'
import { makeOpenStreams } from './http/session/open-streams.ts'
import { serveWeb } from './http/static-web.ts'
import { warnOfUnnamedProxy } from './http/unnamed-proxy.ts'
import { serveHelp } from './http/visit/serve-help.ts'
import { makeVisitForms } from './http/visit/visit-forms.ts'
import { builtWeb, openWebBuild } from './http/visit/web-build.ts'
import { openAntivirus } from './platform/antivirus.ts'
import { openEvents } from './platform/events.ts'
import { makeFieldCrypto } from './platform/field-crypto.ts'
import { loadOwnKeys } from './platform/field-keys.ts'
import { type JobName, openJobs } from './platform/jobs.ts'
import { openHouseServer } from './platform/mail/house-server.ts'
import { openMail } from './platform/mail/mail.ts'
import { startMailReader } from './platform/mail/mail-reader.ts'
import { openMemberServers } from './platform/mail/member-servers.ts'
import type { SealFaultKind } from './platform/storage/seal-fault.ts'
import type { Platform } from './platform.ts'
import { startExtractor } from './reading/extract.ts'
import { openModel } from './reading/second-opinion/model.ts'
import { router } from './router.ts'

interface AppParts {
  config: Config
  db: Database
  server?: ServerParts
  /** Limits for reading mailboxes; null if this process reads none. */
  reading?: ReaderLimits | null
  /** Stands instead of the usual bounds of drawing. */
  drawing?: DrawingOptions | undefined
}

/** All visitors together: members have places left, whatever is asked of the public pages. */
const visitorsShare = { max: 6 }
/** All work in the background, which may wait its turn longer than a person does. */
const workShare = { max: 6, waitMs: 60_000 }

/** Builds the whole process, ready to listen. Closing it ends requests, jobs and workers, in this order. */
export async function buildApp({ config, db, server, reading, ...more }: AppParts): Promise<FastifyInstance> {
  const app = makeServer(config, server)
  warnOfUnnamedProxy(app, config)
  const antivirus = openAntivirus(config.clamdUrl)
  const fields = makeFieldCrypto(config.fieldKeys ?? (await loadOwnKeys(config.dataDir)))
  const work = db.sql.shareOf('work', workShare)
  const whenBroken = (file: string, kind: SealFaultKind) => {
    app.log.error({ file, kind }, 'a kept file does not open')
    besideTransaction(() => tellBrokenFile(work, platform, file)).catch((error) =>
      app.log.error(describeError(error), 'notice'),
    )
  }
  const { storage, disk } = await openFiles(config, {
    ...{ sql: db.sql, fields, whenBroken, time: () => databaseTime(db.sql) },
  })
  if (!config.strict) db.tellNested((error) => app.log.error(describeError(error), 'nested'))
  const jobs = await openJobs(db.owner, db.urls.owner, queues, (error) =>
    app.log.error({ error: (error as Error).name }, 'jobs'),
  )
  const memberServers = openMemberServers(config.memberServers)
  const { guard } = memberServers
  const house = openHouseServer({ sql: work, fields, smtpUrl: config.smtpUrl, from: config.mailFrom, guard })
  const mail = openMail({ sql: work, jobs, fields, house, publicUrl: config.publicUrl })
  const extractor = startExtractor({ languages: config.ocr })
  const mailReader = startMailReader()
  const drawing = startDrawing(more.drawing)
  const model = config.model ? openModel(config.model) : null
  const events = await openEvents(db.sql)
  const platform: Platform = {
    publicUrl: config.publicUrl,
    signer: config.signer ?? null,
    isDemo: config.demo,
    ...{
      storage,
      antivirus,
      fields,
      jobs,
      mail,
      house,
      memberServers,
      events,
      extractor,
      mailReader,
      drawing,
      model,
      kinds,
      lists,
      imports,
      exports,
      hooks,
    },
    async onChanged(tx, change) {
      await tellWatchers(tx, platform, change)
      await tellPages(tx, platform, change)
    },
  }

  serveHealth(app, { sql: db.sql, storage, mail })
  serveMetrics(app, config, db.sql)
  if (config.role !== 'worker') {
    if (disk) serveUploads(app, db.sql, disk)
    serveDownloads(app, { db: db.sql, platform })
    serveReference(app)
    const limits = makeRateLimits(db.sql)
    const visitors = db.sql.shareOf('visitors', visitorsShare)
    const web = await openWebBuild(server?.web ?? builtWeb)
    const forms = makeVisitForms(web, config.publicUrl)
    serveHelp(app, forms, web)
    serveUnsubscribe(app, forms, { db: visitors, platform, limits })
    serveCertificates(app, forms, { db: visitors, limits })
    servePublicJobs(app, forms, { db: visitors, limits })
    serveApply(app, forms, { db: visitors, platform, limits })
    serveLeads(app, forms, { db: visitors, platform, limits })
    serveSitemap(app, { db: visitors, limits, publicUrl: config.publicUrl })
    serveSigningPage(app, forms, { db: visitors, platform, limits })
    servePresentations(app, forms, { db: visitors, platform, limits })
    serveBookings(app, forms, { db: visitors, platform, limits })
    serveShares(app, forms, { db: visitors, platform, limits })
    serveClicks(app, forms, { db: visitors, platform, limits })
    serveMailChoice(app, forms, { db: visitors, platform, limits })
    const streams = makeOpenStreams(db.sql)
    app.addHook('preClose', () => streams.close().catch(() => undefined))
    serveContract(app, router, {
      db: db.sql,
      platform,
      limits,
      streams,
      isDemo: config.demo,
      bypassCode: config.bypassCode,
      publicUrl: config.publicUrl,
      answerWithinMs: server?.answerWithinMs,
    })
    if (config.demo) serveMailbox(app, db.sql, platform)
    else leadToKept(app)
    serveWeb(app, web, { ...config.contact, publicUrl: config.publicUrl, ...(config.demo && { demo: 'yes' }) })
  }
  if (config.role !== 'api') {
    // Each queue brings what its own work takes, which is lost where all are gone through.
    for (const [name, { work: doJob }] of Object.entries(featureJobs))
      jobs.handle(name as JobName, (data) => doJob({ db: work, platform }, data as never))
    await jobs.work()
  }
  const beating = config.role === 'api' ? undefined : await beatAsWorker(work)
  const readers = config.role !== 'api' && reading !== null ? openReaders({ db: work, platform }, reading) : undefined
  // Streams would hold the close until their readers leave.
  app.addHook('preClose', async () => events.close())
  app.addHook('onClose', async () => {
    await readers?.close()
    await jobs.stop()
    await beating?.stop()
    house.close()
    memberServers.pool.close()
    await extractor.close()
    await drawing.close()
    await mailReader.close()
  })
  return app
}
