import { loadConfig } from '../../src/config.ts'
import { openFiles } from '../../src/features/base/file/open-files.ts'
import { openAntivirus } from '../../src/platform/antivirus.ts'
import { startMailReader } from '../../src/platform/mail/mail-reader.ts'
import { openMemberServers, readMemberServers } from '../../src/platform/mail/member-servers.ts'
import type { Platform } from '../../src/platform.ts'
import { startExtractor } from '../../src/reading/extract.ts'
import type { RunningApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'

/** Opens a reader of mailboxes on servers of this machine, beside an application that reads none; it is closed before the application. */
export async function openReadingPlatform(run: RunningApp, more: Parameters<typeof readMemberServers>[0] = {}) {
  const reminding = await openReminding(run)
  const servers = readMemberServers({ MAIL_ALLOWED_HOSTS: 'localhost', ...more })
  if (typeof servers === 'string') throw new Error(servers)
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
  const { storage } = await openFiles(config, { sql: run.db.sql, fields: reminding.platform.fields })
  const extractor = startExtractor({ languages: config.ocr })
  const mailReader = startMailReader()
  const memberServers = openMemberServers(servers)
  const platform: Platform = {
    ...reminding.platform,
    ...{ memberServers, storage, extractor, mailReader, antivirus: openAntivirus(config.clamdUrl) },
  }
  return {
    platform,
    close: async () => {
      memberServers.pool.close()
      await extractor.close()
      await mailReader.close()
      await reminding.close()
    },
  }
}
